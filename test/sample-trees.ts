import fc from 'fast-check';
import { kinds } from '#app/kinds.server.ts';
import { parseTree } from '#platform/data-tree/tree.server.ts';
import { readExampleTree } from './example-tree.ts';

/** Settings of a made-up club, for tests. */
export const settings = {
  slugPrefix: 'sv-muster',
  defaultPlayerImage: '/images/ohne foto.png',
  defaultTrainerImage: '/images/ohne bild.png',
  defaultCrest: '/images/ohne wappen.png',
};

export function parse(tree: unknown) {
  return parseTree(JSON.stringify(tree), kinds, settings);
}

/** Lists the notes of the parser as 'path: text'. */
export function notesOn(tree: unknown): string[] {
  return parse(tree).notes.map(({ path, text }) => `${path}: ${text}`);
}

/** A tree of the old nodes with irregular values, as real exports have them. */
export const untidyTree = {
  players: {
    '-OaA': {
      ...{ name: ' Max  Muster ', position: 'torhüter', image: '', activePlayer: 'true' },
      ...{ trikotNummer: '12', birthyear: '1999', joinedClub: '01.07.2023', lastClub: '' },
      ...{ goalsScored: '3', blueCard: 2, redCards: true, lieblingsfarbe: 'blau' },
      pastSeasons: { 0: { season: 2023, goalsScored: 4, blueCards: '1' }, 2: { season: '2024' } },
    },
    '-OaB': { name: 'Max Muster', position: 'Sturm', activePlayer: false, pastSeasons: [null] },
    '-OaC': { position: 'Libero', activePlayer: true },
    __proto__x: { name: 'Čedo O’Brien/Jr.', position: 'Mittelfeld', activePlayer: true },
  },
  trainers: [null, { name: 'Eva Coach', trainerArt: 'co trainer', joinedClub: '1.7.2023' }],
  games: {
    g1: { date: '2025-03-15T14:00:00.000Z', opponent: 'SC Berg', art: 'pokal', dynamoTore: '2' },
    g2: { date: '2025-04-01T22:00:00.000Z', opponent: 'SC Berg', art: 'Meisterschaft' },
    g3: { date: '2025-03-15', opponent: 'FC Wiese', art: 'Testspiel', wappen: '/x.svg' },
    g4: { date: '15.06.2025 18:30', opponent: 'FC Wiese', art: 'Meisterschaft' },
    g5: { date: '2025-02-31', opponent: 'FC Nie', art: 'Meisterschaft' },
  },
  kader: {
    k1: {
      ...{ spieltag: '2025-03-15', gegner: 'fc wiese', trainerId: 1 },
      players: [
        null,
        { id: '-OaA', nummer: '7', bank: 'ja', yellowCards: 3 },
        { id: 'weg', nummer: 4 },
      ],
    },
    k2: { gameId: 'g1', timestamp: '2025-03-15T18:00:00Z', players: { 3: { id: '-OaB' } } },
    k3: { gameId: 'g1', timestamp: '2025-03-15T19:00:00Z', trainerId: 'weg' },
  },
  leagueTable: [{ team: 'SV Muster', won: '3', drawn: 1, lost: 0, points: 9 }],
  'upcoming-game': { opponent: 'FK Sonne', datetime: '2025-07-05T15:00' },
  admins: { Anna: { email: 'anna@verein.example', rolle: 'chefin' } },
  news: [
    null,
    { title: 'Kapitän bestätigt', date: 'Dezember 15, 2024', content: '<p onclick="x">A<br>B</p>' },
    { title: 'Kapitän bestätigt', date: '3. May 2025', content: '<script>x</script>' },
  ],
  seasons: {
    2024: {
      ...{ captain: 'Max Muster', teamAchievements: [null, 'Fairplay'] },
      ...{ text: 'Ein\r\n\r\nJahr', image: 'jahr.jpg', highlights: [null, ' Derby  3:2 '] },
      individualAchievements: ['Torschützenkönig', { title: 'Jüngster', player: 'Max Muster' }],
      teams: [{ team: 'SV Muster', won: 1, drawn: 1, lost: 1 }, null, { team: 'SC Berg', won: 3 }],
    },
  },
  lastSeason: { 2024: { title: 'Fairplay' }, 2023: { title: 'Erste Saison' } },
  board: { b: { name: 'Präsident', role: 'Präsident', contact: 'p@v.example' }, 1: { name: 'X' } },
  sponsors: { '-S': { name: 'Bar', logoUrl: '/bar.svg', websiteUrl: 'www.bar.example' } },
  fanShop: { title: 'Shop', link: 'https://shop.example' },
  kommentare: { a: 1 },
};

const oddValues = fc.oneof(
  { withCrossShrink: true },
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    ...[
      null,
      '',
      ' ',
      '12',
      '-1',
      '1e9',
      'NaN',
      99_999,
      -5,
      2.5,
      1e300,
      true,
      'ja',
      [],
      {},
      [null],
    ],
    ...['2025-02-31', '2025-03-30T02:30', '0000-00-00', '9999-12-31', '31.12.2024', '\0', '\ud800'],
    ...['javascript:x', '//x', 'https://x.example/y', '..', 'a/b?c#d', 'Å', 'x'.repeat(5000)],
    ...['<p>&#0;</p>', '-OaA', 'g1', '2024', '__proto__', 'constructor', 0, 1, 2, 3],
  ),
);
const oddKeys = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', '', '.', '..', 'a/b', '1', '01', '-OaA', 'g1', 'id'),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('order', 'slug', 'address', 'seasonId', 'season', 'e\u0301', 'é', '\0a', 'a'),
);

const exampleTree = await readExampleTree();

const mutation = fc.record({
  at: fc.array(fc.nat(25), { maxLength: 5 }),
  key: oddKeys,
  value: oddValues,
  how: fc.nat(3),
});

/** Copies of a sample tree in which random values are replaced, removed or added. */
export const mutatedTrees = fc
  .tuple(fc.constantFrom(untidyTree, exampleTree), fc.array(mutation, { maxLength: 25 }))
  .map(([sample, mutations]) => {
    const tree = JSON.parse(JSON.stringify(sample));
    for (const { at, key, value, how } of mutations) mutate(tree, at, how, key, value);
    return tree as unknown;
  });

/** Trees with random content below the known nodes. */
export const randomTrees = fc.dictionary(
  fc.constantFrom(...Object.keys({ ...untidyTree, ...exampleTree })),
  fc.oneof(fc.dictionary(oddKeys, oddValues), fc.array(oddValues), fc.jsonValue()),
);

function mutate(tree: object, at: number[], how: number, key: string, value: unknown): void {
  let target = tree;
  for (const index of at) {
    const children = Object.values(target);
    const child: unknown = children[index % children.length];
    if (typeof child !== 'object' || child === null) break;
    target = child;
  }
  const names = Object.keys(target);
  const name = names[(at[0] ?? 0) % names.length];
  // Do not assign the value, because an assignment to '__proto__' creates no key.
  const put = (where: string, what: unknown) =>
    Object.defineProperty(target, where, { value: what, enumerable: true, configurable: true });
  if (name === undefined || how === 3) put(Array.isArray(target) ? `${target.length}` : key, value);
  else if (how === 0) Reflect.deleteProperty(target, name);
  else if (how === 1 && target !== tree) put(name, value);
  else if (how === 2 && !Array.isArray(target)) put(key, Reflect.get(target, name));
}
