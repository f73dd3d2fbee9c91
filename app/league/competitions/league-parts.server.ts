import { opponentIdSql } from '#app/matches/games/opponent-names.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { readRows, selectRows } from '#platform/db/nested-rows.server.ts';

export type LeagueResult = Awaited<ReturnType<typeof readParts>>['results'][number];

/** Reads all parts of a competition with one query. */
export async function readParts(db: Db, competitionId: string) {
  const teams = db
    .selectFrom('competitionTeam')
    .select(['team', 'withdrawn', 'kept', 'place', 'placeReason'])
    .select(opponentIdSql('competitionTeam.team').as('opponentId'))
    .where('competitionId', '=', competitionId)
    .orderBy('competitionTeam.ordinal');
  const criteria = db
    .selectFrom('rankingCriterion')
    .select('criterion')
    .where('competitionId', '=', competitionId)
    .orderBy('ordinal');
  const corrections = db
    .selectFrom('pointsCorrection')
    .select(['team', 'points', 'reason', 'day'])
    .where('competitionId', '=', competitionId)
    .orderBy('ordinal');
  const results = db
    .selectFrom('leagueResult')
    .innerJoin('leagueRound', 'leagueRound.id', 'leagueRoundId')
    .select(['round', 'home', 'away', 'homeGoals', 'awayGoals', 'awarded'])
    .where('competitionId', '=', competitionId)
    .orderBy('round')
    .orderBy('ordinal');
  const parts = await db
    .selectNoFrom([
      selectRows(db, teams).as('teams'),
      selectRows(db, criteria).as('criteria'),
      selectRows(db, corrections).as('corrections'),
      selectRows(db, results).as('results'),
    ])
    .executeTakeFirstOrThrow();
  return {
    teams: readRows(parts.teams),
    criteria: readRows(parts.criteria).map(({ criterion }) => criterion),
    corrections: readRows(parts.corrections),
    results: readRows(parts.results),
  };
}
