import type { SayingTool } from '#platform/admin/admin-tool.ts';
import { sayings } from '#platform/admin/said.ts';
import { picturesPath } from '#platform/pictures/limits.ts';

export const longestNote = 500;

export const pageParameter = 'seite';

export const mostAtOnce = 20;
export const tooMany = `Das sind mehr als ${mostAtOnce} Bilder. Bitte wähle weniger aus.`;

export const pictureTool = {
  path: picturesPath,
  name: 'Bilder',
  menu: 'website',
  place: 23,
  ...sayings({
    'bild-gespeichert': 'Bild gespeichert!',
    'bild-entfernt': 'Bild entfernt!',
    'bild-ersetzt': 'Bild überall ersetzt!',
    'bilder-hochgeladen': 'Bilder hochgeladen!',
    'bild-geloescht': 'Bild für immer gelöscht!',
  }),
} satisfies SayingTool;
