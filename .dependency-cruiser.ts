/*
 * Who may import whom (docs/decisions/0014-rooms.md). Checked by `npm run lint`; there is no list of
 * exceptions. What the browser may not load, React Router's build refuses by the name: *.server.
 */

/**
 * The rooms of the club's things, each with the rooms that it may use: those below it. One that is
 * not named uses none. All of them may use the platform and what the club has filled in.
 */
export const rooms: Record<string, string[]> = {
  accounts: ['teams'],
  'back-office': [
    ...[
      'accounts',
      'club-start',
      'csv-import',
      'details',
      'fixture-feed',
      'games',
      'messages',
      'newsletter',
      'pictures',
    ],
    ...['season-change', 'starter'],
  ],
  'club-start': [
    ...['accounts', 'competitions', 'details', 'fan-shop', 'games', 'look', 'season-plan'],
    ...['starter', 'texts'],
  ],
  competitions: [
    ...['details', 'games', 'opponents', 'players', 'season-plan', 'standings', 'teams'],
  ],
  'csv-import': ['competitions', 'details', 'games', 'players', 'teams', 'venues'],
  'fixture-feed': ['details', 'games', 'opponents', 'venues'],
  games: ['details', 'season-plan', 'standings', 'teams', 'venues'],
  home: ['fan-shop', 'games', 'news', 'next-game', 'seasons', 'sponsors', 'standings', 'texts'],
  letters: ['accounts', 'details', 'messages', 'newsletter'],
  lineups: ['competitions', 'games', 'players', 'season-plan', 'squads', 'teams', 'trainers'],
  messages: ['newsletter'],
  news: ['games', 'season-plan'],
  newsletter: ['news'],
  'next-game': ['details', 'games', 'opponents', 'venues'],
  opponents: ['games', 'venues'],
  people: ['season-plan', 'teams'],
  players: ['details', 'games', 'people', 'season-plan', 'teams'],
  reports: [
    ...['games', 'lineups', 'news', 'next-game', 'people', 'sponsors', 'trainers', 'venues'],
  ],
  schedule: [
    ...['competitions', 'games', 'players', 'season-plan', 'seasons', 'standings', 'teams'],
    'venues',
  ],
  'season-change': [
    ...['competitions', 'details', 'games', 'players', 'season-plan', 'seasons', 'squads'],
    ...['standings', 'teams'],
  ],
  seasons: [
    'competitions',
    'details',
    'games',
    'opponents',
    'people',
    'players',
    'season-plan',
    'standings',
    'teams',
  ],
  site: [
    ...['fan-shop', 'games', 'messages', 'news', 'newsletter', 'players', 'season-plan'],
    ...['seasons', 'sponsors', 'teams'],
  ],
  sponsors: ['messages'],
  squads: ['games', 'players', 'season-plan', 'teams'],
  standings: ['season-plan'],
  team: ['games', 'people', 'players', 'season-plan', 'seasons', 'standings', 'teams', 'trainers'],
  texts: ['board', 'messages', 'news', 'newsletter'],
  trainers: ['games', 'people', 'players', 'teams'],
  venues: ['details'],
};

const tests = '[.]test[.]tsx?$';

/** What a room uses beside those named for it. */
const roomRules = Object.entries(rooms).map(([room, others]) => ({
  name: `room-${room}`,
  severity: 'error',
  from: { path: `^app/${room}/`, pathNot: tests },
  to: { path: '^app/', pathNot: `^app/(${[room, ...others].join('|')})/` },
}));

export default {
  forbidden: [
    ...roomRules,
    {
      name: 'room-by-itself',
      comment: 'It does not stand in the table above.',
      severity: 'error',
      from: {
        path: '^app/([^/]+)/',
        pathNot: `^app/(?:${Object.keys(rooms).join('|')})/|${tests}`,
      },
      to: { path: '^app/', pathNot: '^app/$1/' },
    },
    {
      name: 'platform-knows-no-room',
      severity: 'error',
      from: { path: '^platform/', pathNot: tests },
      to: { path: '^app/' },
    },
    {
      name: 'club-by-its-alias',
      comment: 'Under it tests find a club of their own (docs/decisions/0015-fixture-club.md).',
      severity: 'error',
      from: { pathNot: '^club/' },
      to: { path: '^club/', dependencyTypesNot: ['aliased-subpath-import'] },
    },
    {
      name: 'circle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'app-knows-no-server',
      comment: 'Pages and rules work whatever serves them.',
      severity: 'error',
      from: { path: '^(app|platform)/', pathNot: tests },
      to: { path: '^(server|bin|bench|test)/' },
    },
    {
      name: 'migration-stands-alone',
      comment: 'The app changes after it.',
      severity: 'error',
      from: { path: '^platform/db/migrations/' },
      to: { path: '^(app|platform|club|server)/', pathNot: '^platform/db/migrations/' },
    },
    {
      name: 'service-worker-stands-alone',
      severity: 'error',
      from: { path: '^platform/offline/worker/' },
      to: {
        path: '.',
        pathNot: '^platform/(offline/(worker/|kept-)|values/)|^node_modules/workbox-',
      },
    },
    {
      name: 'only-the-service-worker-uses-workbox',
      severity: 'error',
      from: { path: '.', pathNot: '^platform/offline/worker/' },
      to: { path: '^platform/offline/worker/|^node_modules/workbox-' },
    },
    {
      name: 'values-are-pure',
      comment: 'They mean the same in a browser, a test and another product.',
      severity: 'error',
      from: { path: '^platform/values/', pathNot: tests },
      to: { path: '.', pathNot: '^platform/values/|^node_modules/@date-fns/' },
    },
  ],
  options: {
    // Reads TypeScript, types that are imported among it, without TypeScript's own compiler.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^test/fixtures/build/' },
  },
};
