import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ownCriteria } from '#app/league/competitions/rankings.ts';
import { linkLifetimes } from '#platform/sign-in/link-lifetimes.ts';
import { accessKinds, roles } from '#platform/sign-in/roles.ts';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import {
  createAccessEntry,
  createAdmin,
  createAdminRole,
  createArticle,
  createAuthSecret,
  createBoardMember,
  createCompetition,
  createFailedSignIn,
  createFanShop,
  createGame,
  createGameCalendar,
  createLineup,
  createNextGame,
  createOneTimeLink,
  createOpponent,
  createPasskey,
  createPlayer,
  createProtocolEntry,
  createRound,
  createSeason,
  createSponsor,
  createSquad,
  createStanding,
  createTeam,
  createTrainer,
  createUser,
  createVenue,
} from '#test/factories.ts';
import { insertRow } from '#test/insert-row.ts';
import {
  createFormUse,
  createMessage,
  createMessageSecret,
  createNewsletter,
  createOutgoingMail,
  createSubscriber,
} from '#test/message-factories.ts';
import type { Db } from './client.server.ts';

// biome-ignore lint/suspicious/noExplicitAny: these rows contain invalid values
type Row = Record<string, any>;
type Factory = (db: Db, row: Row) => Promise<unknown>;

const factories: Record<string, Factory> = {
  player: createPlayer,
  past_season: (db, row) => createPlayer(db, { pastSeasons: [row] }),
  trainer: createTrainer,
  game: createGame,
  venue: createVenue,
  opponent: createOpponent,
  async opponent_goal(db, row) {
    const { id } = await createGame(db);
    return insertRow(db, 'opponentGoal', { gameId: id, ordinal: 0, ...row });
  },
  team: createTeam,
  squad: createSquad,
  squad_player: (db, row) => createSquad(db, { players: [row] }),
  lineup_player: (db, row) => createLineup(db, { players: [row] }),
  standing: createStanding,
  // The table allows only one row, so the old row is deleted first.
  async standings_day(db, row) {
    await db.deleteFrom('standingsDay').execute();
    return insertRow(db, 'standingsDay', { id: 1, day: '2025-05-10', ...row });
  },
  competition: createCompetition,
  async competition_team(db, row) {
    const { id } = await createCompetition(db);
    return insertRow(db, 'competitionTeam', { competitionId: id, ordinal: 0, team: 'A', ...row });
  },
  async ranking_criterion(db, row) {
    const { id } = await createCompetition(db);
    return insertRow(db, 'rankingCriterion', { competitionId: id, ordinal: 0, ...row } as never);
  },
  points_correction: (db, row) => createCompetition(db, { corrections: [row] }),
  league_round: createRound,
  async league_result(db, row) {
    const { id } = await createRound(db);
    const teams = { home: 'A', away: 'B' };
    return insertRow(db, 'leagueResult', { leagueRoundId: id, ordinal: 0, ...teams, ...row });
  },
  async next_game(db, row) {
    await db.deleteFrom('nextGame').execute();
    return createNextGame(db, row);
  },
  admin: createAdmin,
  admin_role: createAdminRole,
  passkey: createPasskey,
  one_time_link: createOneTimeLink,
  // The table allows only one row, so the old row is deleted first.
  async sign_in_rule(db, row) {
    await db.deleteFrom('signInRule').execute();
    return insertRow(db, 'signInRule', { id: 1, secondFactor: 0, ...row } as never);
  },
  article: createArticle,
  season: createSeason,
  season_team: (db, row) => createSeason(db, { teams: [row] }),
  season_honour: (db, row) => createSeason(db, { honours: [row] }),
  board_member: createBoardMember,
  sponsor: createSponsor,
  // The table allows only one row, so the old row is deleted first.
  async fan_shop(db, row) {
    await db.deleteFrom('fanShop').execute();
    return createFanShop(db, row);
  },
  async club_details(db, row) {
    await db.deleteFrom('clubDetails').execute();
    return db
      .insertInto('clubDetails')
      .values({ id: 'kontakt', ...row })
      .returningAll()
      .execute();
  },
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
/** An opening balance is negative if the games add up to more than the total that the admin has entered. */
const balance = between(-99_999, 99_999);
const performance = {
  gamesPlayed: balance,
  goals: balance,
  assists: balance,
  cleanSheets: balance,
  yellowCards: balance,
  redCards: balance,
};
const marked = { refused: [0, 2], taken: [1, null] };

/** For each table and column: values that the database must refuse and values that it must accept. */
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
    birthYear: between(1900, 2100),
    joinedOn: { refused: ['', '1.7.2023', '2023-07-01'], taken: ['01.07.2023', null] },
    role: oneOf('Cheftrainer', 'Co-Trainer', 'Torwarttrainer', 'Fitnesstrainer', 'Taktiktrainer'),
    active: flag,
    games: balance,
    wins: balance,
    draws: balance,
    losses: balance,
  },
  game: {
    date,
    kickoff: { refused: ['', '9:30', '09:30:00'], taken: ['09:30', null] },
    opponent: filled,
    kind: oneOf('Meisterschaft', 'Freundschaftsspiel', 'Pokal', 'Turnier'),
    running: marked,
    ended: marked,
    goalsFor: count,
    goalsAgainst: count,
    halfTimeFor: count,
    halfTimeAgainst: count,
    ground: oneOf('away', 'neutral'),
    status: oneOf('postponed', 'calledOff', 'abandoned', 'awarded', 'replay'),
    formerDate: { refused: ['', '10.05.2025'], taken: ['2025-05-10', null] },
    formerKickoff: { refused: ['', '9:30'], taken: ['09:30', null] },
    playedFor: count,
    playedAgainst: count,
    penaltiesFor: count,
    penaltiesAgainst: count,
    extraTime: { refused: [0, 2], taken: [1, null] },
    attendance: between(0, 999_999),
  },
  venue: {
    name: filled,
    isOwn: marked,
    ownFrom: { refused: ['', '10.05.2025'], taken: ['2025-05-10', null] },
  },
  team: {
    address: filled,
    name: filled,
    ageLimit: between(5, 30),
    hidden: marked,
    showsNames: flag,
    showsPhotos: flag,
    showsResults: flag,
    showsTable: flag,
  },
  squad: { season: filled },
  squad_player: {
    shirtNumber: between(1, 999),
    position: oneOf('Torwart', 'Verteidiger', 'Mittelfeld', 'Stürmer'),
    firstDay: date,
    lastDay: date,
  },
  opponent_goal: { ownGoal: marked },
  opponent: { name: filled },
  lineup_player: {
    shirtNumber: between(1, 999),
    onBench: flag,
    goals: count,
    assists: count,
    yellowCards: between(0, 2),
    redCards: between(0, 1),
    cameOn: marked,
    ownGoals: { refused: [0, 21], taken: [1, 20, null] },
    minuteOn: between(0, 130),
    minuteOff: between(0, 130),
    replacedNumber: between(1, 999),
  },
  standing: {
    ...{ team: filled, won: count, drawn: count, lost: count, played: count },
    ...{ goalsFor: count, goalsAgainst: count, points: between(-9999, 9999), note: filled },
    position: { refused: [0, -1], taken: [1, 11, null] },
  },
  standings_day: {
    ...{ id: onlyRow, day: date, source: filled, sourceLink: filled },
    preferred: oneOf('typed', 'results'),
  },
  next_game: { id: onlyRow, madeGame: marked },
  admin: { username: { refused: ['', 'Max', 'mAX'], taken: ['max', 'jörg'] }, email: filled },
  article: {
    title: filled,
    publishedOn: date,
    state: oneOf('draft', 'published', 'archived'),
    isTold: flag,
  },
  season: { id: filled, firstDay: date, lastDay: date },
  season_team: {
    position: { refused: [0, -1], taken: [1, 11] },
    team: filled,
    played: count,
    won: count,
    drawn: count,
    lost: count,
    ...{ goalsFor: count, goalsAgainst: count, points: between(-9999, 9999), note: filled },
  },
  competition: {
    ...{ season: filled, name: filled, phase: filled, firstDay: date, lastDay: date },
    kind: oneOf('Meisterschaft', 'Pokal', 'Freundschaftsspiel', 'Turnier'),
    ranking: oneOf('specification', 'oefb', 'directMeetings', 'goalDifference', 'own'),
    smallTable: oneOf('kept', 'anew', 'at once'),
    ...{ win: between(1, 9), draw: between(0, 9), halfLength: between(1, 60) },
    ...{ substitutions: between(0, 99), promoted: between(1, 99), relegated: between(1, 99) },
    lastAutumnRound: between(1, 99),
    carried: oneOf('games', 'halvedDown', 'halvedUp', 'meetings'),
  },
  competition_team: {
    ...{ team: filled, withdrawn: marked, kept: marked },
    ...{ place: between(1, 64), placeReason: filled },
  },
  ranking_criterion: { criterion: oneOf(...ownCriteria) },
  points_correction: { points: between(-99, 99), day: date },
  league_round: { round: between(1, 99) },
  league_result: {
    ...{ homeGoals: count, awayGoals: count },
    awarded: oneOf('home', 'away', 'both'),
  },
  season_honour: { kind: { refused: ['', 'Team'], taken: ['team', 'individual'] } },
  board_member: { name: filled },
  sponsor: {
    name: filled,
    level: oneOf('Hauptsponsor', 'Sponsor', 'Partner', 'Gönner'),
    shownFrom: date,
    shownUntil: date,
  },
  fan_shop: { id: onlyRow, shown: flag },
  club_details: { suspensionCards: between(0, 20), seasonRhythm: oneOf('july') },
  protocol_entry: { action: oneOf('create', 'update', 'delete', 'undo') },
  user: { email: filled, totpStep: natural },
  admin_role: {
    role: oneOf(...roles),
    scope: oneOf('club', 'team'),
  },
  passkey: { counter: natural },
  one_time_link: { purpose: oneOf(...Object.keys(linkLifetimes)) },
  sign_in_rule: { id: onlyRow, secondFactor: flag },
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
    kind: oneOf('message', 'confirmation', 'newsletter', 'test', 'account'),
    state: oneOf('waiting', 'sent', 'undelivered'),
    tries: natural,
  },
  message_secret: { id: onlyRow },
  form_use: { times: natural },
  game_calendar: { sequence: { refused: [-1], taken: [0] } },
  revision: { id: onlyRow },
};

function checkName(table: string, column: string): string {
  return `${table}_${snakeCase(column)}_check`;
}

function snakeCase(column: string): string {
  return column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

onEachEngine((engine) => {
  test.each(
    Object.entries(checks),
  )('%s refuses what its columns cannot hold', async (table, columns) => {
    const db = await freshDatabase(engine);
    const write = factories[table] as Factory;
    for (const [column, { refused, taken }] of Object.entries(columns)) {
      const constraint = checkName(table, column);
      // SQLite names the column only in the message of its error.
      const message = expect.stringMatching(`^CHECK .*\\b${snakeCase(column)}\\b`);
      const expected = expect.objectContaining(
        engine === 'postgres' ? { constraint } : { message },
      );
      for (const value of refused)
        await expect(write(db, { [column]: value }), `${column} ${value}`).rejects.toEqual(
          expected,
        );
      for (const value of taken)
        await expect(write(db, { [column]: value }), `${column} ${value}`).resolves.toBeDefined();
    }
  });
});

test('the list above contains every check of the schema', async () => {
  const db = await freshDatabase('postgres');
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint
    where connamespace = 'public'::regnamespace and contype = 'c'
      and conname not like 'kysely%'`.execute(db);
  const listed = Object.entries(checks).flatMap(([table, columns]) =>
    Object.keys(columns).map((column) => checkName(table, column)),
  );
  expect(listed.sort()).toEqual(rows.map(({ name }) => name).sort());
});
