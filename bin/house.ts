import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/*
 * Counts what makes the code hard to enter: `npm exec node bin/house.ts [FOLDER]`, a clone of another commit
 * among them. The figures of issue "A house of ten wings" are counted the same way.
 */

const root = process.argv[2] ?? '.';
const isTest = (path: string) => /[.]test[.]tsx?$/.test(path);
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const find = (pattern: string) => globSync(pattern, { cwd: root }).map(normalize);

const code = ['app', 'platform', 'server', 'bin', 'club'].flatMap((folder) =>
  find(`${folder}/**/*.{ts,tsx}`).filter((path) => !isTest(path)),
);
const texts = new Map(code.map((path) => [path, read(path)]));

/** What a file imports of ours. */
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

/** The room of a file: `app/matches`, `platform/db`; a page is a room of its own. */
function roomOf(path: string): string | undefined {
  if (!/^(?:app|platform)\/[^/]+\//.test(path)) return undefined;
  return pageOf(path) ?? path.split('/').slice(0, 2).join('/');
}

/** Rooms from which imports lead back to themselves, through whatever other rooms. */
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

/** Which wing declares each table. */
const owners = new Map(
  code.flatMap((path) =>
    [...(texts.get(path) ?? '').matchAll(/interface Schema \{([\s\S]*?)\n {2}\}/g)].flatMap(
      ([, body = '']) =>
        [...body.matchAll(/^ {4}(\w+):/gm)].map(([, table = '']) => [table, wingOf(path)] as const),
    ),
  ),
);

function wingOf(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}

/** Pairs of a file and a table of another wing that it queries. */
const foreign = code.flatMap((path) => {
  const asked =
    /(?:selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin)\(\s*'(\w+)(?: as \w+)?'/g;
  const tables = [...(texts.get(path) ?? '').matchAll(asked)].map(([, table = '']) => table);
  const isForeign = (table: string) =>
    path.startsWith('app/') && owners.has(table) && owners.get(table) !== wingOf(path);
  return [...new Set(tables.filter(isForeign))].map((table) => `${path}: ${table}`);
});

const lines = [...texts.values()].map(lineCount);
const importers = Map.groupBy(imports, ({ to }) => to);
const comments = [...texts.values()].flatMap((text) =>
  text.split('\n').filter((line) => /^\s*(?:\/\/|\/\*|\*)/.test(line)),
);
const documents = ['*.md', 'docs/**/*.md'].flatMap(find);
const topOf = (folder: string) => new Set(find(`${folder}/*/**/*.{ts,tsx}`).map(wingOf)).size;

console.table({
  'rooms at the top of app/': topOf('app'),
  'rooms of platform/': topOf('platform'),
  'rooms of app/ in circles, types counted': countInCircles('app/'),
  'rooms of platform/ in circles, types counted': countInCircles('platform/'),
  'imports into pages from outside': imports.filter(
    ({ from, to }) => pageOf(to) !== undefined && pageOf(to) !== pageOf(from),
  ).length,
  'tables read outside their wing (file and table)': foreign.length,
  files: code.length,
  'files of at most 10 lines': lines.filter((count) => count <= 10).length,
  'files of at most 20 lines': lines.filter((count) => count <= 20).length,
  'files with one importer': code.filter((path) => importers.get(path)?.length === 1).length,
  'comment lines, percent': Number(
    ((100 * comments.length) / lines.reduce((sum, count) => sum + count, 0)).toFixed(1),
  ),
  'words in documents': documents.reduce((sum, path) => sum + words(read(path)), 0),
});
