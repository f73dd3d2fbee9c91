import fc from 'fast-check';
import { expect, test } from 'vitest';
import { articleHtml, articleText } from '#app/news/article-text.server.ts';
import { newsletterHtml, newsletterText } from '#app/post/newsletter/newsletter-body.server.ts';
import { clubText } from '#platform/ui/markdown.server.ts';
import { markdownFault } from '#platform/ui/markdown-fault.ts';
import { sanitiseHtml } from '#platform/ui/safe-html.server.ts';
import { matchReport } from '#test/match-report.ts';

/** All functions that process a Markdown text. */
const readers: [string, Read][] = [
  ['an article', articleHtml],
  ['the form of an article', async (text) => articleText(articleHtml(text))],
  ['a newsletter', (text) => newsletterHtml(text, 'https://verein.example')],
  ['its mail', (text) => newsletterText(newsletterHtml(text, 'https://verein.example'))],
  ['a text of the club', (text) => clubText(text, { clean: sanitiseHtml })],
];

const pieces = [
  ...['a', 'b ', ' ', '\n', '\n\n', '\r', '\t', '  \n', '\\\n', '\u00A0', '\u2028', '🐙', 'ß'],
  ...['*', '**', '_', '__', '~~', '`', '``', '```\n', '~~~\n', '[', ']', '(', ')', '<', '>', '!'],
  ...[
    '- ',
    '- a\n',
    '- - - a\n',
    '  a\n',
    '    a\n',
    '1. ',
    '2) ',
    '> ',
    '>',
    '# ',
    '---\n',
    '=\n',
  ],
  ...['|', '|a', '|a|b|\n|-|-|\n', '|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|\n', '&', '&#x41;', '@'],
  ...['a@b.c ', 'www.a.b/(', 'http://a.b ', '[a](b)', '![a](/b)', '[a]: b\n', '[^a]', '{email}'],
  ...['<b>', '</b>', '<a href="', '"', '<!--', '-->', '<![CDATA[', '<?', '<table><td>', '- [ ] '],
];
const piece = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 6 });
const part = fc.tuple(piece, fc.constantFrom(1, 3, 20, 100, 300, 1000, 5000, 20_000));
const hostileParts = fc.array(part, { minLength: 1, maxLength: 4 });

function textOf(parts: [pieces: string[], times: number][]): string {
  return parts
    .map(([found, times]) => found.join('').repeat(times))
    .join('')
    .slice(0, 20_000);
}

/** Inputs that blocked the server for 100 to 420 ms before all processing had limits. */
const slowBefore = [
  ' '.repeat(20_000),
  '\r'.repeat(20_000),
  `- ${'  a\n'.repeat(2999)}`,
  '- - - a\n'.repeat(2500),
  'www.a.b/('.repeat(2222),
  `${'|a'.repeat(38)}|\n${'|-'.repeat(38)}|\n${'a\n'.repeat(2900)}`,
  'a@b.c '.repeat(3333),
  '*a_'.repeat(750),
];

/** Fixed seeds: they found slow input, or nest what the limits count. */
const seeds = [1, 77, 2147372376];

type Read = (text: string) => string | Promise<string>;

/** Returns the shortest of three times, to leave out the work of other programs. */
async function timeOf(read: Read, text: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 3; round++) {
    const start = performance.now();
    await read(text);
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}

async function timeOfReport(): Promise<number> {
  let sum = 0;
  for (const [, read] of readers) sum += await timeOf(read, matchReport(20_000));
  return sum;
}

/** Shortens a text until `markdownFault` accepts it. */
function taken(text: string): string {
  let part = text;
  while (markdownFault(part) !== undefined) part = part.slice(0, part.length * 0.9);
  return part;
}

test('accepts a long report with table, line-up, quotes and links', () => {
  expect(markdownFault(matchReport(20_000))).toBeUndefined();
});

test.each(readers)('%s: accepted text takes no longer than a few long reports', async (_, read) => {
  const usual = await timeOfReport();
  for (const hostile of slowBefore)
    for (const text of [hostile, taken(hostile)].filter((one) => !markdownFault(one)))
      expect((await timeOf(read, text)) / usual, `${text.slice(0, 40)}…`).toBeLessThan(4);
});

test.each(
  readers,
)('%s: whatever is typed is read or shown letter by letter, in as little time', async (_, read) => {
  const usual = await timeOfReport();
  const property = fc.asyncProperty(hostileParts, async (parts) => {
    const typed = textOf(parts);
    for (const text of [taken(typed), typed]) {
      expect((await read(text)).length).toBeLessThan(20 * text.length + 1000);
      expect((await timeOf(read, text)) / usual).toBeLessThan(4);
    }
  });
  for (const seed of seeds) await fc.assert(property, { seed, numRuns: 40 });
});
