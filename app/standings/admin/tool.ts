import type { RecordTool } from '#platform/admin/admin-tool.ts';

const saved = {
  word: 'tabelle-gespeichert',
  done: 'Tabelle gespeichert!',
  failed: 'Fehler beim Speichern ❌',
} as const;

export const tool = {
  path: '/admin/tabelle',
  title: 'Tabellenmanagement',
  name: 'Tabelle',
  job: 'spieltag',
  place: 4,
  says: {
    add: saved,
    edit: saved,
  },
} as const satisfies RecordTool;
