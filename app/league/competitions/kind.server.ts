import { teamsOfRows } from '#app/teams/teams.server.ts';
import { another } from '#platform/admin/next-step.ts';
import type { Kind } from '#platform/records/kind.server.ts';
import { rowIds } from '#platform/records/row-store.server.ts';
import { carryOverLabels, competitionNameWithSeason, leagueKind } from './competition.ts';
import { type CompetitionRecord, competitionRecords } from './competition-record.server.ts';
import { isNamedInLeague, listCompetitionRecords } from './competitions.server.ts';
import { readCompetitions, writeCompetitions } from './data-tree/competitions.server.ts';
import { findCompetitionStep } from './first-step.server.ts';
import { listOutsideTeamTasks } from './outside-team-tasks.server.ts';
import { criterionLabels, rankingLabels, smallTableLabels } from './rankings.ts';
import { newRoundPath } from './rounds/tool.ts';
import { tool } from './tool.ts';

declare module '#platform/records/kinds.ts' {
  interface Kinds {
    competition: {
      record: CompetitionRecord;
      draft: CompetitionRecord;
      tables: 'competition' | 'competitionTeam' | 'pointsCorrection' | 'rankingCriterion';
    };
  }
}

export const competitionKind: Kind<'competition'> = {
  tool,
  tables: {
    competition: true,
    competitionTeam: true,
    pointsCorrection: true,
    rankingCriterion: true,
  },
  dataTree: {
    nodes: { competitions: 'collection' },
    counted: { table: 'competition', one: 'Bewerb', many: 'Bewerbe' },
    read: (node, _, known) => readCompetitions(...node('competitions'), known),
    write: (stored) => ({ competitions: writeCompetitions(stored) }),
  },
  title: 'Bewerbe',
  records: competitionRecords,
  uses: { opponent: isNamedInLeague },
  ids: rowIds('competition'),
  list: listCompetitionRecords,
  next: async (_, saved) => [
    ...(saved.record.kind === leagueKind
      ? [{ label: 'Runde eintragen', path: newRoundPath(saved.id) }]
      : []),
    ...another('Noch ein Bewerb', tool, saved),
  ],
  tasks: listOutsideTeamTasks,
  firstStep: findCompetitionStep,
  teams: {
    of: async (_, { teamId }: CompetitionRecord) => teamId,
    ofAll: teamsOfRows('competition'),
  },
  async names(db, ids) {
    const named = db.selectFrom('competition').select(['id', 'name', 'phase', 'season']);
    const found = await named.where('id', 'in', ids).execute();
    return found.map(({ id, ...named }) => ({ id, name: competitionNameWithSeason(named) }));
  },
  together: [
    [
      ...(['teamId', 'season', 'name', 'phase', 'firstDay', 'lastDay', 'kind'] as const),
      ...(['continuesId', 'carried', 'ranking', 'smallTable', 'criteria'] as const),
      ...(['promoted', 'relegated', 'teams', 'corrections'] as const),
    ],
  ],
  log: { what: (label) => `den Bewerb ${label}` },
  fields: {
    teamId: { label: 'Mannschaft', as: 'name' },
    season: 'Saison',
    name: 'Name',
    phase: 'Phase',
    firstDay: { label: 'Erster Tag', as: 'day' },
    lastDay: { label: 'Letzter Tag', as: 'day' },
    kind: 'Art',
    continuesId: { label: 'Setzt fort', as: 'name', kind: 'competition' },
    carried: { label: 'Nimmt mit', words: carryOverLabels },
    ranking: { label: 'Reihung', words: rankingLabels },
    smallTable: { label: 'Kleintabelle', words: smallTableLabels },
    win: 'Punkte für einen Sieg',
    draw: 'Punkte für ein Unentschieden',
    halfLength: 'Minuten einer Halbzeit',
    substitutions: 'Wechsel je Team',
    promoted: 'Aufsteiger',
    relegated: 'Absteiger',
    lastAutumnRound: 'Letzte Runde im Herbst',
    teams: {
      label: 'Teams',
      entries: {
        team: { label: 'Team', isTitle: true },
        withdrawn: { label: 'Zurückgezogen', words: { 1: 'ja' } },
        kept: { label: 'Ergebnisse bleiben', words: { 1: 'ja' } },
        place: 'Platz',
        placeReason: 'Grund für den Platz',
      },
    },
    corrections: {
      label: 'Punkteabzüge',
      entries: {
        team: { label: 'Team', isTitle: true },
        points: 'Punkte',
        reason: 'Grund',
        day: { label: 'Ab', as: 'day' },
      },
    },
    criteria: {
      label: 'Eigene Reihung',
      entries: { criterion: { label: 'Kriterium', words: criterionLabels, isTitle: true } },
    },
  },
};
