import type { RecordTool } from '#platform/admin/admin-tool.ts';

const saved = {
  word: 'runde-gespeichert',
  done: 'Runde gespeichert!',
  failed: 'Fehler beim Speichern ❌',
} as const;

export const tool = {
  path: '/admin/runden',
  title: 'Runden der Liga',
  name: 'Runden',
  job: 'spieltag',
  place: 5,
  says: {
    add: saved,
    edit: saved,
    remove: { word: 'runde-geloescht', done: 'Runde gelöscht!', failed: 'Fehler beim Löschen ❌' },
  },
} as const satisfies RecordTool;
