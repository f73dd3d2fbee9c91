import type { CheerioAPI } from 'cheerio';
import { figurePath } from '#app/people/players/figure-pages.ts';
import type { Db } from '#platform/db/client.server.ts';
import { createGame, createLineup, createPlayer, createSeason } from '#test/factories.ts';
import { readLine } from '../tree-page.ts';
import type { Fact, FactPage } from './fact.ts';

const name = 'Jan Moser';
const player = '/spieler/jan-moser';
const form = '/admin/spieler/jan';

/** Reads the goals in the season table of the player, from the row that starts with this text. */
const rowOf = (begin: string) => ($: CheerioAPI) => {
  const row = $('main table tr').filter((_, one) => readLine($(one)).startsWith(begin));
  return readLine(row.children().eq(2));
};

/** Reads the total above a list of games: '7 Tore: 5 aus Aufstellungen, …'. */
const sentenceOn = ($: CheerioAPI) => /(\d) Tore?:/.exec(readLine($('main')))?.[1];

/** Reads the goals of the player in the list of scorers. */
const scorerOn = ($: CheerioAPI) => {
  const scorers = $('main section').filter((_, one) => /^Tor/.test(readLine($(one).find('h2'))));
  return /(\d) Tore?/.exec(readLine(scorers.find(`li:contains("${name}")`)))?.[1];
};

const fieldOf = (field: string) => ($: CheerioAPI) => $(`main [name="${field}"]`).attr('value');

/** Reads the goals of the top scorer. */
const bestOn = ($: CheerioAPI) => /Jan Moser\D*(\d) Tore?/.exec(readLine($('main')))?.[1];

const goalsOfSeason: FactPage[] = [
  { path: player, read: rowOf('2026') },
  { path: figurePath('jan-moser', { figure: 'tore', season: '2026' }), read: sentenceOn },
  { path: '/statistik', read: scorerOn },
  { path: '/statistik?saison=2026', read: scorerOn },
  { path: form, isAdmins: true, read: fieldOf('pastSeasons[0].goals') },
  { path: '/admin/saisons/2026', isAdmins: true, read: bestOn },
  { path: '/admin/saisonwechsel', isAdmins: true, read: bestOn },
];

const goalsOfAll: FactPage[] = [
  { path: player, read: rowOf('Gesamt') },
  { path: figurePath('jan-moser', { figure: 'tore' }), read: sentenceOn },
  { path: form, isAdmins: true, read: fieldOf('goals') },
  { path: '/admin/spieler.csv', isAdmins: true, read: ($) => cellOf($.root().text(), 'Tore') },
];

/** Returns a cell of the only player in a CSV file. */
function cellOf(csv: string, column: string): string | undefined {
  const [head = [], row = []] = csv
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(';').map((cell) => cell.replaceAll('"', '')));
  return row[head.indexOf(column)];
}

/**
 * Creates a player with three goals from line-ups of 2026. The opening balance adds two goals of 2026 and
 * four goals of 2025.
 */
async function createScorer(db: Db): Promise<void> {
  await createSeason(db, { id: '2026' });
  const { id } = await createPlayer(db, {
    ...{ id: 'jan', address: 'jan-moser', name, active: 1, gamesPlayed: 14, goals: 6 },
    pastSeasons: [
      { season: '2026', gamesPlayed: 4, goals: 2 },
      { season: '2025', gamesPlayed: 10, goals: 4 },
    ],
  });
  for (const [date, goals] of [
    ['2026-04-11', 1],
    ['2026-04-18', 2],
  ] as const) {
    const game = await createGame(db, { date, goalsFor: 3, goalsAgainst: 1 });
    await createLineup(db, {
      gameId: game.id,
      players: [{ playerId: id, shirtNumber: 9, goals }],
    });
  }
}

const now = new Date('2026-12-20T10:00:00Z');

export const playerFacts: Fact[] = [
  {
    ...{ name: 'goals of a season: typed and counted', now, write: createScorer },
    ...{ said: '5', places: goalsOfSeason },
  },
  {
    ...{ name: 'goals of all seasons: typed and counted', now, write: createScorer },
    ...{ said: '9', places: goalsOfAll },
  },
];
