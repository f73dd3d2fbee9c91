import type { Db } from '#platform/db/client.server.ts';
import type { GameKind } from './game.ts';
import { ofTeam } from './games.server.ts';
import { hasResult } from './public-games.server.ts';

/** Days are 'YYYY-MM-DD'. The days `from` and `until` are included, `after` and `before` are not. */
export interface GamesOfKind {
  teamId: string | null;
  kind: GameKind;
  from?: string | undefined;
  after?: string | undefined;
  until?: string | undefined;
  before?: string | undefined;
}

export async function listResultsOfKind(db: Db, asked: GamesOfKind) {
  return withOpponents(db, asked).where(hasResult).execute();
}

export async function listOpenOfKind(db: Db, asked: GamesOfKind) {
  return withOpponents(db, asked)
    .where('goalsFor', 'is', null)
    .where((where) => where.or([where('status', 'is', null), where('status', '=', 'postponed')]))
    .execute();
}

export async function countResultsOfKind(db: Db, asked: GamesOfKind): Promise<number> {
  const { games } = await gamesOfKind(db, asked)
    .select(({ fn }) => fn.countAll().as('games'))
    .where(hasResult)
    .executeTakeFirstOrThrow();
  return Number(games);
}

export async function findLastResultDay(db: Db, asked: GamesOfKind): Promise<string | null> {
  const { day } = await gamesOfKind(db, asked)
    .select(({ fn }) => fn.max<string | null>('date').as('day'))
    .where(hasResult)
    .executeTakeFirstOrThrow();
  return day;
}

export async function findFirstDay(db: Db, asked: GamesOfKind): Promise<string | undefined> {
  const game = await gamesOfKind(db, asked)
    .select('date')
    .where('status', 'is', null)
    .orderBy('date')
    .limit(1)
    .executeTakeFirst();
  return game?.date;
}

export async function listOpponentsOfKind(db: Db, asked: GamesOfKind): Promise<string[]> {
  const games = await gamesOfKind(db, asked).select('opponent').distinct().execute();
  return games.map(({ opponent }) => opponent);
}

function withOpponents(db: Db, asked: GamesOfKind) {
  return gamesOfKind(db, asked)
    .leftJoin('opponentName', 'opponentName.name', 'game.opponent')
    .select(['game.id', 'slug', 'date', 'opponent', 'opponentId', 'ground', 'round', 'status'])
    .select(['goalsFor', 'goalsAgainst', 'running'])
    .orderBy('date')
    .orderBy('game.id');
}

function gamesOfKind(db: Db, { teamId, kind, from, after, until, before }: GamesOfKind) {
  return db
    .selectFrom('game')
    .where(ofTeam({ id: teamId }))
    .where('kind', '=', kind)
    .where((where) =>
      where.and([
        ...(from === undefined ? [] : [where('date', '>=', from)]),
        ...(after === undefined ? [] : [where('date', '>', after)]),
        ...(until === undefined ? [] : [where('date', '<=', until)]),
        ...(before === undefined ? [] : [where('date', '<', before)]),
      ]),
    );
}
