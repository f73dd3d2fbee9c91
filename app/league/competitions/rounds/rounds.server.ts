import type { ListedRecord } from '#platform/admin/listed-row.tsx';
import type { Db } from '#platform/db/client.server.ts';
import type { TeamOf } from '#platform/records/kind.server.ts';
import { formatCount } from '#platform/values/format-count.ts';
import { competitionNameWithSeason } from '../competition.ts';
import type { RoundRecord } from './round-record.server.ts';

export async function listRoundRecords(db: Db): Promise<ListedRecord[]> {
  const rounds = await db
    .selectFrom('leagueRound')
    .innerJoin('competition', 'competition.id', 'leagueRound.competitionId')
    .leftJoin('leagueResult', 'leagueResult.leagueRoundId', 'leagueRound.id')
    .select(({ fn }) => [
      ...(['leagueRound.id', 'round', 'name', 'phase', 'season'] as const),
      fn.count('leagueResult.ordinal').as('games'),
      fn.count('homeGoals').as('results'),
    ])
    .groupBy(['leagueRound.id', 'round', 'name', 'phase', 'firstDay', 'season'])
    .orderBy('season', 'desc')
    .orderBy('name')
    .orderBy(({ fn, val }) => fn.coalesce('firstDay', val('')))
    .orderBy(({ fn, val }) => fn.coalesce('phase', val('')))
    .orderBy('round', 'desc')
    .execute();
  return rounds.map(({ id, round, games, results, ...named }) => ({
    id,
    title: `${round}. Runde`,
    detail: `${competitionNameWithSeason(named)}, ${formatCount(Number(results), 'Ergebnis', 'Ergebnisse')} von ${Number(games)}`,
  }));
}

export const teamsOfRounds: TeamOf<RoundRecord> = {
  async of(db, { competitionId }) {
    const competitions = db.selectFrom('competition').select('teamId');
    return (await competitions.where('id', '=', competitionId).executeTakeFirst())?.teamId;
  },
  async ofAll(db) {
    const rounds = await db
      .selectFrom('leagueRound')
      .innerJoin('competition', 'competition.id', 'leagueRound.competitionId')
      .select(['leagueRound.id', 'teamId'])
      .execute();
    return new Map(rounds.map(({ id, teamId }) => [id, teamId]));
  },
};

export async function countMissingResults(db: Db, competitionId: string): Promise<number> {
  const { missing } = await db
    .selectFrom('leagueResult')
    .innerJoin('leagueRound', 'leagueRound.id', 'leagueRoundId')
    .select(({ fn }) => fn.countAll().as('missing'))
    .where('competitionId', '=', competitionId)
    .where((where) => where.or([where('homeGoals', 'is', null), where('awayGoals', 'is', null)]))
    .executeTakeFirstOrThrow();
  return Number(missing);
}
