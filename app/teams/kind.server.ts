import { href } from 'react-router';
import { another, linkToPage } from '#platform/admin/next-step.ts';
import type { Kind } from '#platform/records/kind.server.ts';
import { rowIds } from '#platform/records/row-store.server.ts';
import { readTeams, writeTeams } from './data-tree/teams.server.ts';
import { listTeamRecords } from './list-team-records.server.ts';
import { teamReferences } from './restore-team-references.server.ts';
import {
  findTeamsStep,
  type TeamDraft,
  type TeamRecord,
  teamOrder,
  teamRecords,
} from './team-record.server.ts';
import { tool } from './tool.ts';

declare module '#platform/records/kinds.ts' {
  interface Kinds {
    team: { record: TeamRecord; draft: TeamDraft; tables: 'team' };
  }
}

const shown = { words: { 0: 'nicht gezeigt', 1: 'gezeigt' } } as const;

export const teamKind: Kind<'team'> = {
  tool,
  tables: { team: true },
  dataTree: {
    nodes: { teams: 'collection' },
    counted: { table: 'team', one: 'Mannschaft', many: 'Mannschaften' },
    read: (node) => ({ team: readTeams(...node('teams')) }),
    write: (stored) => ({ teams: writeTeams(stored) }),
  },
  title: 'Mannschaften',
  records: { ...teamRecords, references: teamReferences },
  ids: rowIds('team'),
  order: teamOrder,
  list: listTeamRecords,
  next: async (_, saved) => [
    ...another('Noch eine Mannschaft', tool, saved),
    ...linkToPage(
      saved.record.hidden === null
        ? href('/mannschaften/:team', { team: saved.record.address })
        : undefined,
    ),
  ],
  names: (db, ids) => db.selectFrom('team').select(['id', 'name']).where('id', 'in', ids).execute(),
  firstStep: findTeamsStep,
  together: [['showsResults', 'showsTable']],
  log: { what: (label) => `die Mannschaft ${label}` },
  fields: {
    address: 'Adresse der Seite',
    name: 'Name',
    shortName: 'Kurzname',
    partner: 'Gemeinsam mit',
    ageLimit: 'Altersgrenze',
    hidden: { label: 'Auf der Website', words: { 1: 'nicht gezeigt' } },
    showsNames: { label: 'Namen der Spieler', ...shown },
    showsPhotos: { label: 'Fotos', ...shown },
    showsResults: { label: 'Ergebnisse', ...shown },
    showsTable: { label: 'Tabelle', ...shown },
  },
};
