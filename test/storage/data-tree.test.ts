import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { readSnapshot, replaceSnapshot } from '#platform/data-tree/snapshot.server.ts';
import { formatTree } from '#platform/data-tree/tree.server.ts';
import { eachKind } from '#platform/records/kind.server.ts';
import { freshDatabase } from '#test/database.ts';
import { readExampleTree } from '#test/example-tree.ts';
import { parse, settings } from '#test/sample-trees.ts';

test('the documented examples cover every node, import without notes and export unchanged', async () => {
  const tree = await readExampleTree();
  const nodes = eachKind(kinds).flatMap(([, { dataTree }]) => Object.keys(dataTree.nodes));
  expect(Object.keys(tree).toSorted()).toEqual([...new Set(nodes)].toSorted());

  const { snapshot, notes } = parse(tree);
  expect(notes).toEqual([]);
  const db = await freshDatabase('sqlite');
  await replaceSnapshot(db, kinds, snapshot, new Date());
  const written = formatTree(await readSnapshot(db, kinds), kinds, settings);
  expect(JSON.parse(written)).toEqual(tree);
});
