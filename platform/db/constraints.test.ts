import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { accessKinds } from '#platform/sign-in/access.ts';
import { type Engine, freshDatabase, onEachEngine } from '#test/database.ts';
import {
  createAccessEntry,
  createAccount,
  createAdmin,
  createArticle,
  createAuthSecret,
  createBoardMember,
  createFailedSignIn,
  createFanShop,
  createGame,
  createGameCalendar,
  createKnownDevice,
  createLineup,
  createNextGame,
  createPlayer,
  createProtocolEntry,
  createSeason,
  createSession,
  createSponsor,
  createStanding,
  createTrainer,
  createUser,
  createVerification,
} from '#test/factories.ts';
import {
  createFormUse,
  createMessage,
  createMessageSecret,
  createNewsletter,
  createOutgoingMail,
  createSubscriber,
} from '#test/message-factories.ts';
import type { Db } from './client.server.ts';

type Write = (db: Db) => Promise<unknown>;
// biome-ignore lint/suspicious/noExplicitAny: bad values are what these rows are for
type Row = Record<string, any>;
type Factory = (db: Db, row: Row) => Promise<unknown>;

/** Writes a row of each table in which a column is checked. */
const factories: Record<string, Factory> = {
  player: createPlayer,
  past_season: (db, row) => createPlayer(db, { pastSeasons: [row] }),
  trainer: createTrainer,
  game: createGame,
  lineup_player: (db, row) => createLineup(db, { players: [row] }),
  standing: createStanding,
  next_game: createNextGame,
  admin: createAdmin,
  article: createArticle,
  season: createSeason,
  season_team: (db, row) => createSeason(db, { teams: [row] }),
  season_honour: (db, row) => createSeason(db, { honours: [row] }),
  board_member: createBoardMember,
  sponsor: createSponsor,
  fan_shop: createFanShop,
  protocol_entry: createProtocolEntry,
  user: createUser,
  auth_secret: createAuthSecret,
  failed_sign_in: createFailedSignIn,
  access_entry: createAccessEntry,
  message: createMessage,
  subscriber: createSubscriber,
  newsletter: createNewsletter,
  outgoing_mail: (db, row) => createOutgoingMail(db, { messageId: null, ...row }),
  message_secret: createMessageSecret,
  form_use: createFormUse,
  game_calendar: createGameCalendar,
  revision: (db, { id }) => db.updateTable('revision').set({ id }).execute(),
};

interface Values {
  refused: unknown[];
  taken: unknown[];
}
const between = (least: number, most: number): Values => ({
  refused: [least - 1, most + 1],
  taken: [least, most],
});
const oneOf = (...words: string[]): Values => ({
  refused: ['', 'Libero', words[0]?.toUpperCase(), ` ${words[0]}`],
  taken: words,
});
const count = between(0, 9999);
const flag = between(0, 1);
const natural: Values = { refused: [-1], taken: [0, 1_000_000] };
const onlyRow: Values = { refused: [0, 2], taken: [1] };
const filled: Values = { refused: ['', '   '], taken: ['x'] };
const date: Values = { refused: ['', '2025-5-10', '10.05.2025'], taken: ['2025-05-10'] };
const performance = {
  gamesPlayed: count,
  goals: count,
  assists: count,
  cleanSheets: count,
  yellowCards: count,
  redCards: count,
};

/** Per table, the values that a column refuses and takes. */
const checks: Record<string, Record<string, Values>> = {
  player: {
    name: filled,
    position: oneOf('Torwart', 'Verteidiger', 'Mittelfeld', 'Stürmer'),
    active: flag,
    shirtNumber: between(1, 999),
    birthYear: between(1900, 2100),
    ...performance,
  },
  past_season: performance,
  trainer: {
    name: filled,
    birthYear: between(1950, 2100),
    joinedOn: { refused: ['', '1.7.2023', '2023-07-01'], taken: ['01.07.2023', null] },
    role: oneOf('Cheftrainer', 'Co-Trainer', 'Torwarttrainer', 'Fitnesstrainer', 'Taktiktrainer'),
    active: flag,
    games: count,
    wins: count,
    draws: count,
    losses: count,
  },
  game: {
    date,
    kickoff: { refused: ['', '9:30', '09:30:00'], taken: ['09:30', null] },
    opponent: filled,
    kind: oneOf('Meisterschaft', 'Freundschaftsspiel', 'Pokal'),
    goalsFor: count,
    goalsAgainst: count,
    halfTimeFor: count,
    halfTimeAgainst: count,
  },
  lineup_player: {
    shirtNumber: between(1, 999),
    onBench: flag,
    goals: count,
    assists: count,
    yellowCards: between(0, 2),
    redCards: between(0, 1),
  },
  standing: { team: filled, won: count, drawn: count, lost: count },
  next_game: { id: onlyRow },
  admin: { username: { refused: ['', 'Max', 'mAX'], taken: ['max', 'jörg'] }, email: filled },
  article: { title: filled, publishedOn: date },
  season: { id: filled },
  season_team: {
    position: { refused: [0, -1], taken: [1, 11] },
    team: filled,
    played: count,
    won: count,
    drawn: count,
    lost: count,
    points: count,
  },
  season_honour: { kind: { refused: ['', 'Team'], taken: ['team', 'individual'] } },
  board_member: { name: filled },
  sponsor: { name: filled },
  fan_shop: { id: onlyRow },
  protocol_entry: { action: oneOf('create', 'update', 'delete', 'undo') },
  user: { email: filled },
  auth_secret: { id: onlyRow },
  access_entry: { kind: oneOf(...accessKinds), times: { refused: [0, -1], taken: [1, 1_000_000] } },
  failed_sign_in: { tries: { refused: [-1], taken: [0, 1_000_000] } },
  message: {
    kind: oneOf('contact', 'sponsor'),
    supportType: oneOf('sponsor', 'donor', 'other'),
    putAside: flag,
  },
  subscriber: { mails: natural },
  newsletter: { recipients: natural },
  outgoing_mail: {
    kind: oneOf('message', 'confirmation', 'newsletter', 'test'),
    state: oneOf('waiting', 'sent', 'undelivered'),
    tries: natural,
  },
  message_secret: { id: onlyRow },
  form_use: { times: natural },
  game_calendar: { sequence: { refused: [-1], taken: [0] } },
  revision: { id: onlyRow },
};

/** The name that PostgreSQL gives to the check of a column. */
function checkName(table: string, column: string): string {
  return `${table}_${snakeCase(column)}_check`;
}

function snakeCase(column: string): string {
  return column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

const twice =
  (create: Factory, row: Row): Write =>
  async (db) => {
    await create(db, row);
    await create(db, row);
  };

/** Per unique or primary key: the columns that hold it, and what they refuse. */
const duplicates: [constraint: string, columns: string, write: Write][] = [
  ['player_pkey', 'player.id', twice(createPlayer, { id: 'a' })],
  ['player_address_key', 'player.address', twice(createPlayer, { address: 'a' })],
  [
    'past_season_key',
    'past_season.player_id, past_season.ordinal',
    (db) => createPlayer(db, { pastSeasons: [{ ordinal: 0 }, { ordinal: 0 }] }),
  ],
  ['trainer_pkey', 'trainer.id', twice(createTrainer, { id: 'a' })],
  ['trainer_address_key', 'trainer.address', twice(createTrainer, { address: 'a' })],
  ['game_pkey', 'game.id', twice(createGame, { id: 'a' })],
  ['game_slug_key', 'game.slug', twice(createGame, { slug: 'a' })],
  ['lineup_pkey', 'lineup.id', twice(createLineup, { id: 'a' })],
  [
    'lineup_game_id_key',
    'lineup.game_id',
    async (db) => twice(createLineup, { gameId: (await createGame(db)).id })(db),
  ],
  [
    'lineup_player_key',
    'lineup_player.lineup_id, lineup_player.ordinal',
    (db) => createLineup(db, { players: [{ ordinal: 0 }, { ordinal: 0 }] }),
  ],
  [
    'lineup_player_once',
    'lineup_player.lineup_id, lineup_player.player_id',
    async (db) => {
      const playerId = (await createPlayer(db)).id;
      await createLineup(db, { players: [{ playerId }, { playerId, onBench: 1 }] });
    },
  ],
  ['standing_pkey', 'standing.id', twice(createStanding, { id: 'a' })],
  ['next_game_pkey', 'next_game.id', twice(createNextGame, {})],
  ['admin_pkey', 'admin.username', twice(createAdmin, { username: 'max' })],
  ['article_pkey', 'article.id', twice(createArticle, { id: 1 })],
  ['article_slug_key', 'article.slug', twice(createArticle, { slug: 'a' })],
  ['season_pkey', 'season.id', twice(createSeason, { id: '2024' })],
  [
    'season_team_key',
    'season_team.season_id, season_team.position',
    (db) => createSeason(db, { teams: [{ position: 1 }, { position: 1 }] }),
  ],
  [
    'season_honour_key',
    'season_honour.season_id, season_honour.kind, season_honour.ordinal',
    (db) => createSeason(db, { honours: [{ ordinal: 0 }, { ordinal: 0 }] }),
  ],
  [
    'season_highlight_pkey',
    'season_highlight.season_id',
    async (db) => {
      const { id: seasonId } = await createSeason(db, { highlight: {} });
      await db.insertInto('seasonHighlight').values({ seasonId }).execute();
    },
  ],
  ['board_member_pkey', 'board_member.id', twice(createBoardMember, { id: 'a' })],
  ['sponsor_pkey', 'sponsor.id', twice(createSponsor, { id: 'a' })],
  ['fan_shop_pkey', 'fan_shop.id', twice(createFanShop, {})],
  ['protocol_entry_pkey', 'protocol_entry.id', twice(createProtocolEntry, { id: 1 })],
  ['user_pkey', 'user.id', twice(createUser, { id: 'a' })],
  ['user_username_key', 'user.username', twice(createUser, { username: 'max' })],
  ['user_email_key', 'user.email', twice(createUser, { email: 'a@verein.example' })],
  ['session_pkey', 'session.id', twice(createSession, { id: 'a' })],
  ['session_token_key', 'session.token', twice(createSession, { token: 'a' })],
  ['account_pkey', 'account.id', twice(createAccount, { id: 'a' })],
  ['verification_pkey', 'verification.id', twice(createVerification, { id: 'a' })],
  ['auth_secret_pkey', 'auth_secret.id', twice(createAuthSecret, {})],
  ['failed_sign_in_pkey', 'failed_sign_in.subject', twice(createFailedSignIn, { subject: 'a' })],
  [
    'known_device_pkey',
    'known_device.token, known_device.user_id',
    async (db) => twice(createKnownDevice, { token: 'a', userId: (await createUser(db)).id })(db),
  ],
  ['access_entry_pkey', 'access_entry.id', twice(createAccessEntry, { id: 'a' })],
  ['message_pkey', 'message.id', twice(createMessage, { id: 'a' })],
  ['subscriber_pkey', 'subscriber.id', twice(createSubscriber, { id: 'a' })],
  ['subscriber_email_key_key', 'subscriber.email_key', twice(createSubscriber, { emailKey: 'a' })],
  ['newsletter_pkey', 'newsletter.id', twice(createNewsletter, { id: 'a' })],
  ['outgoing_mail_pkey', 'outgoing_mail.id', twice(createOutgoingMail, { id: 'a' })],
  [
    'outgoing_mail_message_id_key',
    'outgoing_mail.message_id',
    async (db) => twice(createOutgoingMail, { messageId: (await createMessage(db)).id })(db),
  ],
  ['message_secret_pkey', 'message_secret.id', twice(createMessageSecret, {})],
  ['game_calendar_pkey', 'game_calendar.game_id', twice(createGameCalendar, { gameId: 'a' })],
  ['form_use_pkey', 'form_use.subject', twice(createFormUse, { subject: 'a' })],
  [
    'revision_pkey',
    'revision.id',
    (db) => db.insertInto('revision').values({ id: 1, value: 1 }).execute(),
  ],
  [
    'topic_pkey',
    'topic.name',
    twice((db) => db.insertInto('topic').values({ name: 'game', revision: 1 }).execute(), {}),
  ],
];

/** Per foreign key, a row that refers to nothing. */
/** Of tables that SQLite does not have; each is tried out where it is used. */
const onPostgresOnly = ['upload_pkey'];

const strays: [constraint: string, write: Write][] = [
  ['past_season_player_id_fkey', (db) => createPlayer(db, { pastSeasons: [{ playerId: '?' }] })],
  ['lineup_game_id_fkey', (db) => createLineup(db, { gameId: '?' })],
  ['lineup_trainer_id_fkey', (db) => createLineup(db, { trainerId: '?' })],
  ['lineup_player_lineup_id_fkey', (db) => createLineup(db, { players: [{ lineupId: '?' }] })],
  ['lineup_player_player_id_fkey', (db) => createLineup(db, { players: [{ playerId: '?' }] })],
  ['season_team_season_id_fkey', (db) => createSeason(db, { teams: [{ seasonId: '?' }] })],
  ['season_honour_season_id_fkey', (db) => createSeason(db, { honours: [{ seasonId: '?' }] })],
  ['protocol_entry_undoes_fkey', (db) => createProtocolEntry(db, { undoes: 1 })],
  ['season_highlight_season_id_fkey', (db) => createSeason(db, { highlight: { seasonId: '?' } })],
  ['session_user_id_fkey', (db) => createSession(db, { userId: '?' })],
  ['account_user_id_fkey', (db) => createAccount(db, { userId: '?' })],
  ['known_device_user_id_fkey', (db) => createKnownDevice(db, { userId: '?' })],
  ['outgoing_mail_message_id_fkey', (db) => createOutgoingMail(db, { messageId: '?' })],
  ['outgoing_mail_subscriber_id_fkey', (db) => createOutgoingMail(db, { subscriberId: '?' })],
  ['outgoing_mail_newsletter_id_fkey', (db) => createOutgoingMail(db, { newsletterId: '?' })],
];

/** What an engine throws when a constraint is broken; SQLite says which only in its message. */
function breach(engine: Engine, constraint: string, sqliteMessage: RegExp | string): unknown {
  return engine === 'postgres'
    ? expect.objectContaining({ constraint })
    : expect.objectContaining({ message: expect.stringMatching(sqliteMessage) });
}

onEachEngine((engine) => {
  test.each(
    Object.entries(checks),
  )('%s refuses what its columns cannot hold', async (table, columns) => {
    const db = await freshDatabase(engine);
    const write = factories[table] as Factory;
    for (const [column, { refused, taken }] of Object.entries(columns)) {
      const sqliteMessage = new RegExp(`^CHECK .*\\b${snakeCase(column)}\\b`);
      const expected = breach(engine, checkName(table, column), sqliteMessage);
      for (const value of refused)
        await expect(write(db, { [column]: value }), `${column} ${value}`).rejects.toEqual(
          expected,
        );
      for (const value of taken)
        await expect(write(db, { [column]: value }), `${column} ${value}`).resolves.toBeDefined();
    }
  });

  test.each(duplicates)('%s refuses a second %s', async (constraint, columns, write) => {
    const db = await freshDatabase(engine);
    const expected = breach(engine, constraint, `^UNIQUE constraint failed: ${columns}$`);
    await expect(write(db)).rejects.toEqual(expected);
  });

  test.each(strays)('%s refuses a row that refers to nothing', async (constraint, write) => {
    const db = await freshDatabase(engine);
    const expected = breach(engine, constraint, '^FOREIGN KEY constraint failed$');
    await expect(write(db)).rejects.toEqual(expected);
  });
});

test('every constraint of the schema stands in the lists above', async () => {
  const db = await freshDatabase('postgres');
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('c', 'p', 'u', 'f')
      and conname not like 'kysely%'`.execute(db);
  const listed = [
    ...Object.entries(checks).flatMap(([table, columns]) =>
      Object.keys(columns).map((column) => checkName(table, column)),
    ),
    ...duplicates.map(([constraint]) => constraint),
    ...strays.map(([constraint]) => constraint),
    ...onPostgresOnly,
  ];
  expect(listed.sort()).toEqual(rows.map(({ name }) => name).sort());
});
