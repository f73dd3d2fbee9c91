import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { findWing, listForeignTables, readCode } from './foreign-tables.ts';

/* Prints how much the folders depend on each other: `npm exec node bin/house.ts [ROOT OF A CLONE]`. */

const root = process.argv[2] ?? '.';
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const find = (pattern: string) => globSync(pattern, { cwd: root }).map(normalize);

const texts = readCode(root);
const code = [...texts.keys()];

function importsOf(path: string): string[] {
  const text = texts.get(path) ?? '';
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([#.][^']+)'/g)].map(([, name = '']) =>
    normalize(name.startsWith('#') ? name.slice(1) : join(dirname(path), name)),
  );
}

const imports = code.flatMap((from) => importsOf(from).map((to) => ({ from, to })));
const pages = find('app/**/route.{ts,tsx}').map((path) => `${dirname(path)}/`);
const pageOf = (path: string) => pages.find((page) => path.startsWith(page));
const lineCount = (text: string) => text.trimEnd().split('\n').length;
const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

function roomOf(path: string): string | undefined {
  if (!/^(?:app|platform)\/[^/]+\//.test(path)) return undefined;
  return pageOf(path) ?? path.split('/').slice(0, 2).join('/');
}

function countInCircles(folder: string): number {
  const edges = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [one, other] = [roomOf(from), roomOf(to)];
    if (!one?.startsWith(folder) || !other?.startsWith(folder) || one === other) continue;
    edges.set(one, (edges.get(one) ?? new Set()).add(other));
  }
  const reaches = (room: string) => {
    const seen = new Set<string>();
    for (const next of edges.get(room) ?? []) seen.add(next);
    for (const one of seen) for (const next of edges.get(one) ?? []) seen.add(next);
    return seen;
  };
  return [...edges.keys()].filter((room) => reaches(room).has(room)).length;
}

const lines = [...texts.values()].map(lineCount);
const importers = Map.groupBy(imports, ({ to }) => to);
const comments = [...texts.values()].flatMap((text) =>
  text.split('\n').filter((line) => /^\s*(?:\/\/|\/\*|\*)/.test(line)),
);
const documents = ['*.md', 'docs/**/*.md'].flatMap(find);
const topOf = (folder: string) => new Set(find(`${folder}/*/**/*.{ts,tsx}`).map(findWing)).size;

console.table({
  'rooms at the top of app/': topOf('app'),
  'rooms of platform/': topOf('platform'),
  'rooms of app/ in circles, types counted': countInCircles('app/'),
  'rooms of platform/ in circles, types counted': countInCircles('platform/'),
  'imports into pages from outside': imports.filter(
    ({ from, to }) => pageOf(to) !== undefined && pageOf(to) !== pageOf(from),
  ).length,
  'tables read outside their wing (file and table)': listForeignTables(texts).length,
  files: code.length,
  'files of at most 10 lines': lines.filter((count) => count <= 10).length,
  'files of at most 20 lines': lines.filter((count) => count <= 20).length,
  'files with one importer': code.filter((path) => importers.get(path)?.length === 1).length,
  'comment lines, percent': Number(
    ((100 * comments.length) / lines.reduce((sum, count) => sum + count, 0)).toFixed(1),
  ),
  'words in documents': documents.reduce((sum, path) => sum + words(read(path)), 0),
});
