import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { isPostgres } from './outage.server.ts';
import { listTables } from './stored-tables.server.ts';

onEachEngine((engine) => {
  test('lists a table after the tables it refers to, and no tables of Kysely', async () => {
    const tables = await listTables(await freshDatabase(engine));
    const names = tables.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['user', 'session', 'revision', 'protocol_entry']),
    );
    expect(names.filter((name) => name.startsWith('kysely'))).toEqual([]);
    for (const [place, { name, refersTo }] of tables.entries())
      for (const other of refersTo)
        expect([name, other, other === name || names.indexOf(other) < place]).toEqual([
          name,
          other,
          true,
        ]);
  });

  test('listTables returns the key columns of each table in the order of the key', async () => {
    const tables = await listTables(await freshDatabase(engine));
    expect(tables.filter(({ key }) => key.length === 0)).toEqual([]);
    const honours = tables.find(({ name }) => name === 'season_honour');
    expect(honours?.key).toEqual(['season_id', 'kind', 'ordinal']);
  });

  // A restore inserts rows in the order of their keys, so a row can refer only to rows with a smaller key.
  test('only the audit log refers to itself, always to a smaller key', async () => {
    const tables = await listTables(await freshDatabase(engine));
    const selfReferring = tables.filter(({ name, refersTo }) => refersTo.includes(name));
    expect(selfReferring.map(({ name }) => name)).toEqual(['protocol_entry']);
  });

  // A restore would have to set such a counter to a value above the restored ids.
  test('no table gets its ids from a counter of the database', async () => {
    const db = await freshDatabase(engine);
    const counters = isPostgres(db)
      ? sql`select sequencename from pg_sequences where schemaname = current_schema()`
      : sql`select name from sqlite_schema where sql like '%autoincrement%'`;
    expect((await counters.execute(db)).rows).toEqual([]);
  });
});
