import type { Selectable } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import type { EditableStore } from '#platform/records/record-store.ts';
import { BlockedChangeError } from '#platform/records/refusal.ts';
import { rowStore } from '#platform/records/row-store.server.ts';
import type { LeagueResultTable, LeagueRoundTable } from '../../tables.ts';
import { competitionNameWithSeason } from '../competition.ts';

export interface RoundRecord extends Omit<Selectable<LeagueRoundTable>, 'id'> {
  results: Omit<Selectable<LeagueResultTable>, 'leagueRoundId' | 'ordinal'>[];
}

const rows = rowStore('leagueRound');

export const roundRecords: EditableStore<RoundRecord> = {
  kind: 'leagueRound',
  async read(db, id) {
    const row = await rows.read(db, id);
    if (!row) return undefined;
    const results = await db
      .selectFrom('leagueResult')
      .select(['home', 'away', 'homeGoals', 'awayGoals', 'awarded'])
      .where('leagueRoundId', '=', id)
      .orderBy('ordinal')
      .execute();
    return { ...row, results };
  },
  completeDraft: async (_, draft) => draft,
  async write(db, id, { results, ...row }) {
    await requireCompetition(db, row.competitionId, results);
    await requireFreeRound(db, id, row);
    await rows.write(db, id, row);
    await db.deleteFrom('leagueResult').where('leagueRoundId', '=', id).execute();
    const games = results.map((result, ordinal) => ({ ...result, leagueRoundId: id, ordinal }));
    if (games.length > 0) await db.insertInto('leagueResult').values(games).execute();
  },
  remove: rows.remove,
  async label(db, { competitionId, round }) {
    const competition = await db
      .selectFrom('competition')
      .select(['name', 'phase', 'season'])
      .where('id', '=', competitionId)
      .executeTakeFirst();
    return competition
      ? `${round}. Runde, ${competitionNameWithSeason(competition)}`
      : `${round}. Runde`;
  },
};

async function requireCompetition(
  db: Db,
  id: string,
  results: RoundRecord['results'],
): Promise<void> {
  const teams = await db
    .selectFrom('competition')
    .leftJoin('competitionTeam', 'competitionId', 'id')
    .select('team')
    .where('id', '=', id)
    .execute();
  if (teams.length === 0) throw new BlockedChangeError('Diesen Bewerb gibt es nicht mehr.');
  const known = new Set(teams.map(({ team }) => team));
  const unknown = results.flatMap(({ home, away }) => [home, away]).find((one) => !known.has(one));
  if (unknown !== undefined) throw new BlockedChangeError(`${unknown} ist nicht in diesem Bewerb.`);
}

async function requireFreeRound(
  db: Db,
  id: string,
  { competitionId, round }: Pick<RoundRecord, 'competitionId' | 'round'>,
): Promise<void> {
  const other = await db
    .selectFrom('leagueRound')
    .select('id')
    .where('competitionId', '=', competitionId)
    .where('round', '=', round)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (other) throw new BlockedChangeError(`Die ${round}. Runde ist schon eingetragen.`);
}
