import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kinds } from '#app/kinds.server.ts';
import { club } from '#club/club.ts';
import { replaceSnapshot } from '#platform/data-tree/snapshot.server.ts';
import { parseTree } from '#platform/data-tree/tree.server.ts';
import { openDatabase } from '#platform/db/client.server.ts';
import { migrate } from '#platform/db/migrate.server.ts';
import { findRevision } from '#platform/records/revision.server.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import { askAsAdmin } from '#test/sign-in-admin.ts';
import { largeTree, type Size } from './large-tree.ts';

const now = new Date('2025-11-21T10:00:00Z');

export const largeSitePages = {
  home: '/',
  games: '/spiele',
  team: '/team',
  'admin: games': '/admin/spiele',
  'match report': `/spiele/spielbericht/${club.slugPrefix}-vs-gegner-0`,
  player: '/spieler/Spieler%203',
  "a player's games": '/spieler/Spieler%203/spiele',
  opponent: '/gegner/gegner-0',
};

export const teamSitePages = {
  ...{ home: '/', games: '/spiele', 'games of a team': '/spiele?mannschaft=mannschaft-1' },
  ...{ table: '/tabelle', 'table of a team': '/tabelle?mannschaft=mannschaft-1' },
  ...{ teams: '/mannschaften', 'a team': '/mannschaften/mannschaft-1', squad: '/team' },
  ...{ calendar: '/spiele.ics?mannschaft=mannschaft-1', 'admin: line-up': '/admin/kader/neu' },
};

/**
 * Opens a temporary site of this size without a page cache. An admin reads the admin area, a visitor the
 * other pages. The site knows its revision, like a running server.
 */
export async function withLargeSite<T>(size: Size, work: (ask: Ask) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ankick-bench-'));
  const db = openDatabase({ dataDir });
  try {
    await migrate(db);
    await replaceSnapshot(
      db,
      kinds,
      parseTree(JSON.stringify(largeTree(size)), kinds, club).snapshot,
      new Date(),
    );
    const revision = await findRevision(db);
    const ask = await openApp(db, () => now, { keepsReads: true, revision: () => revision });
    const askSignedIn = await askAsAdmin(ask, db, { now });
    return await work((path) => (path.startsWith('/admin') ? askSignedIn : ask)(path));
  } finally {
    await db.destroy();
    await rm(dataDir, { recursive: true });
  }
}

export async function readPage(ask: Ask, path: string): Promise<void> {
  const answer = await ask(path);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
}
