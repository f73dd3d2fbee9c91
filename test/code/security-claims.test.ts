import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const project = join(import.meta.dirname, '../..');

test('each claim of docs/security.md names an existing test', () => {
  const document = readFileSync(join(project, 'docs/security.md'), 'utf8');
  expect(listBreaks(document)).toEqual([]);
});

test('finds a claim without a test or with a missing test', () => {
  const real =
    '`test/code/security-claims.test.ts` “each claim of docs/security.md names an existing test”';
  const document = [
    '| item | here | test |',
    '| --- | --- | --- |',
    `| 1 | proved | ${real} |`,
    '| 2 | claimed | |',
    '| 3 | half said | `test/code/imports.test.ts` |',
    '| 4 | gone | `test/code/gone.test.ts` “something” |',
    `| 5 | renamed | ${real}, “another name” |`,
    '',
    '| item | here | test, or why not |',
    '| --- | --- | --- |',
    '| 6 | does not apply | there is none |',
    '',
    `- proved ${real}`,
    '  over two lines',
    '- claimed',
  ].join('\n');
  expect(listBreaks(document)).toEqual([
    'line 4: names no test',
    'line 5: names no test of test/code/imports.test.ts',
    'line 6: names test/code/gone.test.ts, which is not there',
    'line 7: names “another name”, which test/code/security-claims.test.ts does not have',
    'line 15: names no test',
  ]);
});

/** Lists the lines that name no test or a missing test. */
function listBreaks(document: string): string[] {
  const breaks: string[] = [];
  let needsTest = true;
  for (const { line, text } of readClaims(document)) {
    if (/\| test(?:, or why not)? \|$/.test(text)) needsTest = text.endsWith('| test |');
    else if (!/^\| --- /.test(text))
      breaks.push(...testBreaks(text, needsTest).map((found) => `line ${line}: ${found}`));
    if (text.startsWith('- ')) needsTest = true;
  }
  return breaks;
}

/** Lists the table rows and list items of a document, each with the number of its first line. */
function readClaims(document: string): { line: number; text: string }[] {
  const claims: { line: number; text: string }[] = [];
  document.split('\n').forEach((text, index) => {
    const last = claims.at(-1);
    if (/^(?:\||- )/.test(text)) claims.push({ line: index + 1, text });
    else if (text.startsWith('  ') && last) last.text += ` ${text.trim()}`;
  });
  return claims;
}

function testBreaks(claim: string, needsTest: boolean): string[] {
  const named = [...claim.matchAll(/`([^`]+\.test\.ts)`((?:,? “[^”]+”)*)/g)];
  if (named.length === 0) return needsTest ? ['names no test'] : [];
  return named.flatMap(([, file = '', names = '']) => {
    const path = join(project, file);
    if (!existsSync(path)) return [`names ${file}, which is not there`];
    const tests = [...names.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name);
    if (tests.length === 0) return [`names no test of ${file}`];
    const known = listTests(readFileSync(path, 'utf8'));
    return tests
      .filter((name) => !known.has(name))
      .map((name) => `names “${name}”, which ${file} does not have`);
  });
}

function listTests(source: string): Set<string> {
  const names = /(?:\btest(?:\.(?!describe)\w+)*|[)`])\(\s*(["'`])((?:\\.|(?!\1)[^\n])*)\1/g;
  return new Set([...source.matchAll(names)].map(([, , name = '']) => name));
}
