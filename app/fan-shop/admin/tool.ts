import type { RecordTool } from '#platform/admin/admin-tool.ts';

const saved = {
  word: 'fanshop-gespeichert',
  done: 'Fanshop gespeichert!',
  failed: 'Fehler beim Speichern des Fanshops.',
};

export const tool = {
  path: '/admin/fanshop',
  title: 'Fanshop',
  name: 'Fanshop',
  job: 'verein',
  place: 18,
  says: { add: saved, edit: saved },
} as const satisfies RecordTool;
