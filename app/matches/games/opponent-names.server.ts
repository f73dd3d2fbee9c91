import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { teamRules } from '#app/teams/shown-of.server.ts';
import { ofTeams } from '#app/teams/teams.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { onceARevision } from '#platform/records/once-a-revision.server.ts';
import { sameName } from '#platform/values/same-name.ts';

/** The name by which a stored opponent is called that is meant by a typed one; undefined for a new one. */
export async function findSpelling(db: Db, typed: string): Promise<string | undefined> {
  const exact = await db
    .selectFrom('opponentName')
    .select('name')
    .where('name', '=', typed)
    .executeTakeFirst();
  if (exact) return exact.name;
  const names = await db.selectFrom('opponentName').select('name').orderBy('name').execute();
  const wanted = sameName(typed);
  return names.find(({ name }) => sameName(name) === wanted)?.name;
}

/** All names by which opponents are called, with their ids, by name. */
export const listOpponentNames = onceARevision(
  (db): Promise<{ name: string; opponentId: string }[]> =>
    db.selectFrom('opponentName').select(['name', 'opponentId']).orderBy('name').execute(),
);

/** The id of the opponent that a column of a query names; null for a stranger. */
export function opponentIdOf(column: string): RawBuilder<string | null> {
  return sql<string | null>`(
    select named.opponent_id from ${sql.table('opponentName')} as named
    where named.name = ${sql.ref(column)}
  )`;
}

/** All names by which an opponent is called. */
export async function listNamesOf(db: Db, opponentId: string): Promise<string[]> {
  const names = db.selectFrom('opponentName').select('name').where('opponentId', '=', opponentId);
  return (await names.execute()).map(({ name }) => name);
}

/** Whether a game, beside one, names an opponent, by whichever of its names. */
export async function isNamedInGame(db: Db, opponentId: string, beside = ''): Promise<boolean> {
  const names = db.selectFrom('opponentName').select('name').where('opponentId', '=', opponentId);
  const games = db.selectFrom('game').select('id').where('opponent', 'in', names);
  return (await games.where('id', '<>', beside).executeTakeFirst()) !== undefined;
}

/** What a game takes over from its opponent. */
export interface KnownOpponent {
  /** Of today. */
  name: string;
  crest: string | null;
  /** While it has none of its own, that of its last game that has one. */
  lastCrest: string | null;
  /** What its ground is called; null when nobody knows. */
  ground: string | null;
}

/** What the form of a game is told of the opponent that is typed there; null for a new one. */
export type OpponentAnswer = KnownOpponent | null;

/** The teams of which somebody may learn everything; null stands for the first one. */
export type OwnTeams = 'all' | readonly (string | null)[];

/**
 * The condition that the `opponent` of a query is none whom only hidden teams play that are not one's own: of
 * whom they play nobody else is told.
 */
function isKnownTo(teams: OwnTeams): Expression<SqlBool> {
  if (teams === 'all') return sql<SqlBool>`1 = 1`;
  const [names, game] = ['opponentName', 'game'].map((name) => sql.table(name));
  const games = sql`select 1 from ${names} as named
    join ${game} as game on game.opponent = named.name
    left join ${teamRules} on team.id = game.team_id
    where named.opponent_id = opponent.id`;
  return sql<SqlBool>`(not exists (${games})
    or exists (${games} and (coalesce(team.hidden, 0) = 0 or ${ofTeams(teams)})))`;
}

/** The names of today of whom a game can be against. */
export async function listKnownOpponents(db: Db, teams: OwnTeams): Promise<string[]> {
  const opponents = db.selectFrom('opponent').select('name').where(isKnownTo(teams));
  return (await opponents.orderBy('name').execute()).map(({ name }) => name);
}

/** All names by which those are called whom a game can be against. */
export async function listNamesOfKnown(db: Db, teams: OwnTeams): Promise<string[]> {
  const names = await db
    .selectFrom('opponentName')
    .innerJoin('opponent', 'opponent.id', 'opponentName.opponentId')
    .select('opponentName.name')
    .where(isKnownTo(teams))
    .execute();
  return names.map(({ name }) => name);
}

/** A crest that an opponent has, or had in its last game with one. */
export interface KnownCrest {
  /** Whose it is, by the name of today. */
  name: string;
  crest: string;
}

/** Each opponent with its crest, or the one of its last game that has one. */
function selectCrests(db: Db) {
  return db
    .selectFrom('opponent')
    .select((of) => [
      'opponent.id',
      'opponent.name',
      of.fn
        .coalesce(
          'opponent.crest',
          of
            .selectFrom('opponentName')
            .innerJoin('game', 'game.opponent', 'opponentName.name')
            .select('game.crest')
            .whereRef('opponentName.opponentId', '=', 'opponent.id')
            .where('game.crest', 'is not', null)
            .orderBy('game.date', 'desc')
            .orderBy('game.id', 'desc')
            .limit(1),
        )
        .as('crest'),
    ]);
}

/** The crests that opponents have, or had in their last game with one, by their ids. */
export async function findCrests(db: Db): Promise<ReadonlyMap<string, string | null>> {
  const opponents = await selectCrests(db).execute();
  return new Map(opponents.map(({ id, crest }) => [id, crest]));
}

/** The crests of those whom a game can be against, each once, by the names of the opponents. */
export async function listKnownCrests(db: Db, teams: OwnTeams): Promise<KnownCrest[]> {
  const opponents = selectCrests(db).where(isKnownTo(teams)).orderBy('name');
  const byCrest = Map.groupBy(await opponents.execute(), ({ crest }) => crest);
  return [...byCrest].flatMap(([crest, [first]]) =>
    crest !== null && first ? [{ name: first.name, crest }] : [],
  );
}

/** The opponent that is meant by a typed name; undefined for a new one, or one whom other teams keep. */
export async function findKnownOpponent(
  db: Db,
  typed: string,
  teams: OwnTeams,
): Promise<KnownOpponent | undefined> {
  const name = await findSpelling(db, typed);
  if (name === undefined) return undefined;
  const opponent = await db
    .selectFrom('opponentName')
    .innerJoin('opponent', 'opponent.id', 'opponentName.opponentId')
    .leftJoin('venue', 'venue.id', 'opponent.venueId')
    .select(['opponent.name', 'opponent.crest', 'venue.name as ground'])
    .where('opponentName.name', '=', name)
    .where(isKnownTo(teams))
    .executeTakeFirst();
  return opponent && { ...opponent, lastCrest: await findLastCrest(db, name) };
}

/** The crest of the last game with one against an opponent that has no crest of its own, by any of its names. */
export async function findLastCrest(db: Db, name: string): Promise<string | null> {
  const game = await db
    .selectFrom('opponentName as typed')
    .innerJoin('opponent', 'opponent.id', 'typed.opponentId')
    .innerJoin('opponentName', 'opponentName.opponentId', 'opponent.id')
    .innerJoin('game', 'game.opponent', 'opponentName.name')
    .select('game.crest')
    .where('typed.name', '=', name)
    .where('opponent.crest', 'is', null)
    .where('game.crest', 'is not', null)
    .orderBy('date', 'desc')
    .orderBy('game.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return game?.crest ?? null;
}
