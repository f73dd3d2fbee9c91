import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { listLeagues, readLeague } from '#app/league/competitions/league.server.ts';
import { listStandings } from '#app/league/typed-table/standings.server.ts';
import { listGameSeasons } from '#app/matches/games/game-seasons.server.ts';
import { listGameChoices, listGames } from '#app/matches/games/games.server.ts';
import { listGamesOfPlayer } from '#app/matches/lineups/games-of-player.server.ts';
import { listLatestArticles } from '#app/news/articles.server.ts';
import { findNamedLineup } from '#app/people/named-lineup.server.ts';
import { listSquad } from '#app/people/players/list-squad.server.ts';
import { listPlayerChoices } from '#app/people/players/players.server.ts';
import { listTrainerChoices } from '#app/people/trainers/trainers.server.ts';
import { listMessages } from '#app/post/messages/inbox.server.ts';
import { listNewsletters } from '#app/post/newsletter/newsletters.server.ts';
import { listSubscribers } from '#app/post/newsletter/subscribers.server.ts';
import { listFinalTables, listSeasons } from '#app/seasons/seasons.server.ts';
import { club } from '#club/club.ts';
import { replaceSnapshot } from '#platform/data-tree/snapshot.server.ts';
import { parseTree } from '#platform/data-tree/tree.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { listAuditLog } from '#platform/records/audit-log.server.ts';
import { listDependents } from '#platform/records/kind.server.ts';
import { calendarYears } from '#platform/values/season-plan.ts';
import { calendarYear } from '#test/calendar-year.ts';
import { type Engine, freshDatabase, onEachEngine } from '#test/database.ts';
import {
  createArticle,
  createCompetition,
  createGame,
  createLineup,
  createPlayer,
  createProtocolEntry,
  createRound,
  createSeason,
  createStanding,
  createTrainer,
} from '#test/factories.ts';
import { largeTree } from '#test/load/large-tree.ts';
import { createNewsletter, createOutgoingMail, createSubscriber } from '#test/message-factories.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import { countQueries, watchQueries } from '#test/query-count.ts';

interface Reading {
  name: string;
  /** Writes `count` rows that `read` finds. */
  write: (db: Db, count: number) => Promise<unknown>;
  read: (db: Db) => Promise<unknown[] | undefined>;
}

const readings: Reading[] = [
  {
    name: 'listSquad',
    write: (db, count) => times(count, () => createPlayer(db, { pastSeasons: [{}] })),
    read: (db) => listSquad(db, { season: '2026', today: '2026-05-01' }),
  },
  {
    name: 'listGames',
    write: (db, count) => times(count, () => createLineup(db)),
    read: (db) => listGames(db, calendarYear('2025')),
  },
  {
    name: 'listStandings',
    write: (db, count) => times(count, () => createStanding(db)),
    read: listStandings,
  },
  {
    name: 'findNamedLineup',
    async write(db, count) {
      const players: { playerId: string }[] = [];
      await times(count, async () => players.push({ playerId: (await createPlayer(db)).id }));
      const game = await createGame(db, { id: 'game' });
      await createLineup(db, { gameId: game.id, players });
    },
    read: async (db) =>
      (await findNamedLineup(db, { id: 'game', showsNames: 1, showsResult: 1 }, '2026-05-01'))
        ?.players,
  },
  {
    name: 'listGamesOfPlayer',
    async write(db, count) {
      const player = await createPlayer(db, { id: 'player' });
      await times(count, async () => {
        const game = await createGame(db, { goalsFor: 1, goalsAgainst: 0 });
        await createLineup(db, { gameId: game.id, players: [{ playerId: player.id }] });
      });
    },
    read: (db) =>
      listGamesOfPlayer(db, 'player', { figure: 'gamesPlayed' }, { limit: 100, offset: 0 }),
  },
  {
    name: 'listSeasons',
    write: (db, count) =>
      times(count, () => createSeason(db, { honours: [{}, {}], teams: [{}], highlight: {} })),
    read: listSeasons,
  },
  {
    name: 'listFinalTables',
    write: (db, count) => times(count, () => createSeason(db, { teams: [{}] })),
    read: listFinalTables,
  },
  {
    name: 'listLatestArticles',
    write: (db, count) => times(count, () => createArticle(db)),
    read: (db) => listLatestArticles(db, 50, new Date()),
  },
  {
    name: 'listPlayerChoices',
    write: (db, count) => times(count, () => createPlayer(db)),
    read: listPlayerChoices,
  },
  {
    name: 'listTrainerChoices',
    write: (db, count) => times(count, () => createTrainer(db)),
    read: listTrainerChoices,
  },
  {
    name: 'listGameChoices',
    write: (db, count) => times(count, () => createLineup(db)),
    read: (db) => listGameChoices(db, calendarYear('2025')),
  },
  {
    name: 'readLeague',
    async write(db, count) {
      const teams = Array.from({ length: count + 1 }, (_, index) => `Team ${index}`);
      const { id: competitionId } = await createCompetition(db, { id: 'liga', teams });
      await times(count, (index) =>
        createRound(db, {
          ...{ competitionId, round: index + 1, results: [['Team 0', `Team ${index + 1}`, 1, 0]] },
        }),
      );
    },
    async read(db) {
      const [competition] = await listLeagues(db, '2026');
      const asOf = { plan: calendarYears, today: '2026-05-01' };
      return competition && (await readLeague(db, competition, asOf)).league.games.slice();
    },
  },
  {
    name: 'listGameSeasons',
    write: (db, count) =>
      times(count, (index) => createGame(db, { date: `${1950 + index}-05-10` })),
    read: (db) => listGameSeasons(db, calendarYears),
  },
  {
    name: 'listDependents',
    async write(db, count) {
      const { id: trainerId } = await createTrainer(db, { id: 'trainer' });
      await times(count, () => createLineup(db, { trainerId }));
    },
    read: (db) => listDependents(db, kinds, { kind: 'trainer', id: 'trainer' }),
  },
  {
    name: 'listMessages',
    write: (db, count) => times(count, () => createOutgoingMail(db)),
    read: async (db) => (await listMessages(db, { putAside: false, limit: 50 })).messages,
  },
  {
    name: 'listSubscribers',
    write: (db, count) => times(count, () => createSubscriber(db)),
    read: listSubscribers,
  },
  {
    name: 'listNewsletters',
    write: (db, count) => times(count, () => createNewsletter(db)),
    read: (db) => listNewsletters(db, 50),
  },
  {
    name: 'listAuditLog',
    write: (db, count) => times(count, () => createProtocolEntry(db)),
    read: async (db) => (await listAuditLog(db, { limit: 50 })).entries,
  },
  {
    name: 'listMessages',
    write: (db, count) => times(count, () => createOutgoingMail(db)),
    read: async (db) => (await listMessages(db, { putAside: false, limit: 50 })).messages,
  },
  {
    name: 'listSubscribers',
    write: (db, count) => times(count, () => createSubscriber(db)),
    read: listSubscribers,
  },
  {
    name: 'listNewsletters',
    write: (db, count) => times(count, () => createNewsletter(db, { recipients: 1 })),
    read: (db) => listNewsletters(db, 50),
  },
];

/**
 * Queries of each public page: `again` after other pages of that revision, `first` for the first page after a
 * change.
 */
const pageQueries: Record<string, [again: number, first: number]> = {
  '/': [0, 19],
  '/about': [0, 6],
  '/team': [0, 12],
  '/team?mannschaft=mannschaft-1': [0, 11],
  '/mannschaften': [0, 8],
  '/mannschaften/mannschaft-1': [0, 17],
  '/spieler/Spieler%203': [0, 12],
  '/spieler/Spieler%203/spiele': [1, 13],
  '/trainer/Trainerin': [0, 8],
  '/trainer/Trainerin/spiele': [0, 9],
  '/f%C3%BChrung': [1, 7],
  '/spiele': [0, 17],
  '/spiele?mannschaft=mannschaft-1': [0, 16],
  [`/spiele/spielbericht/${club.slugPrefix}-vs-gegner-0`]: [0, 15],
  '/spiele/spielbericht/coming': [0, 14],
  '/gegner/gegner-0': [0, 9],
  '/tabelle': [0, 17],
  '/tabelle?mannschaft=mannschaft-1': [0, 15],
  '/statistik': [0, 9],
  '/spiele.ics': [1, 9],
  '/history': [0, 14],
  '/saison/2024': [2, 18],
  '/news': [3, 9],
  '/news/artikel': [2, 8],
  '/news.rss': [1, 5],
  '/sponsoren': [0, 6],
  '/sponsoren/anfrage': [0, 6],
  '/contact': [0, 6],
  '/impressum': [1, 7],
  '/privacy': [0, 6],
  '/barrierefreiheit': [0, 6],
  '/newsletter': [0, 6],
  '/offline': [0, 6],
  '/manifest.webmanifest': [0, 4],
  '/sitemap.xml': [5, 21],
};

onEachEngine((engine) => {
  test('each public page sends exactly the listed number of queries', async () => {
    const db = await freshDatabase(engine);
    await fillSite(db);
    const counted: typeof pageQueries = {};
    await watchQueries(db, async (handle, sent) => {
      const count = async (ask: Ask, path: string) => {
        const before = sent.length;
        expect([path, (await ask(path)).status]).toEqual([path, 200]);
        // Do not count queries for the revision, because a running server already knows it.
        return sent.slice(before).filter(({ sql }) => !/ from "revision"/.test(sql)).length;
      };
      const open = (own: Db) => openApp(own, () => now, { keepsReads: true });
      const known = await open(handle);
      for (const path of Object.keys(pageQueries)) await count(known, path);
      for (const path of Object.keys(pageQueries)) {
        // A new handle has no cached data.
        const fresh = await open(handle.$extendTables());
        counted[path] = [await count(known, path), await count(fresh, path)];
      }
    });
    expect(counted).toEqual(pageQueries);
    expect(Math.max(...Object.values(counted).map(([again]) => again))).toBeLessThanOrEqual(5);
  });

  test.each(
    readings,
  )('$name sends as many queries for fifty rows as for one row', async (reading) => {
    const one = await read(engine, reading, 1);
    expect(one.rows).toBe(1);
    expect(one.queries).toBeGreaterThan(0);
    expect(await read(engine, reading, 50)).toEqual({ rows: 50, queries: one.queries });
  });

  test('detects a query per row', async () => {
    const db = await freshDatabase(engine);
    const perRow = (handle: Db) => times(3, () => listGames(handle, calendarYear('2025')));
    expect(await countQueries(db, perRow)).toBe(3);
  });
});

const now = new Date('2025-11-21T10:00:00Z');

async function fillSite(db: Db): Promise<void> {
  const tree = largeTree({ games: 60, seasons: 3, players: 20, active: 15, teams: 3 });
  const { snapshot } = parseTree(JSON.stringify(tree), kinds, club);
  await replaceSnapshot(db, kinds, snapshot, now);
  await createSeason(db, {
    ...{ id: '2024', captain: 'Spieler 3' },
    ...{ teams: [{ team: club.name }], honours: [{}], highlight: {}, moments: [{}] },
  });
  await createArticle(db, { title: 'Artikel', slug: 'artikel' });
  await createGame(db, { slug: 'coming', date: '2025-12-06', opponent: 'Gegner 0' });
}

async function read(engine: Engine, { write, read }: Reading, count: number) {
  const db = await freshDatabase(engine);
  await write(db, count);
  let found: unknown[] | undefined;
  const queries = await countQueries(db, async (handle) => {
    found = await read(handle);
  });
  return { rows: found?.length, queries };
}

async function times(count: number, work: (index: number) => Promise<unknown>): Promise<void> {
  for (let index = 0; index < count; index++) await work(index);
}
