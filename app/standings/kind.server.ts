import type { Kind } from '#platform/records/kind.server.ts';
import { oneId } from '#platform/records/row-store.server.ts';
import { tool } from './admin/tool.ts';
import {
  leagueTableId,
  type StandingsDraft,
  type StandingsRecord,
  standingsRecords,
} from './standings-record.server.ts';
import {
  readStandings,
  readStandingsDay,
  writeStandings,
  writeStandingsDay,
} from './transfer/standings.server.ts';

declare module '#platform/records/kinds.ts' {
  interface Kinds {
    standings: {
      record: StandingsRecord;
      draft: StandingsDraft;
      tables: 'standing' | 'standingsDay';
    };
  }
}

export const standingsKind: Kind<'standings'> = {
  tool,
  tables: { standing: true, standingsDay: true },
  transfer: {
    nodes: { leagueTable: 'collection', leagueTableDay: 'entry' },
    counted: { table: 'standing', one: 'Tabellenzeile', many: 'Tabellenzeilen' },
    read(node) {
      const standing = readStandings(...node('leagueTable'));
      return { standing, standingsDay: readStandingsDay(...node('leagueTableDay'), standing) };
    },
    write: (stored) => ({
      leagueTable: writeStandings(stored),
      leagueTableDay: writeStandingsDay(stored),
    }),
  },
  title: 'Tabelle',
  records: standingsRecords,
  ids: oneId(standingsRecords, leagueTableId),
  // One table: its tool is found by name.
  list: async () => [],
  fields: {
    day: { label: 'Stand vom', as: 'day' },
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
