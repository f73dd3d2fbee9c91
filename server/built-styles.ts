import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { parseColours } from '#platform/pictures/colours/palette.ts';
import { coloursStylesheet } from '#platform/pictures/colours/stylesheet.server.ts';
import {
  type FindStyles,
  hashForPolicy,
  type Styles,
} from '#platform/ui/rendering/delay-first-paint.server.ts';

export function builtStyles(folder: string): FindStyles {
  const files = new Map(
    globSync('assets/*.css', { cwd: folder }).map((path) => [
      `/${path.replaceAll('\\', '/')}`,
      Buffer.from(readFileSync(join(folder, path), 'utf8').trim()),
    ]),
  );
  // React Router appends '#' to the second link to a file, so '#' is cut off.
  const find = (href: string) => files.get(href.replace(/#$/, '')) ?? ofColours(href);
  // Each entry takes little memory, because it refers to the bytes in `files`. Only colours have own bytes.
  const kept = new LRUCache<string, Styles>({ max: 500 });
  return (hrefs) => {
    const key = hrefs.join(' ');
    const known = kept.get(key);
    if (known) return known;
    const bytes = hrefs.map(find).filter((file) => file !== undefined);
    // Inlines all stylesheets or none, because the order of stylesheets decides which rule wins.
    if (bytes.length === 0 || bytes.length < hrefs.length) return undefined;
    const styles = { bytes, hash: hashForPolicy(...bytes) };
    kept.set(key, styles);
    return styles;
  };
}

function ofColours(href: string): Buffer | undefined {
  const [, word = ''] = /^\/vereinsfarben\/([\w-]+)\.css$/.exec(href) ?? [];
  const colours = parseColours(word);
  return colours && Buffer.from(coloursStylesheet(colours));
}
