import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FindStyles } from '#platform/rendering/inline-styles.server.ts';

/** The stylesheets of a built site, read once; of one that is not built there are none. */
export function builtStyles(folder: string): FindStyles {
  const texts = new Map(
    globSync('assets/*.css', { cwd: folder }).map((path) => [
      `/${path.replaceAll('\\', '/')}`,
      readFileSync(join(folder, path), 'utf8').trim(),
    ]),
  );
  // React Router tells links to one file apart by an empty fragment.
  return (href) => texts.get(href.replace(/#$/, ''));
}
