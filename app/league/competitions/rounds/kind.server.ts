import { href } from 'react-router';
import { teamAddress } from '#app/teams/team-choices.server.ts';
import { listTeams } from '#app/teams/teams.server.ts';
import { linkToPage } from '#platform/admin/next-step.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { Kind } from '#platform/records/kind.server.ts';
import { rowIds } from '#platform/records/row-store.server.ts';
import { seasonAddress } from '#platform/values/season.ts';
import { competitionRecords } from '../competition-record.server.ts';
import { readRounds, writeRounds } from './data-tree/rounds.server.ts';
import { type RoundRecord, roundRecords } from './round-record.server.ts';
import { listRoundRecords, teamsOfRounds } from './rounds.server.ts';
import { newRoundPath, tool } from './tool.ts';

declare module '#platform/records/kinds.ts' {
  interface Kinds {
    leagueRound: {
      record: RoundRecord;
      draft: RoundRecord;
      tables: 'leagueRound' | 'leagueResult';
    };
  }
}

export const leagueRoundKind: Kind<'leagueRound'> = {
  tool,
  tables: { leagueRound: true, leagueResult: true },
  dataTree: {
    nodes: { leagueRounds: 'collection' },
    counted: { table: 'leagueRound', one: 'Runde', many: 'Runden' },
    read: (node, _, known) => readRounds(...node('leagueRounds'), known),
    write: (stored) => ({ leagueRounds: writeRounds(stored) }),
  },
  title: 'Runden',
  records: roundRecords,
  ids: rowIds('leagueRound'),
  list: listRoundRecords,
  async next(db, { record: { competitionId } }) {
    return [
      { label: 'Nächste Runde', path: newRoundPath(competitionId) },
      ...linkToPage(await findTablePath(db, competitionId)),
    ];
  },
  teams: teamsOfRounds,
  dependents: {
    async competition(db, id) {
      const rounds = db.selectFrom('leagueRound').select(['id', 'round']);
      const found = await rounds.where('competitionId', '=', id).orderBy('round').execute();
      return found.map((row) => ({ id: row.id, label: `${row.round}. Runde` }));
    },
  },
  together: [['competitionId', 'round', 'results']],
  log: { what: (label) => `die ${label}` },
  fields: {
    competitionId: { label: 'Bewerb', as: 'name' },
    round: 'Runde',
    results: {
      label: 'Ergebnisse',
      entries: {
        home: { label: 'Heim', isTitle: true },
        away: 'Gast',
        homeGoals: { label: 'Tore (Heim)', tellsZero: true },
        awayGoals: { label: 'Tore (Gast)', tellsZero: true },
        awarded: {
          label: 'Gewertet für',
          words: { home: 'Heim', away: 'Gast', both: 'Niemanden' },
        },
      },
    },
  },
};

async function findTablePath(db: Db, id: string): Promise<string | undefined> {
  const competition = await competitionRecords.read(db, id);
  const team = (await listTeams(db)).find((one) => one.id === competition?.teamId);
  if (!team?.shows.table) return undefined;
  return seasonAddress(teamAddress(href('/tabelle'), team), competition?.season);
}
