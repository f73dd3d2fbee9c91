import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** What the specification says word by word. */
const specified = [
  'Kontaktieren Sie uns!',
  'Sie sind kein berechtigter Administrator.',
  'Bitte überprüfen Sie Ihre Anmeldedaten.',
];
/** 'Sie' within a sentence: at its beginning it may be the team. */
const formal =
  /\b(?:Ihnen|Ihr|Ihre[nmrs]?)\b|(?<=[a-zäöüß,]) Sie\b|\bSie (?:haben|sind|können|müssen)\b/g;

test('fans and volunteers are called du, but for what the specification says', () => {
  const files = globSync(['{app,platform}/**/*.{ts,tsx}', 'server/*.ts', 'bin/*.ts'], {
    cwd: root,
    exclude: ['**/*.test.ts'],
  });
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) => {
    let text = readFileSync(join(root, file), 'utf8');
    for (const sentence of specified) text = text.replaceAll(sentence, '');
    return [...text.matchAll(formal)].map(
      ({ index }) => `${file}: ${text.slice(Math.max(index - 30, 0), index + 30)}`,
    );
  });
  expect(found).toEqual([]);
});
