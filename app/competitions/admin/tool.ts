import type { RecordTool } from '#platform/admin/admin-tool.ts';

const saved = {
  word: 'bewerb-gespeichert',
  done: 'Bewerb gespeichert!',
  failed: 'Fehler beim Speichern ❌',
} as const;

export const tool = {
  path: '/admin/bewerbe',
  title: 'Bewerbe',
  name: 'Bewerbe',
  job: 'verein',
  place: 12,
  says: {
    add: saved,
    edit: saved,
    remove: {
      word: 'bewerb-geloescht',
      done: 'Bewerb gelöscht!',
      failed: 'Fehler beim Löschen ❌',
    },
  },
} as const satisfies RecordTool;
