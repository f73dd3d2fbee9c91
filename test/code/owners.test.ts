import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listForeignTables, readCode } from '#bin/foreign-tables.ts';

test('no wing queries a table of another wing or of the platform', () => {
  expect(listForeignTables(readCode(join(import.meta.dirname, '../..')))).toEqual([]);
});

test('finds a query for another wing’s table, also in raw SQL', () => {
  const declared = (table: string) =>
    `declare module 'schema' {\n  interface Schema {\n    ${table}: Row;\n  }\n}`;
  const code = {
    'app/teams/tables.ts': declared('team'),
    'app/matches/tables.ts': declared('game'),
    'platform/mail/tables.ts': declared('mail'),
    'app/teams/own.ts': "db.selectFrom('team as one')",
    'app/teams/joined.ts': "db.selectFrom('team').leftJoin(\n  'game as one', 'a', 'b')",
    'app/matches/by-hand.ts': "sql.table('team')",
    'app/matches/listed.ts': "['game', 'team'].map((name) => sql.table(name))",
    'app/matches/queued.ts': "db.insertInto('mail')",
    'platform/mail/every.ts': "db.selectFrom('team')",
  };
  expect(listForeignTables(new Map(Object.entries(code)))).toEqual([
    'app/teams/joined.ts: game',
    'app/matches/by-hand.ts: team',
    'app/matches/listed.ts: team',
    'app/matches/queued.ts: mail',
  ]);
});
