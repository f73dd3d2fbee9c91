import type { RecordTool } from '#platform/admin/admin-tool.ts';

const saved = {
  word: 'mannschaft-gespeichert',
  done: 'Mannschaft gespeichert!',
  failed: 'Fehler beim Speichern der Mannschaft',
} as const;

export const tool = {
  path: '/admin/mannschaften',
  title: 'Mannschaften',
  name: 'Mannschaften',
  job: 'verein',
  place: 8,
  says: {
    add: saved,
    edit: saved,
    remove: {
      word: 'mannschaft-entfernt',
      done: 'Mannschaft entfernt!',
      failed: 'Fehler beim Entfernen der Mannschaft',
    },
    order: {
      word: 'mannschaften-gereiht',
      done: 'Reihenfolge der Mannschaften gespeichert!',
      failed: 'Fehler beim Speichern der Reihenfolge',
    },
  },
} as const satisfies RecordTool;
