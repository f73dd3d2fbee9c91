import type { SayingTool } from '#platform/admin/admin-tool.ts';
import { sayings } from '#platform/admin/said.ts';
import { picturesPath } from '#platform/images/limits.ts';

/** The word in an address that says which page of the library it is. */
export const pageParameter = 'seite';

export const pictureTool = {
  path: picturesPath,
  title: 'Bilder',
  name: 'Bilder',
  job: 'verein',
  place: 21,
  ...sayings({
    'bild-gespeichert': 'Bild gespeichert!',
    'bild-entfernt': 'Bild entfernt!',
    'bild-ersetzt': 'Bild überall ersetzt!',
  }),
} satisfies SayingTool;
