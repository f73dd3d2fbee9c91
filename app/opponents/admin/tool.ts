import type { RecordTool } from '#platform/admin/admin-tool.ts';

const saved = {
  word: 'gegner-gespeichert',
  done: 'Gegner gespeichert!',
  failed: 'Fehler beim Speichern des Gegners',
} as const;

export const tool = {
  path: '/admin/gegner',
  title: 'Gegner verwalten',
  name: 'Gegner',
  job: 'spieltag',
  place: 13,
  says: {
    add: saved,
    edit: saved,
    remove: {
      word: 'gegner-entfernt',
      done: 'Gegner entfernt!',
      failed: 'Fehler beim Entfernen des Gegners',
    },
  },
} as const satisfies RecordTool;
