import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

/*
 * A server that is started with `--import` of this file writes the words of each picture that it draws
 * to the file DRAWN_WORDS: in the picture they are pixels.
 */

const own = import.meta.url;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'satori' && context.parentURL !== own
      ? { url: own, shortCircuit: true }
      : next(specifier, context),
});

type Draw = typeof import('satori').default;

/** In place of satori's. */
export default async function draw(...[content, options]: Parameters<Draw>): Promise<string> {
  const { default: satori } = await import('satori');
  const readable = await satori(content, { ...options, embedFont: false });
  const words = [...readable.matchAll(/<text[^>]*>([^<]*)/g)].map(([, word]) => word);
  // A line that is broken has no space at its end.
  const texts = [words.join(''), words.join(' ').replace(/\s+/g, ' ')];
  const drawings = [...readable.matchAll(/data:image\/svg\+xml;base64,([^"]+)/g)];
  const inside = drawings.map(([, drawing = '']) => Buffer.from(drawing, 'base64').toString());
  appendFileSync(process.env.DRAWN_WORDS ?? '', `${[...texts, ...inside].join('\n')}\n`);
  return satori(content, options);
}
