import type { RecordTool } from '#platform/admin/admin-tool.ts';

const saved = {
  word: 'spielort-gespeichert',
  done: 'Spielort gespeichert!',
  failed: 'Fehler beim Speichern des Spielorts',
} as const;

export const tool = {
  path: '/admin/spielorte',
  title: 'Spielorte verwalten',
  name: 'Spielorte',
  job: 'spieltag',
  place: 14,
  says: {
    add: saved,
    edit: saved,
    remove: {
      word: 'spielort-entfernt',
      done: 'Spielort entfernt!',
      failed: 'Fehler beim Entfernen des Spielorts',
    },
  },
} as const satisfies RecordTool;
