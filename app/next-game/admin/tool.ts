import type { RecordTool } from '#platform/admin/admin-tool.ts';

const saved = {
  word: 'naechstes-spiel-gespeichert',
  done: 'Nächstes Spiel gespeichert!',
  failed: 'Fehler beim Speichern ❌',
} as const;

export const tool = {
  path: '/admin/naechstes-spiel',
  title: 'Nächstes Spiel',
  name: 'Nächstes Spiel',
  job: 'spieltag',
  place: 3,
  says: {
    add: saved,
    edit: saved,
    remove: {
      word: 'naechstes-spiel-geloescht',
      done: 'Nächstes Spiel gelöscht!',
      failed: 'Fehler beim Löschen ❌',
    },
  },
} as const satisfies RecordTool;
