import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFolder } from '#bin/site-folder.ts';
import { polyfilled } from '#platform/ui/rendering/features.ts';
import { freshDatabase } from '#test/database.ts';
import { openApp } from '#test/open-app.ts';
import { listMissing } from './missing-at-floor.ts';

const build = join(siteFolder, 'build');
const worker = readFileSync(join(build, 'sw.js'), 'utf8');
/** Without the polyfills, because they contain some of these features. */
const assets = globSync('client/assets/!(polyfills)-*.js', { cwd: build }).map((path) =>
  readFileSync(join(build, path), 'utf8'),
);
/** Names as in the result of `listMissing`: a method without its object. */
const filledIn = polyfilled.map((name) => name.replace(/^.*\.prototype\./, ''));

/** Features that only seem to be missing, each with the reason. */
const harmless = new Map([
  ...['check', 'configure', 'move', 'use'].map((name) => [name, 'methods of libraries'] as const),
  ...['createHTML', 'createPolicy'].map((name) => [name, 'where there is trustedTypes'] as const),
  ['readText', 'asked for by app/league/typed-table/admin/paste-form.tsx'],
  ['showPopover', 'asked for by the library that drags rows'],
  ['skipTransition', 'of a transition that has started'],
]);

test('browser scripts use nothing that a browser at the floor lacks', async () => {
  const missing = new Set([...assets, ...(await listInlineScripts())].flatMap(listMissing));
  const unknown = [...missing].filter((name) => !filledIn.includes(name) && !harmless.has(name));
  expect(unknown).toEqual([]);
  // Each polyfill and each exception must be necessary.
  expect([...filledIn, ...harmless.keys()].filter((name) => !missing.has(name))).toEqual([]);
});

test('the service worker, which has no polyfills, uses no unsupported browser feature', () => {
  expect(listMissing(worker)).toEqual([]);
});

test('only an inline script after the polyfills uses polyfilled features', async () => {
  const scripts = await listInlineScripts();
  expect(scripts.length).toBeGreaterThan(3);
  const uses = scripts.map(listMissing);
  expect(uses.flat()).toEqual(['TextEncoderStream']);
  const before = scripts.slice(
    0,
    uses.findIndex((names) => names.length > 0),
  );
  expect(before.join('')).toContain('/assets/polyfills-');
});

test.each([
  ['Map.groupBy(players, ({ position }) => position)', ['Map.groupBy']],
  ['AbortSignal.any([request.signal, end.signal])', ['AbortSignal.any']],
  ["URL.canParse(wanted, 'https://a.at')", ['URL.canParse']],
  ['if (URL.canParse(wanted)) go(wanted)', ['URL.canParse']],
  ['URL.canParse(wanted) && go(wanted)', ['URL.canParse']],
  ['Map.groupBy(players, by).get(place) ?? []', ['Map.groupBy']],
  ['Object.groupBy(players, by)', ['Object.groupBy']],
  ['new CSSStyleSheet()', ['CSSStyleSheet']],
  ['new Intl.Segmenter("de")', ['Intl.Segmenter']],
  ['x instanceof CompressionStream', ['CompressionStream']],
  ['[2, 1].toSorted()', ['toSorted']],
  ['/[\\p{L}--a]/v.test(x)', ['v flag']],
  ['new RegExp("(?<!a)b", "u")', ['lookbehind']],
  ['new CompressionStream("gzip")', ['CompressionStream']],
])('finds the unsupported browser feature in %s', (code, missing) => {
  expect(listMissing(code)).toEqual(missing);
});

test.each([
  '[1, 2].map((each) => each.at(-1))',
  'Map.groupBy?.(players, by)',
  "if ('groupBy' in Map) Map.groupBy(players, by)",
  'typeof CompressionStream',
  'list.toSorted ? list.toSorted() : [...list].sort()',
])('finds no unsupported browser feature in %s', (code) => {
  expect(listMissing(code)).toEqual([]);
});

async function listInlineScripts(): Promise<string[]> {
  const ask = await openApp(await freshDatabase('sqlite'));
  const html = await (await ask('/spiele')).text();
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
}
