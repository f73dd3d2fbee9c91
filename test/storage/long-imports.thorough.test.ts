import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { isObject } from '#platform/data-tree/entry.server.ts';
import { replaceSnapshot } from '#platform/data-tree/snapshot.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { eachKind } from '#platform/records/kind.server.ts';
import { stableJson } from '#platform/records/stable-json.ts';
import { openAsAdmin, openPage, postForm } from '#test/admin/form-page.ts';
import { freshDatabase } from '#test/database.ts';
import { readExampleTree } from '#test/example-tree.ts';
import type { Ask } from '#test/open-app.ts';
import { parse } from '#test/sample-trees.ts';

/** An article keeps its whole text, because old sites have longer articles than the form allows. */
const uncut = ['news/1/content', 'news/2/content'];

/** Lists the paths of the values that `isWanted` accepts. */
function listPaths(value: unknown, isWanted: (value: unknown) => boolean, path = ''): string[] {
  const entries = Object.entries(typeof value === 'object' && value !== null ? value : {});
  const inner = entries.flatMap(([key, child]) =>
    listPaths(child, isWanted, path ? `${path}/${key}` : key),
  );
  return isWanted(value) ? [path, ...inner] : inner;
}

/** Returns a copy of `tree` in which `change` has changed the value at `path`. */
function changeAt(tree: unknown, path: string, change: (value: unknown) => unknown): unknown {
  if (!path) return change(tree);
  const [key = '', ...rest] = path.split('/');
  const copy = Object.assign(Array.isArray(tree) ? [] : {}, tree);
  return Object.assign(copy, { [key]: changeAt(Object(tree)[key], rest.join('/'), change) });
}

/** Imports `tree` and saves each changed record as it is. Returns what the forms find too long. */
async function saveChangedRecords(
  { db, ask }: { db: Db; ask: Ask },
  tree: unknown,
  before: object,
): Promise<unknown[]> {
  const { snapshot } = parse(tree);
  const base = Object.entries(before);
  const changed = base.flatMap(([table, rows]) =>
    stableJson(rows) === stableJson(Object(snapshot)[table]) ? [] : table,
  );
  await replaceSnapshot(db, kinds, snapshot, new Date());
  const refused: unknown[] = [];
  for (const [name, { tool, ids, tables }] of eachKind(kinds)) {
    if (!tool || name === 'nextGame' || !changed.some((table) => table in tables)) continue;
    for (const id of (await ids?.(db)) ?? []) {
      const own = await openPage(ask, `${tool.path}/${encodeURIComponent(id)}`);
      const { path, fields } = own.status === 200 ? own : await openPage(ask, tool.path);
      const { wrong, alerts } = await postForm(ask, path, fields);
      const sentences = [...alerts, ...Object.entries(wrong).map((entry) => entry.join(': '))];
      const tooLong = sentences.filter((sentence) => /mehr als/.test(sentence));
      if (tooLong.length > 0) refused.push(name, tooLong);
    }
  }
  return refused;
}

test('an import cuts each text to the length that the form accepts', async () => {
  const tree = await readExampleTree();
  const texts = listPaths(tree, (value) => typeof value === 'string');
  const cut = texts.filter((path) => !uncut.includes(path));
  expect(cut.length).toBeGreaterThan(150);
  const db = await freshDatabase('sqlite');
  const site = { db, ask: await openAsAdmin(db) };
  const { snapshot } = parse(tree);
  for (const text of cut) {
    const long = changeAt(tree, text, (value) => `${value} ${'lang '.repeat(6_000)}`);
    expect([text, await saveChangedRecords(site, long, snapshot)]).toEqual([text, []]);
  }
});

const longest = 150;

function numberedNames(name: string): string[] {
  return Array.from({ length: longest }, (_, index) => `${name} ${index}`);
}

/** Repeats the first item with other names, because most lists refuse a name that they already have. */
function lengthen(list: unknown): unknown {
  const [item]: unknown[] = Object.values(Object(list));
  if (!isObject(item)) return numberedNames(String(item));
  return numberedNames('').map((suffix, index) => ({
    ...item,
    ...('id' in item && { id: `p${suffix.trim()}` }),
    ...('team' in item && { team: `${item.team}${suffix}` }),
    ...('position' in item && Number.isFinite(item.position) && { position: index + 1 }),
  }));
}

test('an import cuts each list to the number of rows that the form accepts', async () => {
  const example = await readExampleTree();
  const [, player]: unknown[] = Object.values(Object(example.players));
  const players = Object.fromEntries(
    numberedNames('p').map((name) => [name.replace(' ', ''), Object.assign({}, player, { name })]),
  );
  const tree = { ...example, players: { ...players, ...Object(example.players) } };
  const lists = listPaths(tree, (value) => Array.isArray(value) && value.length > 0);
  // Criteria and roles have a fixed set of words. The names of an association are one text.
  const own = lists.filter((path) => !/(?:criteria|roles|associationNames)$/.test(path));
  expect(own.length).toBeGreaterThan(10);
  const db = await freshDatabase('sqlite');
  const site = { db, ask: await openAsAdmin(db) };
  const { snapshot } = parse(tree);
  const refused: unknown[] = [];
  for (const list of [...own, 'leagueTable']) {
    const long = changeAt(tree, list, lengthen);
    expect([list, stableJson(parse(long).snapshot)]).not.toEqual([list, stableJson(snapshot)]);
    const found = await saveChangedRecords(site, long, snapshot);
    if (found.length > 0) refused.push([list, found]);
  }
  expect(refused).toEqual([]);
});
