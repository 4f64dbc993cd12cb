import { polishPlural } from '@sennik/engine'
import type { Words } from './words.en.ts'

const cards = (count: number): string => `${count} ${polishPlural(count, 'karta', 'karty', 'kart')}`
const points = (count: number): string => `${count} ${polishPlural(count, 'punkt', 'punkty', 'punktów')}`
const nines = (count: number): string => `${count} ${polishPlural(count, 'dziewiątka', 'dziewiątki', 'dziewiątek')}`
const onNines = (count: number): string => (count === 1 ? '1 dziewiątce' : `${count} dziewiątkach`)

export const polish: Words = {
  points,
  nines,
  cats: {
    blue: { name: 'Pasek', colour: 'niebieski', look: 'w paski, z księżycem' },
    yellow: { name: 'Kropka', colour: 'żółty', look: 'w kropki, ze słońcem' },
    green: { name: 'Łatka', colour: 'zielony', look: 'z łatą i listkiem' },
    pink: { name: 'Muszla', colour: 'różowy', look: 'gładki, z muszlą' },
  },
  cat: (colour, value) => `${colour} kot ${value}`,
  catText: (colour, look, value, friend) =>
    `${colour.slice(0, 1).toUpperCase()}${colour.slice(1)} kot ${value}, ${look}. Z kotem ${friend} tego koloru się zaprzyjaźnia (razem 9), z drugim takim samym walczy.`,
  others: {
    R: {
      name: 'Kruk',
      rule: 'Zakrywa dziewiątkę rywala. Przegania kruka z twojego snu.',
      text: 'Wart 0. Zakryj nim dziewiątkę rywala albo przegoń nim kruka ze swojego snu: oba kruki się wtedy odrzuca.',
    },
    J: {
      name: 'Joker',
      rule: 'Dowolny kot na kocie albo kruk na twoim kruku.',
      text: 'Zastępuje jednego z dwóch kotów tego koloru, na który go kładziesz, kota w obronie i w powtórzonym ataku albo kruka na kruku w twoim śnie. Nie wolno go zagrać na pustą krainę ani na dziewiątkę.',
    },
    M: {
      name: 'Ćma',
      rule: 'Przenosi kota z dowolnego snu do dowolnego snu.',
      text: 'Karta nocy. Zabiera kota z dowolnego snu i kładzie go na pustej krainie albo na dziewiątce w dowolnym śnie.',
    },
    B: {
      name: 'Nietoperz',
      rule: 'Kruk rywala staje się twoją dziewiątką.',
      text: 'Karta nocy. Zabiera kruka ze snu rywala i dokłada go do twojego snu jako dziewiątkę.',
    },
    O: {
      name: 'Sowa',
      rule: 'Blokuje atak i zabiera kartę ataku.',
      text: 'Karta nocy. W odpowiedzi na atak: blokuje go i od razu kończy, a kartę atakującą bierzesz do ręki.',
    },
    D: {
      name: 'Smok',
      rule: 'Wszystkie kruki znikają, a smok staje się twoją dziewiątką.',
      text: 'Karta nocy. Przegania wszystkie kruki ze wszystkich snów i staje się dziewiątką w twoim śnie.',
    },
  },
  nine: 'Dziewiątka',
  nineText: 'Rewers każdej karty. Zakryta karta we śnie jest warta 9 i podwaja to, co na niej leży.',

  you: 'Ty',
  yourDream: 'Twój sen',
  dreamOf: name => `Sen: ${name}`,
  partner: 'z tobą w drużynie',
  land: land => `Twoja kraina ${land + 1}`,
  landOf: (name, land) => `${name}: kraina ${land + 1}`,
  empty: 'pusta',
  onNines: (title, count) => `${title} na ${onNines(count)}`,
  total: count => `${points(count)} we śnie`,
  teamTotal: count => `${points(count)} drużyny`,
  handSize: count => `${cards(count)} w ręce`,
  shows: titles => `wszyscy znają: ${titles}`,
  table: 'Stół',
  pile: count => `Stos dobierania: ${cards(count)}`,
  discardTop: title => `Stos kart odrzuconych, na wierzchu: ${title}`,
  hand: 'Twoja ręka',
  inHand: title => `W twojej ręce: ${title}`,
  pick: title => `Wybierz kartę: ${title}`,
  picked: 'wybrana karta',
  attacked: 'atakowana',
  waitsForCard: 'teraz wybierz kartę',
  zoom: 'Przyjrzyj się',
  look: 'przyjrzyj się temu snowi',
  close: 'Zamknij',

  exchange: 'Wymień wszystkie',
  exchangeNow: 'Na pewno?',
  letGo: 'Odpuść',
  stop: 'Zakończ',

  scene: {
    duel: 'Pojedynek',
    attacks: (attacker, attacked) => `${attacker} atakuje: ${attacked}`,
    youAttacked: 'ciebie',
    youAttack: attacked => `Atakujesz: ${attacked}`,
    stakesFriends: 'Razem 9: dziewiątka dla atakującego',
    stakesFight: 'Taki sam kot: atakujący zabiera oba',
    repelled: count => `Odparte ataki: ${count}`,
    again: 'Jeszcze raz?',
    declare: 'Którym kotem jest joker?',
    friends: 'przyjaźń',
    fight: 'walka',
    nine: 'Gdzie położyć dziewiątkę?',
    settle: 'Gdzie zamieszkają?',
    carry: 'Dokąd leci ćma?',
    attack: 'atak',
    defence: 'obrona',
  },
  banner: {
    friends: 'Przyjaźń!',
    fight: 'Walka!',
    raven: 'A kysz!',
    repelled: 'Odparte!',
    owl: 'Sowa!',
    moth: 'Ćma…',
    bat: 'Nietoperz!',
    dragon: 'Smok!',
    lost: 'Brak miejsca',
    reshuffled: 'Tasowanie',
    noCards: 'Koniec kart',
  },
  ledger: {
    title: 'Sny na koniec gry',
    threeLands: name => `${name}: trzy krainy po trzy dziewiątki`,
    noCards: 'Zabrakło kart do dobrania.',
    standstill: 'Od czterdziestu okrążeń nikt nie dołożył dziewiątki. Taki koniec to nasza zasada, nie instrukcji.',
  },
}
