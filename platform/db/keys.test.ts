import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import {
  createArticle,
  createCompetition,
  createGame,
  createLineup,
  createOneTimeLink,
  createOpponent,
  createPlayer,
  createRound,
  createSeason,
  createSession,
  createTeam,
  createTrainer,
  createUser,
} from '#test/factories.ts';
import { insertRow } from '#test/insert-row.ts';
import { createMessage, createOutgoingMail, createSubscriber } from '#test/message-factories.ts';
import type { Db } from './client.server.ts';

/** The keys of a database as lines: 'player (id)', 'lineup.game_id -> game, cascade'. */
interface Keys {
  primary: string[];
  foreign: string[];
}

/** On SQLite, uploads are files and have no table. */
const onPostgresOnly = ['upload (path)'];
/** Columns that end in '_id' without a foreign key: their target can be deleted or outside this database. */
const free = [
  'account.account_id',
  'account.provider_id',
  'competition.continues_id',
  'game_calendar.game_id',
  'protocol_entry.record_id',
  'starter_record.record_id',
];

type Write = (db: Db) => Promise<unknown>;

const twice =
  <T>(create: (db: Db, row: T) => Promise<unknown>, row: T): Write =>
  async (db) => {
    await create(db, row);
    await create(db, row);
  };

/** For each unique constraint except primary keys: its name, its columns and a write that breaks it. */
const duplicates: [constraint: string, columns: string, write: Write][] = [
  ['player_address_key', 'player.address', twice(createPlayer, { address: 'a' })],
  ['trainer_address_key', 'trainer.address', twice(createTrainer, { address: 'a' })],
  ['game_slug_key', 'game.slug', twice(createGame, { slug: 'a' })],
  ['team_address_key', 'team.address', twice(createTeam, { address: 'a' })],
  ['opponent_address_key', 'opponent.address', twice(createOpponent, { address: 'a' })],
  [
    'league_round_round_key',
    'league_round.competition_id, league_round.round',
    async (db) => twice(createRound, { competitionId: (await createCompetition(db)).id })(db),
  ],
  [
    'lineup_game_id_key',
    'lineup.game_id',
    async (db) => twice(createLineup, { gameId: (await createGame(db)).id })(db),
  ],
  [
    'fixture_link_game_id_key',
    'fixture_link.game_id',
    async (db) => {
      const link = { gameId: (await createGame(db)).id, memory: null };
      await insertRow(db, 'fixtureLink', { ...link, uid: 'a' });
      await insertRow(db, 'fixtureLink', { ...link, uid: 'b' });
    },
  ],
  [
    'lineup_player_once',
    'lineup_player.lineup_id, lineup_player.player_id',
    async (db) => {
      const playerId = (await createPlayer(db)).id;
      await createLineup(db, { players: [{ playerId }, { playerId, onBench: 1 }] });
    },
  ],
  ['article_slug_key', 'article.slug', twice(createArticle, { slug: 'a' })],
  ['season_name_key', 'season.name', twice(createSeason, { name: '2025' })],
  ['user_username_key', 'user.username', twice(createUser, { username: 'max' })],
  ['user_email_key', 'user.email', twice(createUser, { email: 'a@verein.example' })],
  ['session_token_key', 'session.token', twice(createSession, { token: 'a' })],
  ['one_time_link_digest_key', 'one_time_link.digest', twice(createOneTimeLink, { digest: 'a' })],
  ['subscriber_email_key_key', 'subscriber.email_key', twice(createSubscriber, { emailKey: 'a' })],
  [
    'outgoing_mail_message_id_key',
    'outgoing_mail.message_id',
    async (db) => twice(createOutgoingMail, { messageId: (await createMessage(db)).id })(db),
  ],
];

test('both engines have equal keys, and each table has a primary key', async () => {
  const onPostgres = await freshDatabase('postgres');
  const { primary, foreign } = await keysInPostgres(onPostgres);
  const onSqlite = await freshDatabase('sqlite');
  expect(await keysInSqlite(onSqlite)).toEqual({
    primary: primary.filter((key) => !onPostgresOnly.includes(key)),
    foreign,
  });
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely%'`.execute(onPostgres);
  const keyed = primary.map((key) => key.replace(/ .*/, ''));
  expect(keyed).toEqual(rows.map(({ name }) => name).sort());
});

test('the list above contains every unique column of the schema', async () => {
  const db = await freshDatabase('postgres');
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint
    where connamespace = 'public'::regnamespace and contype = 'u'`.execute(db);
  const listed = duplicates.map(([constraint]) => constraint);
  expect(listed.sort()).toEqual(rows.map(({ name }) => name).sort());
});

test('every _id column outside the list has a foreign key', async () => {
  const db = await freshDatabase('postgres');
  const { rows } = await sql<{ name: string }>`
    select concat(table_name, '.', column_name) as name from information_schema.columns
    where table_schema = 'public' and column_name like '%@_id' escape '@'`.execute(db);
  const referring = (await keysInPostgres(db)).foreign.map((key) => key.replace(/ .*/, ''));
  const others = rows.map(({ name }) => name).filter((name) => !referring.includes(name));
  expect(others.sort()).toEqual(free);
});

onEachEngine((engine) => {
  test.each(
    duplicates,
  )('the constraint %s rejects a second row with an equal %s', async (constraint, columns, write) => {
    const db = await freshDatabase(engine);
    const message = `UNIQUE constraint failed: ${columns}`;
    const expected = expect.objectContaining(engine === 'postgres' ? { constraint } : { message });
    await expect(write(db)).rejects.toEqual(expected);
  });

  test('the database rejects a row that refers to a missing row', async () => {
    const db = await freshDatabase(engine);
    const expected =
      engine === 'postgres'
        ? expect.objectContaining({ code: '23503' })
        : expect.objectContaining({ message: 'FOREIGN KEY constraint failed' });
    for (const write of [
      () => createLineup(db, { gameId: '?' }),
      () => createLineup(db, { players: [{ playerId: '?' }] }),
      () => createSession(db, { userId: '?' }),
    ])
      await expect(write()).rejects.toEqual(expected);
  });
});

async function keysInPostgres(db: Db): Promise<Keys> {
  const { rows } = await sql<{ key: string; isPrimary: boolean }>`
    select contype = 'p' as "isPrimary", case contype
        when 'p' then concat(held.relname, ' (', columns, ')')
        else concat(held.relname, '.', columns, ' -> ', target.relname, ', ', case confdeltype
          when 'c' then 'cascade' when 'n' then 'set null' else 'no action' end)
      end as key
    from pg_constraint
      join pg_class as held on held.oid = conrelid
      left join pg_class as target on target.oid = confrelid
      cross join lateral (
        select string_agg(attname, ', ' order by place) as columns
        from unnest(conkey) with ordinality as part (number, place)
          join pg_attribute on attrelid = conrelid and attnum = part.number) as named
    where connamespace = 'public'::regnamespace and contype in ('p', 'f')
      and held.relname not like 'kysely%'`.execute(db.withoutPlugins());
  const lines = (isPrimary: boolean) =>
    rows.flatMap((row) => (row.isPrimary === isPrimary ? [row.key] : [])).sort();
  return { primary: lines(true), foreign: lines(false) };
}

async function keysInSqlite(db: Db): Promise<Keys> {
  const tables = sql`(select name as held from sqlite_schema
    where type = 'table' and name not like 'sqlite%' and name not like 'kysely%')`;
  const primary = await sql<{ key: string }>`
    select concat(held, ' (', group_concat(name, ', '), ')') as key from
      (select held, name from ${tables}, pragma_table_info(held) where pk > 0 order by held, pk)
    group by held`.execute(db.withoutPlugins());
  const foreign = await sql<{ key: string }>`
    select concat(held, '.', "from", ' -> ', "table", ', ', lower(on_delete)) as key
    from ${tables}, pragma_foreign_key_list(held)`.execute(db.withoutPlugins());
  const lines = ({ rows }: { rows: { key: string }[] }) => rows.map(({ key }) => key).sort();
  return { primary: lines(primary), foreign: lines(foreign) };
}
