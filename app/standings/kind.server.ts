import type { Kind } from '#platform/records/kind.server.ts';
import { oneId } from '#platform/records/row-store.server.ts';
import { tool } from './admin/tool.ts';
import {
  leagueTableId,
  type StandingsDraft,
  type StandingsRecord,
  standingsRecords,
} from './standings-record.server.ts';
import { readStandings, writeStandings } from './transfer/standings.server.ts';

declare module '#platform/records/kinds.ts' {
  interface Kinds {
    standings: { record: StandingsRecord; draft: StandingsDraft; tables: 'standing' };
  }
}

export const standingsKind: Kind<'standings'> = {
  tool,
  tables: { standing: true },
  transfer: {
    nodes: { leagueTable: 'collection' },
    counted: { table: 'standing', one: 'Tabellenzeile', many: 'Tabellenzeilen' },
    read: (node) => ({ standing: readStandings(...node('leagueTable')) }),
    write: (stored) => ({ leagueTable: writeStandings(stored) }),
  },
  title: 'Tabelle',
  records: standingsRecords,
  ids: oneId(standingsRecords, leagueTableId),
  // One table: its tool is found by name.
  list: async () => [],
  fields: {
    teams: {
      label: 'Teams',
      entries: {
        id: null,
        team: { label: 'Team', isTitle: true },
        won: 'Gewonnen',
        drawn: 'Unentschieden',
        lost: 'Verloren',
      },
    },
  },
};
