import { type Expression, type SqlBool, sql } from 'kysely';
import type { Outcome } from './result.ts';

/** Whether a game has a result, as a condition of a query of games: a running score is none. */
export const hasResult = sql<SqlBool>`(
  goals_for is not null and goals_against is not null and running is null
)`;

const stands = sql`(running is null and (status is null or status in ('awarded', 'abandoned')))`;
const isVoid = sql`(status = 'awarded' and goals_for = goals_against)`;

/** What `outcome` says of a game, as a condition of a query of games. */
export const endedIn: Record<Outcome, Expression<SqlBool>> = {
  win: sql<SqlBool>`(goals_for > goals_against and ${stands})`,
  // A verdict that gives the game to nobody is no draw.
  draw: sql<SqlBool>`(goals_for = goals_against and running is null and (status is null or status = 'abandoned'))`,
  loss: sql<SqlBool>`((goals_for < goals_against and ${stands}) or ${isVoid})`,
};
