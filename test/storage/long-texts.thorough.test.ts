import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { replaceSnapshot } from '#platform/data-tree/snapshot.server.ts';
import { eachKind } from '#platform/records/kind.server.ts';
import { stableJson } from '#platform/records/stable-json.ts';
import { openAsAdmin, openPage, postForm } from '#test/admin/form-page.ts';
import { freshDatabase } from '#test/database.ts';
import { readExampleTree } from '#test/example-tree.ts';
import { parse } from '#test/sample-trees.ts';

/** An article keeps its whole text, because old sites have longer articles than the form allows. */
const uncut = ['news/1/content', 'news/2/content'];

function listTexts(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return [path];
  const entries = Object.entries(typeof value === 'object' && value !== null ? value : {});
  return entries.flatMap(([key, inner]) => listTexts(inner, path ? `${path}/${key}` : key));
}

function lengthenText(value: unknown, path: string): unknown {
  if (typeof value === 'string') return `${value} ${'lang '.repeat(6_000)}`;
  const [key = '', ...rest] = path.split('/');
  const copy = Object.assign(Array.isArray(value) ? [] : {}, value);
  return Object.assign(copy, { [key]: lengthenText(Object(value)[key], rest.join('/')) });
}

test('an import cuts each text to the length that the form accepts', async () => {
  const tree = await readExampleTree();
  const texts = listTexts(tree).filter((path) => !uncut.includes(path));
  expect(texts.length).toBeGreaterThan(150);
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db);
  const base: Record<string, unknown> = parse(tree).snapshot;
  for (const text of texts) {
    const { snapshot } = parse(lengthenText(tree, text));
    const changed = Object.entries(snapshot).flatMap(([table, rows]) =>
      stableJson(rows) === stableJson(base[table]) ? [] : table,
    );
    await replaceSnapshot(db, kinds, snapshot, new Date());
    for (const [name, { tool, ids, tables }] of eachKind(kinds)) {
      if (!tool || name === 'nextGame' || !changed.some((table) => table in tables)) continue;
      for (const id of (await ids?.(db)) ?? []) {
        const own = await openPage(ask, `${tool.path}/${encodeURIComponent(id)}`);
        const { path, fields } = own.status === 200 ? own : await openPage(ask, tool.path);
        const { wrong } = await postForm(ask, path, fields);
        const tooLong = Object.entries(wrong).filter(([, sentence]) => /mehr als/.test(sentence));
        expect([text, name, tooLong]).toEqual([text, name, []]);
      }
    }
  }
});
