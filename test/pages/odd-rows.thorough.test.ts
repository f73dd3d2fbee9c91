import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { loadStarter } from '#app/starter.server.ts';
import { club } from '#club/club.ts';
import type { Db } from '#platform/db/client.server.ts';
import { type Ask, openApp } from '#test/app.ts';
import { freshDatabase } from '#test/database.ts';
import { routePaths } from '#test/route-paths.ts';

const now = new Date('2026-05-20T10:00:00Z');

/** As old versions, imports and hands in the database may have left them. */
const oddValues = [
  ...['', ' ', '.', '..', '/', '%', '%zz', '<b>&"\'</b>', '🦁', 'null', '[]', '{"a":1}', '-1'],
  ...['0000-00-00', '2026-02-30', '2199-12-31', '2026-05-20', '24:61', '2026', '2026/27', 'x'],
  ...[club.name, club.shortName, 'x'.repeat(5_000), -1, 0, 1, 2, 99, 2 ** 31, null],
];

/** Each has once brought a page down, or stands for many. */
const seeds = [2, 4, 6, 9, 13, 14];

test.each(seeds)('odd rows in every table bring no public page down (seed %i)', async (seed) => {
  const db = await freshDatabase('sqlite');
  await loadStarter(db);
  expect(await spoilRows(db, seed)).toBeGreaterThan(50);
  const ask = await openApp(db, () => now);
  const broken: unknown[] = [];
  for (const path of await listPaths(ask)) {
    const { status } = await ask(path);
    if (status >= 500) broken.push([path, status]);
  }
  expect(broken).toEqual([]);
});

/** Puts odd values into the columns of stored rows, as far as the schema takes them; gives how many. */
async function spoilRows(db: Db, seed: number): Promise<number> {
  const [picks = []] = fc.sample(
    fc.array(fc.record({ row: fc.nat(), value: fc.constantFrom(...oddValues), odds: fc.nat(9) }), {
      minLength: 2_000,
      maxLength: 2_000,
    }),
    { seed, numRuns: 1 },
  );
  const pick = picks[Symbol.iterator]();
  let spoilt = 0;
  for (const table of await listTables(db)) {
    const { rows: columns } = await sql<{ name: string }>`
      select name from pragma_table_info(${table})`.execute(db);
    const { rows } = await sql<{
      place: number;
    }>`select rowid as place from ${sql.table(table)}`.execute(db);
    for (const { name } of columns) {
      const { value: chosen } = pick.next();
      const row = chosen && rows[chosen.row % rows.length];
      if (!row || chosen.odds < 4) continue;
      try {
        await sql`update ${sql.table(table)} set ${sql.ref(name)} = ${chosen.value}
          where rowid = ${row.place}`.execute(db);
        spoilt++;
      } catch (error) {
        // What the schema refuses can stand in no row.
        if (!/constraint failed|datatype mismatch/.test(String(error))) throw error;
      }
    }
  }
  return spoilt;
}

async function listTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_schema where type = 'table' and name not like 'kysely%'
    and name not like 'sqlite%' order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** All pages and files of the route table that need no parameter, and all that the sitemap lists. */
async function listPaths(ask: Ask): Promise<string[]> {
  const plain = routePaths.filter((path) => !/[:*]|^\/admin/.test(path));
  const sitemap = await ask('/sitemap.xml');
  expect(sitemap.status).toBe(200);
  const listed = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => {
      const { pathname, search } = new URL(url.replaceAll('&amp;', '&'));
      return pathname + search;
    },
  );
  return [...new Set([...plain, ...listed])];
}
