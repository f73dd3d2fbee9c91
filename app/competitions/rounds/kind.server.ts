import type { Kind } from '#platform/records/kind.server.ts';
import { rowIds } from '#platform/records/row-store.server.ts';
import { tool } from './admin/tool.ts';
import { type RoundRecord, roundRecords } from './round-record.server.ts';
import { listRoundRecords, teamsOfRounds } from './rounds.server.ts';
import { readRounds, writeRounds } from './transfer/rounds.server.ts';

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
  transfer: {
    nodes: { leagueRounds: 'collection' },
    counted: { table: 'leagueRound', one: 'Runde', many: 'Runden' },
    read: (node, _, known) => readRounds(...node('leagueRounds'), known),
    write: (stored) => ({ leagueRounds: writeRounds(stored) }),
  },
  title: 'Runden der Liga',
  records: roundRecords,
  ids: rowIds('leagueRound'),
  list: listRoundRecords,
  teams: teamsOfRounds,
  /** The rounds that go with a competition. */
  dependents: {
    async competition(db, id) {
      const rounds = db.selectFrom('leagueRound').select(['id', 'round']);
      const found = await rounds.where('competitionId', '=', id).orderBy('round').execute();
      return found.map((row) => ({ id: row.id, label: `${row.round}. Runde` }));
    },
  },
  fields: {
    competitionId: { label: 'Bewerb', as: 'name' },
    round: 'Runde',
    results: {
      label: 'Ergebnisse',
      entries: {
        home: { label: 'Heim', isTitle: true },
        away: 'Gast',
        homeGoals: 'Tore (Heim)',
        awayGoals: 'Tore (Gast)',
        awarded: {
          label: 'Strafverifiziert für',
          words: { home: 'Heim', away: 'Gast', both: 'Niemanden' },
        },
      },
    },
  },
};
