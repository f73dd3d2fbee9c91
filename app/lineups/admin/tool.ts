import { lineupsPath } from '#app/games/admin/lineup-paths.ts';
import type { RecordTool } from '#platform/admin/admin-tool.ts';

const failed = 'Fehler beim Speichern ❌';

export const tool = {
  path: lineupsPath,
  title: 'Kaderverwaltung',
  name: 'Aufstellung',
  job: 'spieltag',
  place: 2,
  says: {
    add: { word: 'kader-gespeichert', done: 'Kader erfolgreich gespeichert ✅', failed },
    edit: { word: 'kader-aktualisiert', done: 'Kader erfolgreich aktualisiert ✅', failed },
    remove: {
      word: 'kader-geloescht',
      done: 'Kader erfolgreich gelöscht ✅',
      failed: 'Fehler beim Löschen ❌',
    },
  },
} as const satisfies RecordTool;
