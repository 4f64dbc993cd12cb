/** Katakana that look like Han characters, or like Hiragana. */
const KATAKANA = ['エ工', 'カ力', 'タ夕', 'ト卜', 'ニ二', 'ハ八', 'ロ口', 'ヘへ', 'リり', 'ー一'].map(
  ([one, other]) => [one!, other!] as const,
)

/** Letters that look like Latin ones in the type of most screens; capitals by what they look like as small letters. After Unicode's confusables, for the scripts that share their shapes. */
const LOOKS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['АаΑαаɑᴀȺⱥ⍺', 'a'],
    ['ВвΒЬьƄʙɃƀƅꞴ', 'b'],
    ['СсᴄȻȼ', 'c'],
    ['ԁɗđĐᴅ', 'd'],
    ['ЕеΕєЄεᴇɆɇɛƐҽꬲ℮⋿', 'e'],
    ['ꜰꬵꞘꞙϜϝ', 'f'],
    ['ɡԌցɢԍᶃƍ', 'g'],
    ['НнΗһҺհħĦʜ', 'h'],
    ['IiІіΙιӀӏ1|!ǃıɩƖǀɪʟ١۱ןוا丨⍳।׀', 'l'],
    ['ЈјϳЈɉᴊꞲ', 'j'],
    ['КкΚκҚқᴋĸ', 'k'],
    ['ŁłƚԼⱠⱡꞁ∣│┃❘❙⏽▏▕⎸⎹⎪⎮╎┆┊', 'l'],
    ['∥‖ǁװ॥', 'll'],
    ['МмΜϺᴍ', 'm'],
    ['Νηոռпɴ', 'n'],
    ['ОоΟοσՕօ0ØøӨөΘθᴏჿס〇०০੦૦୦௦౦೦൦๐໐០ဝ၀ഠ٥۵Ꝋꝋ○◯ᴑꬽዐଠهەہھ', 'o'],
    ['Ꝏꝏ', 'oo'],
    ['РрΡρᴘƿք⍴', 'p'],
    ['Ԛԛգզ', 'q'],
    ['гᴦʀɌɍꭇꭈ', 'r'],
    ['ЅѕꜱՏ', 's'],
    ['ТтΤτŧŦᴛȾⱦ⊤⟙', 't'],
    ['υսՍцᴜ∪⋃ꞟꭎꭒሀ', 'u'],
    ['νѴѵᴠʋ∨⋁٧۷', 'v'],
    ['ԜԝѡωшաЩщᴡɯ', 'w'],
    ['ХхΧχ×⨯⤫⤬╳Ꭓ', 'x'],
    ['УуΥүҮγʏɎɏɣỿꭚყ', 'y'],
    ['ΖȤȥᴢƵƶ', 'z'],
    ['ß', 'ss'],
    ['ЗзӠӡƷȜ', '3'],
    ['Бб', '6'],
    ...KATAKANA,
  ].flatMap(([alike, latin]) => [...alike!].map(letter => [letter, latin!] as const)),
)

/** Rows of letters that flow into another one. */
const FLOWING = [
  ['rn', 'm'],
  ['vv', 'w'],
  ['cl', 'd'],
] as const

/** What is easily overlooked beside letters: points, accents that stand alone, gaps, joiners. */
const SLIGHT = /[\p{P}\p{Z}\p{Sk}\p{Cf}\u02B0-\u02FF]/gu

const SEAT_MARKS = /^(\s*#\s*\d+)+|(\s*#\s*\d+)+\s*$/g

/** So many letters there is room for on a narrow plate. */
const ALWAYS_SHOWN = 10

/** What a name looks like where there is little room: two that look alike have the same. */
function looksOf(name: string): string {
  // Unicode's plain form of a sigma that looks like a C is the sigma that does not.
  const plain = name.replace(/[Ϲϲ]/g, 'c').normalize('NFKD').replace(/\p{M}/gu, '').replace(SEAT_MARKS, '')
  const letters = [...plain]
    .map(letter => LOOKS[letter] ?? LOOKS[letter.toLowerCase()] ?? letter.toLowerCase())
    .join('')
  const looks = FLOWING.reduce((text, [row, letter]) => text.replaceAll(row, letter), letters)
  return [...(looks.replace(SLIGHT, '') || plain)].slice(0, ALWAYS_SHOWN).join('')
}

/**
 * The names of a table as people see them: of those that look alike, or like one of the words that the page itself says there, every one
 * of a person says its seat; first, so that a plate shows it. `names` are in the order of seats; undefined where nobody sits.
 */
export function namesApart(
  names: readonly (string | undefined)[],
  isPerson: (seat: number) => boolean,
  ownWords: readonly string[],
): (string | undefined)[] {
  const looks = names.map(name => (name === undefined ? undefined : looksOf(name)))
  const taken = new Set(ownWords.map(looksOf))
  return names.map((name, seat) => {
    const look = looks[seat]
    const isAlike = look !== undefined && (taken.has(look) || looks.filter(each => each === look).length > 1)
    return isAlike && isPerson(seat) ? `#${seat + 1} ${name}` : name
  })
}
