import type { RecordTool } from '#platform/admin/admin-tool.ts';

const saved = {
  word: 'vorstand-gespeichert',
  done: 'Vorstandsmitglied gespeichert!',
  failed: 'Fehler beim Speichern des Vorstandsmitglieds.',
};

export const tool = {
  path: '/admin/vorstand',
  title: 'Vorstand verwalten',
  name: 'Vorstand',
  job: 'verein',
  place: 16,
  says: {
    add: saved,
    edit: saved,
    remove: {
      word: 'vorstand-entfernt',
      done: 'Vorstandsmitglied entfernt!',
      failed: 'Fehler beim Entfernen des Vorstandsmitglieds.',
    },
    order: {
      word: 'vorstand-gereiht',
      done: 'Reihenfolge im Vorstand gespeichert!',
      failed: 'Fehler beim Speichern der Reihenfolge',
    },
  },
} as const satisfies RecordTool;
