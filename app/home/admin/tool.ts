import type { RecordTool } from '#platform/admin/admin-tool.ts';

const saved = {
  word: 'startbild-gespeichert',
  done: 'Startbild gespeichert!',
  failed: 'Fehler beim Speichern des Startbilds.',
};

export const tool = {
  path: '/admin/startbild',
  title: 'Startbild',
  name: 'Startbild',
  job: 'verein',
  place: 22,
  says: { add: saved, edit: saved },
} as const satisfies RecordTool;
