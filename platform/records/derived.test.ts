import { join } from 'node:path';
import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { readCode } from '#bin/foreign-tables.ts';
import { eachKind } from './kind.server.ts';

test('records with derived tables are saved only through their kind, never through their store', () => {
  const code = [...readCode(join(import.meta.dirname, '../..'))];
  const followed = eachKind(kinds).flatMap(([name, { derived }]) => (derived ? [name] : []));
  const past = followed.flatMap((name) => {
    const store = `${name}Records`;
    expect(
      code.some(([, text]) => text.includes(`export const ${store}`)),
      store,
    ).toBe(true);
    const saves = `(?:saveRecord|saveWithin|saveDraft|removeRecord|replaceRecord)\\(\\s*\\w+,\\s*${store}\\b`;
    const handed = new RegExp(
      `^ +store: ${store},$|withSeasons\\('\\w+', ${store}\\)|${saves}`,
      'm',
    );
    return code.flatMap(([path, text]) => (handed.test(text) ? [`${path}: ${store}`] : []));
  });
  expect(past).toEqual([]);
});
