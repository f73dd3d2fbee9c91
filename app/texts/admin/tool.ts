import type { RecordTool } from '#platform/admin/admin-tool.ts';

const saved = {
  word: 'text-gespeichert',
  done: 'Text gespeichert ✅',
  failed: 'Fehler beim Speichern ❌',
};

export const tool = {
  path: '/admin/texte',
  title: 'Texte',
  name: 'Texte',
  job: 'verein',
  place: 19,
  says: {
    add: saved,
    edit: saved,
    remove: {
      word: 'text-zurueckgesetzt',
      done: 'Es gilt wieder der mitgelieferte Text ✅',
      failed: 'Fehler beim Zurücksetzen ❌',
    },
  },
} as const satisfies RecordTool;
