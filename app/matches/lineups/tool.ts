import type { RecordTool } from '#platform/admin/admin-tool.ts';
import { deletingFailed, savingFailed } from '#platform/admin/record-sayings.ts';
import { lineupsPath } from '../games/lineup-paths.ts';

export const tool = {
  path: lineupsPath,
  title: 'Kaderverwaltung',
  name: 'Aufstellung',
  menu: 'lineups',
  place: 6,
  says: {
    add: {
      word: 'kader-gespeichert',
      done: 'Kader erfolgreich gespeichert ✅',
      failed: savingFailed,
    },
    edit: {
      word: 'kader-aktualisiert',
      done: 'Kader erfolgreich aktualisiert ✅',
      failed: savingFailed,
    },
    remove: {
      word: 'kader-geloescht',
      done: 'Kader erfolgreich gelöscht ✅',
      failed: deletingFailed,
    },
  },
} as const satisfies RecordTool;
