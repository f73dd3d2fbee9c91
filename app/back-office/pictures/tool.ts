import type { ToolWithMessages } from '#platform/admin/admin-tool.ts';
import { successMessages } from '#platform/admin/success-messages.ts';
import { picturesPath } from '#platform/pictures/limits.ts';

export const maxNoteLength = 500;

export const pageParameter = 'seite';

export const maxPicturesAtOnce = 20;
export const tooMany = `Das sind mehr als ${maxPicturesAtOnce} Bilder. Bitte wähle weniger aus.`;

export const pictureTool = {
  path: picturesPath,
  name: 'Bilder',
  menu: 'website',
  place: 23,
  ...successMessages({
    'bild-gespeichert': 'Bild gespeichert!',
    'bild-entfernt': 'Bild entfernt!',
    'bild-ersetzt': 'Bild überall ersetzt!',
    'bilder-hochgeladen': 'Bilder hochgeladen!',
    'bild-geloescht': 'Bild für immer gelöscht!',
  }),
} satisfies ToolWithMessages;
