import { type SqlBool, sql } from 'kysely';
import { findSeasonPlan } from '#app/seasons/seasons.server.ts';
import { firstTeam, type TeamRef } from '#app/teams/teams.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { onceARevision } from '#platform/records/once-a-revision.server.ts';
import { firstKnownDay, lastKnownDay } from '#platform/values/parse-date-time.ts';
import { type SeasonDays, type SeasonPlan, seasonsBetween } from '#platform/values/season-plan.ts';
import { ofTeam } from './games.server.ts';
import { hasResult } from './public-games.server.ts';

export async function listGameSeasons(
  db: Db,
  plan: SeasonPlan,
  team: TeamRef | 'all' = firstTeam,
): Promise<string[]> {
  // Leaves out days far in the past or future, because one wrong day would create thousands of seasons.
  const games = () =>
    db
      .selectFrom('game')
      .where('date', '>=', firstKnownDay)
      .where('date', '<=', lastKnownDay)
      .$if(team !== 'all', (all) => all.where(ofTeam(team as TeamRef)));
  // Reads the first day and the last day in two subqueries, because SQLite would read all games if one query
  // asked for both `min` and `max`.
  const day = (which: 'min' | 'max') =>
    games().select(({ fn }) => fn[which]<string | null>('date').as('day'));
  const { first, last } = await db
    .selectNoFrom([day('min').as('first'), day('max').as('last')])
    .executeTakeFirstOrThrow();
  if (first === null || last === null) return [];
  const seasons = withSeasons(db, seasonsBetween(first, last, plan))
    .selectFrom('span')
    .select('name')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('game')
          .select('game.id')
          .where(ofSpan)
          .$if(team !== 'all', (all) => all.where(ofTeam(team as TeamRef))),
      ),
    )
    .orderBy('firstDay', 'desc');
  return (await seasons.execute()).map(({ name }) => name);
}

export const listPlayedSeasons = onceARevision(async (db, team: TeamRef | 'all') =>
  listGameSeasons(db, await findSeasonPlan(db), team),
);

function withSeasons(db: Db, seasons: readonly SeasonDays[]) {
  const rows = seasons.map(
    ({ name, firstDay, lastDay }) => sql`(${name}, ${firstDay}, ${lastDay})`,
  );
  return db.with(
    'span(name, firstDay, lastDay)',
    () => sql<SeasonDays>`(values ${sql.join(rows)})`,
  );
}

const ofSpan = sql<SqlBool>`game.date between span.first_day and span.last_day`;

export async function countLeagueResults(
  db: Db,
  seasons: readonly SeasonDays[],
): Promise<Map<string, number>> {
  if (seasons.length === 0) return new Map();
  const counted = await withSeasons(db, seasons)
    .selectFrom('span')
    .innerJoin('game', (join) => join.on(ofSpan))
    .select(({ fn }) => ['span.name', fn.countAll().as('results')])
    .where('kind', '=', 'Meisterschaft')
    .where(ofTeam(firstTeam))
    .where(hasResult)
    .groupBy('span.name')
    .execute();
  return new Map(counted.map(({ name, results }) => [name, Number(results)]));
}
