import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coloursOf } from '#platform/pictures/colours/palette.ts';
import { coloursStylesheet } from '#platform/pictures/colours/stylesheet.server.ts';
import type { FindStyles } from '#platform/ui/rendering/first-paint.server.ts';

export function builtStyles(folder: string): FindStyles {
  const texts = new Map(
    globSync('assets/*.css', { cwd: folder }).map((path) => [
      `/${path.replaceAll('\\', '/')}`,
      readFileSync(join(folder, path), 'utf8').trim(),
    ]),
  );
  // React Router appends '#' to the second link to a file, so '#' is cut off.
  return (href) => texts.get(href.replace(/#$/, '')) ?? ofColours(href);
}

function ofColours(href: string): string | undefined {
  const [, word = ''] = /^\/vereinsfarben\/([\w-]+)\.css$/.exec(href) ?? [];
  const colours = coloursOf(word);
  return colours && coloursStylesheet(colours);
}
