import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { teamRules } from '#app/teams/team-visibility.server.ts';
import { ofTeams } from '#app/teams/teams.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { onceARevision } from '#platform/records/once-a-revision.server.ts';
import { normalizeName } from '#platform/values/normalize-name.ts';

export async function findSpelling(db: Db, typed: string): Promise<string | undefined> {
  const exact = await db
    .selectFrom('opponentName')
    .select('name')
    .where('name', '=', typed)
    .executeTakeFirst();
  if (exact) return exact.name;
  const names = await db.selectFrom('opponentName').select('name').orderBy('name').execute();
  const wanted = normalizeName(typed);
  return names.find(({ name }) => normalizeName(name) === wanted)?.name;
}

interface OpponentName {
  name: string;
  opponentId: string;
  address: string;
  /** True if the opponent plays only against hidden teams. */
  isHidden: boolean;
}

export const listOpponentNames = onceARevision(async (db): Promise<OpponentName[]> => {
  const names = await db
    .selectFrom('opponentName')
    .innerJoin('opponent', 'opponent.id', 'opponentId')
    .select(['opponentName.name', 'opponentId', 'opponent.address'])
    .select(({ case: when, and, eb, not }) =>
      // First looks for the few games of hidden teams, because most clubs have no hidden team.
      when()
        .when(and([eb('opponent.id', 'in', playedByHiddenTeams(db)), not(isKnownTo([]))]))
        .then(1)
        .else(0)
        .end()
        .as('isHidden'),
    )
    .orderBy('opponentName.name')
    .execute();
  return names.map(({ isHidden, ...name }) => ({ ...name, isHidden: isHidden === 1 }));
});

function playedByHiddenTeams(db: Db) {
  return db
    .selectFrom('game')
    .innerJoin(teamRules, (join) => join.onRef('team.id', '=', 'game.teamId'))
    .innerJoin('opponentName as played', 'played.name', 'game.opponent')
    .select('played.opponentId')
    .where('team.hidden', '=', 1);
}

export function opponentIdSql(column: string): RawBuilder<string | null> {
  return sql<string | null>`(
    select named.opponent_id from ${sql.table('opponentName')} as named
    where named.name = ${sql.ref(column)}
  )`;
}

export async function listNamesOfOpponent(db: Db, opponentId: string): Promise<string[]> {
  const names = db.selectFrom('opponentName').select('name').where('opponentId', '=', opponentId);
  return (await names.execute()).map(({ name }) => name);
}

export async function isNamedInGame(db: Db, opponentId: string, beside = ''): Promise<boolean> {
  const names = db.selectFrom('opponentName').select('name').where('opponentId', '=', opponentId);
  const games = db.selectFrom('game').select('id').where('opponent', 'in', names);
  return (await games.where('id', '<>', beside).executeTakeFirst()) !== undefined;
}

export interface KnownOpponent {
  name: string;
  crest: string | null;
  /** Crest of the last game with a crest. Null if the opponent record has a crest. */
  lastCrest: string | null;
  ground: string | null;
}

export type OpponentAnswer = KnownOpponent | null;

export type OwnTeams = 'all' | readonly (string | null)[];

/** False for an opponent that plays only against hidden teams, unless one of these teams is in `teams`. */
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

export async function listKnownOpponents(db: Db, teams: OwnTeams): Promise<string[]> {
  const opponents = db.selectFrom('opponent').select('name').where(isKnownTo(teams));
  return (await opponents.orderBy('name').execute()).map(({ name }) => name);
}

export async function listNamesOfKnown(db: Db, teams: OwnTeams): Promise<string[]> {
  const names = await db
    .selectFrom('opponentName')
    .innerJoin('opponent', 'opponent.id', 'opponentName.opponentId')
    .select('opponentName.name')
    .where(isKnownTo(teams))
    .execute();
  return names.map(({ name }) => name);
}

export interface KnownCrest {
  name: string;
  crest: string;
}

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

export async function findCrests(db: Db): Promise<ReadonlyMap<string, string | null>> {
  const opponents = await selectCrests(db).execute();
  return new Map(opponents.map(({ id, crest }) => [id, crest]));
}

export async function listKnownCrests(db: Db, teams: OwnTeams): Promise<KnownCrest[]> {
  const opponents = selectCrests(db).where(isKnownTo(teams)).orderBy('name');
  const byCrest = Map.groupBy(await opponents.execute(), ({ crest }) => crest);
  return [...byCrest].flatMap(([crest, [first]]) =>
    crest !== null && first ? [{ name: first.name, crest }] : [],
  );
}

/**
 * Undefined for an unknown name, and for an opponent that plays only against hidden teams which this admin
 * does not manage.
 */
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
