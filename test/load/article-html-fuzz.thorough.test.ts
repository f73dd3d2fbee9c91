import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerptOfHtml } from '#app/news/article-excerpt.server.ts';
import { articleHtml } from '#app/news/article-text.server.ts';
import { markdownFault } from '#platform/ui/markdown-fault.ts';
import { sanitiseHtml } from '#platform/ui/safe-html.server.ts';
import { matchReport } from '#test/match-report.ts';

/** Equals `maxHtmlLength`, the maximum number of characters that is read. */
const letters = 100_000;

const repeat = (text: string) => text.repeat(Math.ceil(letters / text.length)).slice(0, letters);

/** Inputs that blocked the server for up to 360 ms before all processing had limits. */
const slowBefore: Record<string, string> = {
  'ends of tags that are not open': `${'<b>'.repeat(16_000)}${'</i>'.repeat(13_000)}`,
  'tags in tags': repeat('<b>'),
  'parts that are dropped, in each other': repeat('<svg>'),
  'links that lead nowhere in a long text': `${'x'.repeat(50_000)}${'<a>x</a>'.repeat(6_250)}`,
  'pictures without an address in a long text': `${'x'.repeat(50_000)}${'<img>x'.repeat(8_000)}`,
  'one sign after the other': repeat('&'),
  'signs of tags': repeat('<'),
  entities: repeat('&lt;'),
  comments: repeat('<!---->'),
  'an address of comments': `<a href="${'<!---->'.repeat(14_000)}">x</a>`,
  attributes: `<p ${repeat('a b="c" ')}>`,
  'attributes of entities': `<img alt="${repeat('&amp;')}">`,
  'tags in wrong order': repeat('<b><p><i></b></p>'),
  'tables without an order': repeat('<table><td><tr><th>'),
};

const pieces = [
  ...['<p>', '</p>', '<b>', '</b>', '<i>', '</i>', '<a>', '<a href="/x">', '</a>', '<img>', '<br>'],
  ...[
    '<img src="/x.png" alt="',
    '">',
    '<td>',
    '<tr>',
    '<table>',
    '</table>',
    '<li>',
    '<ul>',
    '</ul>',
  ],
  ...['&', '&amp;', '&lt;', '<', '>', '"', "'", '=', '<!--', '-->', '<![CDATA[', ']]>', '<?', '/>'],
  ...['<svg>', '</svg>', '<script>', '</script>', '<title>', '<textarea>', '<template>', '</br>'],
  ...[
    '<h1>',
    '</h1>',
    '<div>',
    '</div>',
    ' a',
    ' a="b"',
    ' href=',
    'x',
    'Wort ',
    '\n',
    '\0',
    'ß',
    '🐙',
  ],
];
const piece = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 5 });
const part = fc.tuple(piece, fc.constantFrom(1, 20, 1000, 5000, 20_000, 50_000));
const hostileParts = fc.array(part, { minLength: 1, maxLength: 4 });

function textOf(parts: [pieces: string[], times: number][]): string {
  return parts
    .map(([found, times]) => found.join('').repeat(times).slice(0, letters))
    .join('')
    .slice(0, letters);
}

/** Fixed seeds: they found slow input or text that was cut off twice, or nest what the limits count. */
const seeds = [1, 72625386];

/** Returns the shortest processor time of nine runs. The first runs also compile code. */
function timeOf(work: () => unknown): number {
  const times: number[] = [];
  for (let round = 0; round < 9; round++) {
    const start = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(start);
    times.push(user + system);
  }
  return Math.min(...times);
}

/** Runs all functions that read the HTML of an article from outside. */
function read(html: string): void {
  sanitiseHtml(html);
  excerptOfHtml(html);
}

/** A report of the maximum length with table, line-up, quotes and links. */
function longReport(): string {
  const report = matchReport(20_000);
  expect(markdownFault(report)).toBeUndefined();
  return repeat(`${articleHtml(report)}\n`);
}

test.each(
  Object.entries(slowBefore),
)('an article of %s takes no longer than some long reports', (_, html) => {
  const report = longReport();
  const usual = timeOf(() => read(report));
  expect(timeOf(() => read(html)) / usual).toBeLessThan(5);
});

test('reads any article within the time limit; sanitising it again changes nothing', () => {
  const report = longReport();
  const usual = timeOf(() => read(report));
  const property = fc.property(hostileParts, (parts) => {
    const html = textOf(parts);
    const clean = sanitiseHtml(html);
    expect(sanitiseHtml(clean)).toBe(clean);
    expect(clean.length).toBeLessThanOrEqual(3 * letters);
    expect(timeOf(() => read(html)) / usual).toBeLessThan(5);
  });
  for (const seed of seeds) fc.assert(property, { seed, numRuns: 40 });
});
