import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

/*
 * If a server is started with `--import` of this file, it writes the words of each picture to the file
 * DRAWN_WORDS. A test cannot read words from pixels.
 */

const own = import.meta.url;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'satori' && context.parentURL !== own
      ? { url: own, shortCircuit: true }
      : next(specifier, context),
});

type Draw = typeof import('satori').default;

/** Replaces the default export of satori. */
export default async function draw(...[content, options]: Parameters<Draw>): Promise<string> {
  const { default: satori } = await import('satori');
  const readable = await satori(content, { ...options, embedFont: false });
  const words = [...readable.matchAll(/<text[^>]*>([^<]*)/g)].map(([, word]) => word);
  // Joins the words without and with spaces, because a line break removes the space between two words.
  const texts = [words.join(''), words.join(' ').replace(/\s+/g, ' ')];
  const drawings = [...readable.matchAll(/data:image\/svg\+xml;base64,([^"]+)/g)];
  const inside = drawings.map(([, drawing = '']) => Buffer.from(drawing, 'base64').toString());
  appendFileSync(process.env.DRAWN_WORDS ?? '', `${[...texts, ...inside].join('\n')}\n`);
  return satori(content, options);
}
