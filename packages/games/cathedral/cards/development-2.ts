import { stage2 } from './development.ts'
import type { DevelopmentCard } from './vocabulary.ts'
import {
  areas,
  banish,
  both,
  build,
  choose,
  climb,
  command,
  convert,
  devour,
  draw,
  dream,
  echo,
  either,
  fly,
  may,
  mayFight,
  move,
  mustFight,
  near,
  not,
  pay,
  place,
  play,
  produce,
  raze,
  recall,
  restore,
  rite,
  scry,
  steal,
  wing,
} from './write.ts'

/*
 * The Development cards of Stage 2.
 * A reconstruction: the printed cards are not public. These are ours, made to fit every number and example of the rulebook; whoever owns the
 * box can play with the printed ones (`cards/read.ts`). The order is the numbering that records and positions use.
 */

const { upgrade, event } = stage2

export const DEVELOPMENT_STAGE_TWO: readonly DevelopmentCard[] = [
  upgrade('R53', 'Dictated Visions', 'Dyktowane Wizje', 'develop', 2, 1, {
    main: [draw(3), play(2), command(1)],
    agree: [draw(1), play(1)],
    oppose: [draw(1)],
  }),
  upgrade('R54', 'The Whole Archive', 'Całe Archiwum', 'develop', 1, 1, {
    main: [scry(6, 4), play('all')],
    agree: [scry(3, 2), play(1)],
    oppose: [scry(3, 1)],
  }),
  upgrade('R55', 'Bread and Ink', 'Chleb i Atrament', 'develop', 1, 2, {
    main: [draw(3), play(2), produce(2, 'mine')],
    agree: [draw(1), play(1), produce(1, 'mine')],
    oppose: [choose([draw(1)], [produce(1, 'mine')])],
  }),
  upgrade('R56', 'Ascending Script', 'Wstępujące Pismo', 'develop', 0, 2, {
    players: 3,
    main: [draw(3), play(2), climb(1, 'vision')],
    agree: [draw(1), play(1), climb(1, 'path')],
    oppose: [draw(1)],
  }),
  upgrade('R57', 'Chorus of Selves', 'Chór Jaźni', 'develop', 2, 0, {
    players: 4,
    main: [draw(3), play(2), echo],
    agree: [draw(2), play(1)],
    oppose: [draw(1), play(1)],
  }),
  upgrade('R58', 'Citadel of Teeth', 'Cytadela Zębów', 'fortify', 1, 2, {
    limit: 5,
    main: [build(3, 'mine', 'less'), draw(1)],
    agree: [build(1, 'mine', 'less'), draw(1)],
    oppose: [produce(1, 'fort')],
  }),
  upgrade('R59', 'Kennels', 'Psiarnia Koszmarów', 'fortify', 2, 1, {
    limit: 4,
    main: [build(2, 'mine', 'less'), command(1)],
    agree: [build(1, 'mine', 'less')],
    oppose: [produce(1, 'stronghold')],
  }),
  upgrade('R60', 'Effortless Stone', 'Kamień bez Trudu', 'fortify', 1, 1, {
    limit: 4,
    main: [build(2, 'mine', 'free')],
    agree: [build(1, 'mine', 'less')],
    oppose: [draw(1)],
  }),
  upgrade('R61', 'Siege Dream', 'Sen Oblężnika', 'fortify', 3, 0, {
    players: 3,
    limit: 5,
    main: [build(2, 'mine', 'full'), raze(1, near('fort')), draw(1)],
    agree: [build(1, 'mine', 'full'), banish(1, 'unit', near('fort'))],
    oppose: [banish(1, 'shadow', near('fort'))],
  }),
  upgrade('R62', 'Hives', 'Ule', 'fortify', 0, 3, {
    players: 4,
    limit: 4,
    main: [build(2, 'mine', 'less'), areas(1, 'fort')],
    agree: [choose([build(1, 'mine', 'less')], [areas(1, 'fort')])],
    oppose: [produce(1, 'fort')],
  }),
  upgrade('R63', 'Flood of Pilgrims', 'Potop Pielgrzymów', 'summon', 2, 0, {
    main: [areas('level', 'fort'), produce(3, 'marked'), produce(4, 'mine')],
    agree: [produce(4, 'mine')],
    oppose: [produce(1, 'mine')],
  }),
  upgrade('R64', 'Shepherd of Horrors', 'Pasterz Grozy', 'summon', 1, 2, {
    main: [areas('level', 'fort'), areas(1, 'marked'), produce(2, 'mine'), command(1)],
    agree: [produce(3, 'mine')],
    oppose: [produce(1, 'mine')],
  }),
  upgrade('R65', 'Open Crypts', 'Otwarte Krypty', 'summon', 2, 1, {
    main: [areas('level', 'fort'), areas(1, 'marked'), produce(2, 'mine'), recall(5, 'mine')],
    agree: [produce(2, 'mine'), recall(2, 'mine')],
    oppose: [choose([produce(1, 'mine')], [recall(3, 'mine')])],
  }),
  upgrade('R66', 'Cathedral Guard', 'Straż Katedralna', 'summon', 1, 1, {
    players: 3,
    main: [areas('level', 'fort'), place(3, both('cathedral', not('foeFort'))), produce(2, 'mine')],
    agree: [produce(1, 'mine'), place(2, both('cathedral', not('foeFort')))],
    oppose: [produce(1, 'mine')],
  }),
  upgrade('R67', 'Census of Sleepers', 'Spis Śpiących', 'summon', 1, 1, {
    players: 4,
    main: [areas('level', 'fort'), areas(1, 'marked'), produce(2, 'mine'), draw(2)],
    agree: [produce(2, 'mine'), draw(1)],
    oppose: [produce(1, 'mine')],
  }),
  upgrade('R68', 'Voice of the Cathedral', 'Głos Katedry', 'ritual', 1, 1, {
    main: [climb(2, 'vision'), rite('all', 'seal'), command(1)],
    agree: [choose([climb(1, 'vision')], [command(1)])],
    oppose: [rite(1, 'vision')],
  }),
  upgrade('R69', 'Ferryman', 'Przewoźnik', 'ritual', 2, 1, {
    main: [climb(1, 'vision'), rite('all', 'seal', 2), draw(1)],
    agree: [climb(1, 'vision'), rite(1, 'vision', 2)],
    oppose: [rite(1, 'vision', 2)],
  }),
  upgrade('R70', 'Ladder of Light', 'Drabina Światła', 'ritual', 0, 3, {
    main: [climb(3, 'vision'), rite('all', 'seal')],
    agree: [climb(2, 'vision')],
    oppose: [climb(1, 'path')],
  }),
  upgrade('R71', 'Fertile Ashes', 'Żyzne Popioły', 'ritual', 2, 0, {
    players: 3,
    main: [climb(1, 'vision'), rite('all', 'seal'), produce(3, 'mine')],
    agree: [climb(1, 'vision'), produce(1, 'mine')],
    oppose: [climb(1, 'path')],
  }),
  upgrade('R72', 'Communion of Maws', 'Komunia Paszcz', 'ritual', 1, 2, {
    players: 4,
    main: [climb(1, 'vision'), rite('all', 'seal'), pay([devour(1, 'own', 'present')], [climb(2, 'vision')])],
    agree: [climb(1, 'vision'), pay([devour(1, 'own', 'present')], [climb(1, 'vision')])],
    oppose: [choose([rite(1, 'vision')], [command(1)])],
  }),
  upgrade('R73', 'Hunt at Dawn', 'Łowy o Świcie', 'maneuver', 2, 1, {
    main: [move(5, 1), mustFight(3, 'any'), command(1)],
    agree: [move(3), mayFight(1, 'present')],
    oppose: [move(2)],
  }),
  upgrade('R74', 'Gentle Usurper', 'Łagodny Uzurpator', 'maneuver', 0, 2, {
    main: [move(5, 2), mayFight(3, 'any')],
    agree: [move(2, 1), mayFight(1, 'present')],
    oppose: [move(1)],
  }),
  upgrade('R75', 'Butcher’s Calendar', 'Kalendarz Rzeźnika', 'maneuver', 3, 0, {
    main: [draw(2), move(5, 1), mustFight(4, 'any')],
    agree: [draw(1), move(2), mayFight(1, 'present')],
    oppose: [choose([move(1)], [draw(1)])],
  }),
  upgrade('R76', 'Carrion Crown', 'Korona Padliny', 'maneuver', 1, 1, {
    main: [fly('any'), move(4, 2), mayFight(2, 'any')],
    agree: [fly('any'), convert(1, 'winged')],
    oppose: [wing(2)],
  }),
  upgrade('R77', 'Feeding Ground', 'Żerowisko', 'maneuver', 2, 2, {
    main: [move(4, 1), mustFight(3, 'any'), may(devour(2, 'unit', 'won'))],
    agree: [move(2), mayFight(1, 'present')],
    oppose: [move(2)],
  }),
  event('R78', 'Raised Hand', 'Uniesiona Dłoń', 2, 1, [command(1), draw(1)]),
  event('R79', 'Leash of Nerves', 'Smycz z Nerwów', 1, 2, [command(2)]),
  event('R80', 'Feast', 'Uczta', 3, 0, [pay([devour(1, 'own', 'present')], [produce(3, 'mine')])]),
  event('R81', 'Mercy', 'Miłosierdzie', 0, 3, [restore(2), produce(2, 'mine')]),
  event('R82', 'Black Levy', 'Czarny Pobór', 2, 0, [produce(4, 'mine')]),
  event('R83', 'Night of Stone', 'Noc Kamienia', 1, 2, [build(2, 'mine', 'less')]),
  event('R84', 'Winding Stair', 'Kręte Schody', 2, 1, [climb(2, 'vision')]),
  event('R85', 'Torch Procession', 'Procesja Pochodni', 1, 1, [climb(3, 'path')]),
  event('R86', 'Storm of Wings', 'Burza Skrzydeł', 2, 0, [fly('any'), convert(2, 'winged')]),
  event('R87', 'Long March', 'Długi Marsz', 2, 2, [move(6)]),
  event('R88', 'Slaughter', 'Rzeź', 4, 0, [move(3), mayFight(2, 'present')]),
  event('R89', 'Unravelling', 'Prucie', 0, 3, [banish(3, 'shadow', 'any')]),
  event('R90', 'Open Graves', 'Otwarte Groby', 1, 2, [recall(5, 'mine'), draw(1)]),
  event('R91', 'Deluge of Signs', 'Potop Znaków', 1, 1, [draw(4)]),
  event('R92', 'Double Dream', 'Podwójny Sen', 2, 1, [dream(3, 1), draw(1)]),
  event('R93', 'Echoing Nave', 'Nawa Ech', 1, 1, [echo, draw(1)], 3),
  event('R94', 'Betrayal', 'Zdrada', 3, 1, [banish(2, 'foe', either('present', near('present')))], 3),
  event('R95', 'Cracked Keep', 'Pęknięta Wieża', 3, 0, [raze(1, 'any'), draw(1)], 4),
  event('R96', 'Black Tithe', 'Czarna Dziesięcina', 2, 2, [steal(2)], 4),
]
