import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { club } from '#club/club.ts';
import { replaceSnapshot } from '#platform/data-tree/snapshot.server.ts';
import { parseTree } from '#platform/data-tree/tree.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { freshDatabase } from '#test/database.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import { scannedTables, watchQueries } from '#test/query-count.ts';
import { askAsAdmin, createSigningIn } from '#test/sign-in-admin.ts';
import { teamSitePages } from './large-site.ts';
import { largeTree, type Size } from './large-tree.ts';

/*
 * The cost of a page grows only with its content. The test counts queries, returned rows and scanned tables;
 * `npm run bench -- growth` measures time.
 */

const now = new Date('2025-11-21T10:00:00Z');

/**
 * Pages that show one season or a few records. Each value lists the allowed costs: scanned tables, rows per
 * season and listed players.
 */
const pages: Record<string, { scanned?: string[]; seasonRows?: number; listsPlayers?: true }> = {
  '/': { scanned: ['article as far as a limit'] },
  '/spiele': { seasonRows: 1 },
  '/spiele?saison=2024': { seasonRows: 1 },
  '/team': { scanned: ['past_season as far as a limit', 'player_figure as far as a limit'] },
  // One row per season for the counted figures.
  '/spieler/Spieler%203': { seasonRows: 1 },
  // Two rows per season: the counted figures and the link.
  '/spieler/Spieler%203/spiele': { seasonRows: 2 },
  '/spieler/Spieler%203/spiele?saison=2024': { seasonRows: 2 },
  '/trainer/Trainerin': {},
  '/trainer/Trainerin/spiele': {},
  [`/spiele/spielbericht/${club.slugPrefix}-vs-gegner-0`]: {},
  // Scans for unpublished articles, and to check if the club has played.
  '/admin': { scanned: ['article', 'game as far as a limit'] },
  '/admin/spiele': { seasonRows: 1 },
  '/admin/spiele?saison=2024&suche=gegner': { seasonRows: 1 },
  '/admin/spiele/-G1': { seasonRows: 1 },
  '/admin/spiele/neu': { seasonRows: 1 },
  '/admin/kader': { seasonRows: 1 },
  // One row per team and season.
  '/admin/kader/-K1': { seasonRows: 1, scanned: ['squad', 'trainer'] },
  '/admin/kader/neu': { seasonRows: 1, scanned: ['squad', 'trainer'] },
  '/admin/spieler/-P39': { scanned: ['player'], listsPlayers: true },
  '/admin/naechstes-spiel': {},
  '/admin/protokoll': {},
};

/** Tables that grow over the years. */
const growing =
  /^(?:game|lineup|lineup_player|squad|squad_player|competition|competition_team|league_round|league_result|player|player_figure|past_season|trainer|article|protocol_entry)\b/;

test('a page costs no more with games, seasons and players that it does not show', async () => {
  const few = { games: 400, seasons: 2, players: 41, active: 40 };
  const many = { games: 10_000, seasons: 50, players: 2000, active: 40 };
  const [small, large] = [await siteOf(few), await siteOf(many)];
  for (const [page, { scanned = [], seasonRows = 0, listsPlayers }] of Object.entries(pages)) {
    const [before, after] = [await cost(small, page), await cost(large, page)];
    expect(before.queries, page).toBeGreaterThan(0);
    expect(after.queries, page).toBe(before.queries);
    const links = seasonRows * (many.seasons - few.seasons);
    const listed = listsPlayers ? many.players - few.players : 0;
    expect(after.rows - before.rows, page).toBe(links + listed);
    expect(after.scanned, page).toEqual(scanned);
  }
}, 300_000);

test('a page needs no more queries or scans with more teams, leagues and seasons', async () => {
  const few = await siteOf({ games: 200, seasons: 2, players: 60, active: 40, teams: 2 });
  const many = await siteOf({ games: 6000, seasons: 20, players: 600, active: 40, teams: 10 });
  for (const page of Object.values(teamSitePages)) {
    const [before, after] = [await cost(few, page), await cost(many, page)];
    expect([page, after.queries]).toEqual([page, before.queries]);
    expect([page, after.scanned]).toEqual([page, before.scanned]);
  }
}, 300_000);

test('ten times the shown records need ten times the rows and no more queries', async () => {
  const few = await siteOf({ games: 200, seasons: 1, players: 100, active: 100 });
  const many = await siteOf({ games: 2000, seasons: 1, players: 1000, active: 1000 });
  for (const [page, link, count] of [
    ['/spiele', '/spiele/spielbericht/', 200],
    ['/admin/spiele', '/admin/spiele/-', 200],
    ['/team', '/spieler/', 100],
  ] as const) {
    const [before, after] = [await cost(few, page), await cost(many, page)];
    const shown = (html: string) => html.split(`href="${link}`).length - 1;
    expect([shown(before.html), shown(after.html)], page).toEqual([count, count * 10]);
    // The list of a running season contains the next game, so the page does not query it again.
    expect(after.queries, page).toBeLessThanOrEqual(before.queries);
    expect(after.rows - before.rows, page).toBe(count * 9);
  }
}, 300_000);

interface SiteOfSize {
  db: Db;
  /** Opens the site with a database handle for a signed-in admin. */
  open: (handle: Db, keepsReads: boolean) => Promise<Ask>;
}

async function siteOf(size: Size): Promise<SiteOfSize> {
  const db = await freshDatabase('sqlite');
  await replaceSnapshot(
    db,
    kinds,
    parseTree(JSON.stringify(largeTree(size)), kinds, club).snapshot,
    new Date(),
  );
  const admin = await createSigningIn(db);
  const open = async (handle: Db, keepsReads: boolean) =>
    askAsAdmin(await openApp(handle, () => now, { keepsReads }), db, { admin, now });
  return { db, open };
}

async function cost({ db, open }: SiteOfSize, page: string) {
  let html = '';
  // The menu of a tool counts the open tasks, which are cached per revision and minute. So the warm-up opens
  // `/admin` first.
  const isTool = page.startsWith('/admin/');
  let ask: Ask | undefined;
  const { sent, queries, rows } = await watchQueries(
    db,
    async () => {
      const answer = await ask?.(page);
      expect([page, answer?.status]).toEqual([page, 200]);
      html = (await answer?.text()) ?? '';
    },
    async (handle) => {
      ask = await open(handle, isTool);
      if (isTool) await ask('/admin');
    },
  );
  const scanned = await scannedTables(db, sent);
  return { html, queries, rows, scanned: [...scanned].filter((name) => growing.test(name)).sort() };
}
