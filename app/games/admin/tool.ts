import type { RecordTool } from '#platform/admin/admin-tool.ts';

const saved = {
  word: 'spiel-gespeichert',
  done: 'Spiel gespeichert!',
  failed: 'Fehler beim Speichern ❌',
} as const;

export const tool = {
  path: '/admin/spiele',
  title: 'Spielmanagement',
  name: 'Spiele',
  job: 'spieltag',
  place: 1,
  says: {
    add: saved,
    edit: saved,
    remove: { word: 'spiel-geloescht', done: 'Spiel gelöscht!', failed: 'Fehler beim Löschen ❌' },
  },
} as const satisfies RecordTool;
