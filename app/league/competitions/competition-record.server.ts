import type { Selectable } from 'kysely';
import { requireTeam } from '#app/teams/team-record.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { EditableStore } from '#platform/records/record-store.ts';
import { BlockedChangeError } from '#platform/records/refusal.ts';
import { rowStore } from '#platform/records/row-store.server.ts';
import { normalizeName } from '#platform/values/normalize-name.ts';
import type {
  CompetitionTable,
  CompetitionTeamTable,
  PointsCorrectionTable,
  RankingCriterionTable,
} from '../tables.ts';
import { competitionName, competitionNameWithSeason } from './competition.ts';
import { renameTeams } from './rename-teams.server.ts';
import { roundsRemovedWithCompetition } from './rounds/restore-rounds.server.ts';

type Part<Row> = Omit<Selectable<Row>, 'competitionId' | 'ordinal'>;

export interface CompetitionRecord extends Omit<Selectable<CompetitionTable>, 'id'> {
  teams: Part<CompetitionTeamTable>[];
  corrections: Part<PointsCorrectionTable>[];
  criteria: Part<RankingCriterionTable>[];
}

const rows = rowStore('competition');

export const competitionRecords: EditableStore<CompetitionRecord> = {
  kind: 'competition',
  async read(db, id) {
    const row = await rows.read(db, id);
    if (!row) return undefined;
    const teams = db
      .selectFrom('competitionTeam')
      .select(['team', 'withdrawn', 'kept', 'place', 'placeReason'])
      .where('competitionId', '=', id)
      .orderBy('ordinal');
    const corrections = db
      .selectFrom('pointsCorrection')
      .select(['team', 'points', 'reason', 'day'])
      .where('competitionId', '=', id)
      .orderBy('ordinal');
    const criteria = db
      .selectFrom('rankingCriterion')
      .select('criterion')
      .where('competitionId', '=', id)
      .orderBy('ordinal');
    return {
      ...row,
      teams: await teams.execute(),
      corrections: await corrections.execute(),
      criteria: await criteria.execute(),
    };
  },
  completeDraft: async (_, draft) => draft,
  // An undo can write a record from an old entry of the audit log, which has no criteria.
  async write(db, id, { teams, corrections, criteria = [], ...row }) {
    await requireTeam(db, row.teamId ?? null);
    await requireFreeName(db, id, row);
    await requirePhaseBefore(db, id, row);
    await renameTeams(db, id, teams);
    await requireTeamsWithResults(db, id, teams);
    await rows.write(db, id, row);
    const part = <Row>(all: readonly Row[]) =>
      all.map((one, ordinal) => ({ ...one, competitionId: id, ordinal }));
    await db.deleteFrom('competitionTeam').where('competitionId', '=', id).execute();
    if (teams.length > 0) await db.insertInto('competitionTeam').values(part(teams)).execute();
    await db.deleteFrom('pointsCorrection').where('competitionId', '=', id).execute();
    if (corrections.length > 0)
      await db.insertInto('pointsCorrection').values(part(corrections)).execute();
    await db.deleteFrom('rankingCriterion').where('competitionId', '=', id).execute();
    if (criteria.length > 0)
      await db.insertInto('rankingCriterion').values(part(criteria)).execute();
  },
  async remove(db, id) {
    await requireNoPhaseAfter(db, id);
    await rows.remove(db, id);
  },
  references: roundsRemovedWithCompetition,
  label: async (_, { name, phase = null, season }) =>
    competitionNameWithSeason({ name, phase, season }),
};

async function requireFreeName(
  db: Db,
  id: string,
  // Records in old entries of the audit log have no team and no phase.
  {
    teamId = null,
    season,
    name,
    phase = null,
  }: Pick<CompetitionRecord, 'teamId' | 'season' | 'name' | 'phase'>,
): Promise<void> {
  const others = await db
    .selectFrom('competition')
    .select(['name', 'phase'])
    .where('season', '=', season)
    .where('teamId', 'is not distinct from', teamId)
    .where('id', '<>', id)
    .execute();
  const isSame = (other: { name: string; phase: string | null }) =>
    normalizeName(other.name) === normalizeName(name) &&
    normalizeName(other.phase ?? '') === normalizeName(phase ?? '');
  if (others.some(isSame))
    throw new BlockedChangeError(
      `${competitionName({ name, phase })} gibt es in der Saison ${season} schon.`,
    );
}

async function requirePhaseBefore(
  db: Db,
  id: string,
  {
    continuesId = null,
    kind,
    teamId = null,
  }: Omit<CompetitionRecord, 'teams' | 'corrections' | 'criteria'>,
): Promise<void> {
  for (let before = continuesId; before !== null; ) {
    const phase = await db
      .selectFrom('competition')
      .select(['continuesId', 'kind', 'teamId'])
      .where('id', '=', before)
      .executeTakeFirst();
    if (!phase || phase.kind !== kind || phase.teamId !== teamId)
      throw new BlockedChangeError('Die Phase, die fortgesetzt wird, gibt es nicht.');
    before = phase.continuesId;
    if (before === id || continuesId === id)
      throw new BlockedChangeError('Eine Phase kann nicht sich selbst fortsetzen.');
  }
}

async function requireNoPhaseAfter(db: Db, id: string): Promise<void> {
  const after = await db
    .selectFrom('competition')
    .select(['name', 'phase', 'season'])
    .where('continuesId', '=', id)
    .executeTakeFirst();
  if (after)
    throw new BlockedChangeError(
      `${competitionNameWithSeason(after)} setzt diesen Bewerb fort. Ändere zuerst, was dort fortgesetzt wird.`,
    );
}

async function requireTeamsWithResults(
  db: Db,
  id: string,
  teams: CompetitionRecord['teams'],
): Promise<void> {
  const results = await db
    .selectFrom('leagueResult')
    .innerJoin('leagueRound', 'leagueRound.id', 'leagueResult.leagueRoundId')
    .select(['round', 'home', 'away'])
    .where('competitionId', '=', id)
    .orderBy('round')
    .execute();
  const known = new Set(teams.map(({ team }) => team));
  for (const { round, home, away } of results) {
    const gone = [home, away].find((team) => !known.has(team));
    if (gone !== undefined)
      throw new BlockedChangeError(
        `${gone} hat in Runde ${round} gespielt und bleibt deshalb im Bewerb.`,
      );
  }
}

export function teamEntry(team: string): CompetitionRecord['teams'][number] {
  return { team, withdrawn: null, kept: null, place: null, placeReason: null };
}
