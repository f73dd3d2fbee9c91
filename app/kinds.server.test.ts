import { expect, test } from 'vitest';
import { eachKind } from '#platform/records/kind.server.ts';
import { kinds } from './kinds.server.ts';

const all = eachKind(kinds).map(([, kind]) => kind);

test.each([
  ['table', all.flatMap(({ tables }) => Object.keys(tables))],
  ['node of the tree', all.flatMap(({ dataTree }) => Object.keys(dataTree.nodes))],
  ['address of a tool', all.flatMap(({ tool }) => tool?.path ?? [])],
  ['place in the menu', all.flatMap(({ tool }) => tool?.place ?? [])],
  ['address of pictures', all.flatMap(({ picture }) => picture?.segment ?? [])],
  ['sentence after a change', all.flatMap(({ tool }) => [...new Set(wordsOf(tool))])],
])('each kind of record has its own %s', (_, names: (string | number)[]) => {
  expect(names.length).toBeGreaterThan(3);
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
});

function wordsOf(tool: (typeof all)[number]['tool']): string[] {
  return Object.values(tool?.messages ?? {}).map(({ word }) => word);
}
