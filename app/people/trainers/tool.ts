import type { RecordTool } from '#platform/admin/admin-tool.ts';

export const tool = {
  path: '/admin/trainer',
  title: 'Trainerverwaltung',
  name: 'Trainer',
  menu: 'team',
  place: 10,
  says: {
    add: {
      word: 'trainer-hinzugefuegt',
      done: 'Trainer erfolgreich hinzugefügt!',
      failed: 'Fehler beim Speichern des Trainers in der Datenbank.',
    },
    edit: {
      word: 'trainer-aktualisiert',
      done: 'Trainer erfolgreich aktualisiert!',
      failed: 'Fehler beim Aktualisieren des Trainers.',
    },
    remove: {
      word: 'trainer-entfernt',
      done: 'Trainer erfolgreich entfernt!',
      failed: 'Fehler beim Entfernen des Trainers.',
    },
  },
} as const satisfies RecordTool;
