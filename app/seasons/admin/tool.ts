import type { RecordTool } from '#platform/admin/admin-tool.ts';

const saved = {
  word: 'saison-gespeichert',
  done: 'Saison gespeichert!',
  failed: 'Fehler beim Speichern ❌',
} as const;

export const tool = {
  path: '/admin/saisons',
  title: 'Saisons',
  name: 'Saisons',
  job: 'verein',
  place: 10,
  says: {
    add: saved,
    edit: saved,
    remove: {
      word: 'saison-geloescht',
      done: 'Saison gelöscht!',
      failed: 'Fehler beim Löschen ❌',
    },
  },
} as const satisfies RecordTool;
