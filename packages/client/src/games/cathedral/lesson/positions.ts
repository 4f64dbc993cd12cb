/*
 * The positions of the lesson of the Cathedral: one game for two, by turns. Each is the one before with what has changed since.
 */

type Fields = { readonly [field: string]: string }

/** In the notation of the game. */
const written = (fields: Fields): string =>
  Object.entries(fields)
    .map(([field, value]) => `${field}: ${value}`)
    .join('\n')

const START: Fields = {
  options:
    '{"mode":"standard","forkedPaths":false,"advanced":false,"nightmares":"1+5","buildFromFirstTurn":false,"ownConflictsOnly":false}',
  seats: '2',
  first: '1',
  turn: '1',
  start: '5',
  day: '-',
  areas: '',
  strongholds: '- -',
  wings: '- -',
  dreamers: '- -',
  nightmares: '0 0',
  nightmaresAt: '- -',
  limbo: '0 0',
  held: '0 0',
  devoured: '0 0 0',
  ritual: '0 0 | 0 0',
  deeds: '0 0 0 0 0 0 0 0 0 0 0 0 | 0 0 0 0 0 0 0 0 0 0 0 0',
  cathedral: '1A',
  tokens: '',
  colours: '0',
  stage2: 'no',
  ending: 'no',
  upgrades: 'R07 | R27',
  hands: 'R22 R35 R41 | R02 R09 R14',
  basics: '0 0',
  laid: '- | -',
  deck: 'R36 R15 R20 R39 R25 R38 R01 R45 R28 R32 R33 R21 R26 R16 R08 R19 R43 R42 R37 R10 R13 R44 R04 R40 R46 R31 R03 R34',
  aside:
    'R65 R90 R86 R79 R76 R64 R60 R70 R68 R58 R53 R89 R77 R73 R84 R87 R74 R78 R81 R55 R80 R63 R82 R92 R88 R91 R54 R83 R85 R75 R59 R69',
  discard: '',
  shuffling: '0 0 0',
  pools: 'R56=0 R57=0 R61=0 R62=0 R66=0 R67=0 R71=0 R72=0 R93=0 R94=0 R95=0 R96=0',
  dreams: 'S10 S12 | S18 S19',
  dreamDeck: 'S09 S11 S01 S13 S07 S06 S17 S05 S23 S04 S15 S03 S02 S24',
  dreamAside: 'S30 S32 S38 S34 S31 S43 S40 S29 S39 S28 S42 S33 S37 S35',
  dreamPools: 'S36=0 S41=0 S44=0 S45=0 S46=0',
  market: 'S22 S16 S08',
  fulfilled: '- | -',
  conflicts: 'K12 K13 K15 K01 K16 K11 K02 K10 K06 K03 K08 K14 K04 K05 K07 K09',
  conflictSeen: '0',
  conflictsAside: 'K21 K29 K30 K20 K26 K22 K17 K23 K32 K27 K19 K28 K18 K25 K31 K24',
  clash: '',
  revealed: '',
  playing: '',
  stack: 'draft 1',
}

const REACT: Fields = {
  ...START,
  turn: '2',
  day: 'summon',
  areas: 'NW=1:4,f1:1 N=s:2 NE=s:3 E=s:3 SE=2:3,f2:1 S=2:3 SW=s:3 W=s:3 iN=s:2 iE=s:1 iS=s:2 iW=1:2',
  strongholds: 'NW SE',
  wings: 'NW SE',
  dreamers: 'A summon',
  nightmares: '1 5',
  deeds: '0 0 0 0 0 0 0 0 0 0 0 0 | 0 0 0 1 0 0 0 0 0 0 0 0',
  stack: 'turn - 1 0 0 8 0 0 0 0 0 0 0 1 | react 1',
}

const TURN3: Fields = {
  ...REACT,
  turn: '3',
  day: '-',
  areas: 'NW=1:4,f1:1 N=s:2 NE=s:3 E=s:3 SE=2:3,f2:1 S=2:3 SW=s:3 W=s:3 iN=s:2 iE=s:1 iS=s:2 iW=1:3',
  dreamers: 'A A',
  deeds: '0 0 0 0 0 0 0 0 0 0 0 0 | 0 0 0 0 0 0 0 0 0 0 0 0',
  stack: 'turn - 0 0 0 2 | day 1',
}

const END3: Fields = {
  ...TURN3,
  day: 'maneuver',
  areas: 'NW=1:4,f1:1 N=1:3 NE=s:3 E=s:3 SE=2:3,f2:1 S=2:3 SW=s:3 W=s:3 iN=s:2 iE=s:1 iS=s:2 iW=1:3',
  wings: 'N SE',
  dreamers: 'maneuver A',
  deeds: '1 0 1 2 0 0 0 0 0 2 0 0 | 0 0 0 0 0 0 0 0 0 0 0 0',
  cathedral: '1A 1B',
  hands: 'R35 R41 | R02 R09 R14',
  discard: 'R22',
  conflicts: 'K13 K15 K01 K16 K11 K02 K10 K06 K03 K08 K14 K04 K05 K07 K09 K12',
  conflictSeen: '1',
  stack: 'turn - 0 0 0 11 0 0 0 0 0 0 0 2 | window 1 0 0 0 0 0 0 0 0 0 0 0 4',
}

const TURN5: Fields = {
  ...END3,
  turn: '5',
  day: '-',
  dreamers: 'B C',
  deeds: '0 0 0 0 0 0 0 0 0 0 0 0 | 0 0 0 0 0 0 0 0 0 0 0 0',
  cathedral: '1A 1B 2A',
  hands: 'R35 R36 R41 | R02 R09 R14 R15 R20',
  deck: 'R39 R25 R38 R01 R45 R28 R32 R33 R21 R26 R16 R08 R19 R43 R42 R37 R10 R13 R44 R04 R40 R46 R31 R03 R34',
  dreams: 'S10 | S18 S19',
  fulfilled: 'S12 | -',
  stack: 'turn - 0 0 0 2 | day 1',
}

const DREAMS5: Fields = {
  ...TURN5,
  day: 'fortify',
  areas: 'NW=1:4,f1:1 N=1:3,f1:1 NE=s:3 E=s:3 SE=2:3,f2:1 S=2:3 SW=s:3 W=s:3 iN=s:2 iE=s:1 iS=s:2 iW=1:3',
  dreamers: 'fortify C',
  deeds: '0 0 0 1 1 0 0 0 0 0 0 0 | 0 0 0 0 0 0 0 0 0 0 0 0',
  hands: 'R35 R36 R39 R41 | R02 R09 R14 R15 R20',
  deck: 'R25 R38 R01 R45 R28 R32 R33 R21 R26 R16 R08 R19 R43 R42 R37 R10 R13 R44 R04 R40 R46 R31 R03 R34',
  stack: 'turn - 0 0 0 5 | returnDreams 1',
}

const TURN7: Fields = {
  ...DREAMS5,
  turn: '7',
  day: '-',
  dreamers: 'C B',
  ritual: '3 0 | 0 0',
  deeds: '0 0 0 0 0 0 0 0 0 0 0 0 | 0 0 0 0 0 0 0 0 0 0 0 0',
  cathedral: '1A 1B 2A 2B 1C',
  hands: 'R35 R36 R39 R41 | R02 R09 R14 R15 R20 R25 R38',
  deck: 'R01 R45 R28 R32 R33 R21 R26 R16 R08 R19 R43 R42 R37 R10 R13 R44 R04 R40 R46 R31 R03 R34',
  dreams: 'S10 S16/30/0 | S18 S19',
  dreamDeck: 'S11 S01 S13 S07 S06 S17 S05 S23 S04 S15 S03 S02 S24',
  market: 'S22 S09 S08',
  stack: 'turn - 0 0 0 2 | day 1',
}

const END7: Fields = {
  ...TURN7,
  day: 'ritual',
  areas: 'NW=1:3,f1:1 N=1:3,s:1,f1:1 NE=s:3 E=s:3 SE=2:3,f2:1 S=2:3,s:1 SW=s:3 W=s:3 iN=s:2 iE=s:1 iS=s:2 iW=1:3',
  dreamers: 'ritual B',
  ritual: '5 1 | 0 0',
  deeds: '0 0 0 1 0 3 0 0 0 0 0 0 | 0 0 0 0 0 0 0 0 0 0 0 0',
  cathedral: '1A 1B 2A 2B 1C 1D',
  stack: 'turn - 0 0 0 11 0 0 0 0 0 0 0 2 | window 1 0 0 0 0 0 0 0 0 0 0 0 4',
}

export const POSITIONS = {
  /** Nothing stands on the map yet: areas are conquered. */
  start: written(START),
  /** The rival has summoned; now the learner may react. */
  react: written(REACT),
  /** The learner’s second turn, before a Day is chosen. */
  turn3: written(TURN3),
  /** The end of that turn, with a conflict won. */
  end3: written(END3),
  /** The third turn. */
  turn5: written(TURN5),
  /** After its action: Dreams may be exchanged. */
  dreams5: written(DREAMS5),
  /** The fourth, with a Ritual marker that has climbed meanwhile. */
  turn7: written(TURN7),
  /** Its end: three steps were climbed. */
  end7: written(END7),
}
