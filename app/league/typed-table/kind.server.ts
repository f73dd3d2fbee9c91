import { href } from 'react-router';
import { preferredLabels } from '#app/league/table/choose-table.ts';
import { linkToPage } from '#platform/admin/next-step.ts';
import type { Kind } from '#platform/records/kind.server.ts';
import { oneId } from '#platform/records/row-store.server.ts';
import { readStandings, writeStandings } from './data-tree/standings.server.ts';
import { readStandingsDay, writeStandingsDay } from './data-tree/standings-day.server.ts';
import {
  leagueTableId,
  type StandingsDraft,
  type StandingsRecord,
  standingsRecords,
} from './standings-record.server.ts';
import { listTableTasks } from './table-tasks.server.ts';
import { tool } from './tool.ts';

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
  dataTree: {
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
  tasks: listTableTasks,
  records: standingsRecords,
  ids: oneId(standingsRecords, leagueTableId),
  // The list is empty, because the search already finds the tool that edits the only record of this kind.
  list: async () => [],
  next: async () => linkToPage(href('/tabelle')),
  together: [['day', 'source', 'sourceLink', 'preferred', 'teams']],
  log: { what: (label) => `die ${label}` },
  fields: {
    day: { label: 'Stand vom', as: 'day' },
    source: 'Quelle',
    sourceLink: 'Adresse der Quelle',
    preferred: { label: 'Gezeigt wird', words: preferredLabels },
    teams: {
      label: 'Teams',
      entries: {
        id: null,
        position: 'Platz',
        team: { label: 'Team', isTitle: true },
        played: 'Spiele',
        won: 'Gewonnen',
        drawn: 'Unentschieden',
        lost: 'Verloren',
        goalsFor: { label: 'Tore', tellsZero: true },
        goalsAgainst: { label: 'Gegentore', tellsZero: true },
        points: 'Punkte',
        note: 'Anmerkung',
      },
    },
  },
};
