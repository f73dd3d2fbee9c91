import type { RecordTool } from '#platform/admin/admin-tool.ts';

const saved = {
  word: 'aussehen-gespeichert',
  done: 'Wappen und Farben gespeichert!',
  failed: 'Fehler beim Speichern von Wappen und Farben.',
};

export const tool = {
  path: '/admin/aussehen',
  title: 'Wappen und Farben',
  name: 'Wappen und Farben',
  job: 'verein',
  place: 20,
  says: {
    add: saved,
    edit: saved,
    remove: {
      word: 'aussehen-zurueckgesetzt',
      done: 'Es gelten wieder die mitgelieferten!',
      failed: 'Fehler beim Zurücksetzen.',
    },
  },
} as const satisfies RecordTool;
