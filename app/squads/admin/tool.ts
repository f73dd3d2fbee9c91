import type { RecordTool } from '#platform/admin/admin-tool.ts';

const saved = {
  word: 'mannschaftskader-gespeichert',
  done: 'Kader der Mannschaft gespeichert!',
  failed: 'Fehler beim Speichern des Kaders',
} as const;

export const tool = {
  path: '/admin/mannschaftskader',
  title: 'Kader der Mannschaften',
  name: 'Mannschaftskader',
  job: 'verein',
  place: 9,
  says: {
    add: saved,
    edit: saved,
    remove: {
      word: 'mannschaftskader-entfernt',
      done: 'Kader der Mannschaft entfernt!',
      failed: 'Fehler beim Entfernen des Kaders',
    },
  },
} as const satisfies RecordTool;
