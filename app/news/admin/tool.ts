import type { RecordTool } from '#platform/admin/admin-tool.ts';

const saved = {
  word: 'artikel-gespeichert',
  done: 'Artikel gespeichert ✅',
  failed: 'Fehler beim Speichern ❌',
};

export const tool = {
  path: '/admin/neuigkeiten',
  title: 'Neuigkeiten',
  name: 'Neuigkeiten',
  job: 'post',
  place: 25,
  says: {
    add: saved,
    edit: saved,
    remove: {
      word: 'artikel-geloescht',
      done: 'Artikel gelöscht ✅',
      failed: 'Fehler beim Löschen ❌',
    },
  },
} as const satisfies RecordTool;
