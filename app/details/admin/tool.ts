import type { RecordTool } from '#platform/admin/admin-tool.ts';

const saved = {
  word: 'kontakt-gespeichert',
  done: 'Kontakt und Menü gespeichert!',
  failed: 'Fehler beim Speichern von Kontakt und Menü.',
};

export const tool = {
  path: '/admin/kontakt',
  title: 'Kontakt und Menü',
  name: 'Kontakt und Menü',
  job: 'verein',
  place: 21,
  says: { add: saved, edit: saved },
} as const satisfies RecordTool;
