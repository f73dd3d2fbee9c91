import type { RecordTool } from '#platform/admin/admin-tool.ts';

const saved = {
  word: 'sponsor-gespeichert',
  done: 'Sponsor gespeichert!',
  failed: 'Fehler beim Speichern des Sponsors.',
};

export const tool = {
  path: '/admin/sponsoren',
  title: 'Sponsoren verwalten',
  name: 'Sponsoren',
  job: 'verein',
  place: 17,
  says: {
    add: saved,
    edit: saved,
    remove: {
      word: 'sponsor-entfernt',
      done: 'Sponsor entfernt!',
      failed: 'Fehler beim Entfernen des Sponsors.',
    },
    order: {
      word: 'sponsoren-gereiht',
      done: 'Reihenfolge der Sponsoren gespeichert!',
      failed: 'Fehler beim Speichern der Reihenfolge',
    },
  },
} as const satisfies RecordTool;
