import type { RecordTool } from '#platform/admin/admin-tool.ts';
import { deletingFailed } from '#platform/admin/record-sayings.ts';

export const tool = {
  path: '/admin/spieler',
  title: 'Spielermanagement',
  loading: 'Lade Spieler...',
  name: 'Spieler',
  menu: 'team',
  place: 9,
  says: {
    add: {
      word: 'spieler-hinzugefuegt',
      done: 'Spieler erfolgreich hinzugefügt ✅',
      failed: 'Fehler beim Hinzufügen ❌',
    },
    edit: {
      word: 'spieler-aktualisiert',
      done: 'Spieler erfolgreich aktualisiert ✅',
      failed: 'Fehler beim Aktualisieren ❌',
    },
    remove: {
      word: 'spieler-geloescht',
      done: 'Spieler erfolgreich gelöscht ✅',
      failed: deletingFailed,
    },
  },
} as const satisfies RecordTool;
