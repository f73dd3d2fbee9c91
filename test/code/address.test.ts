import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** Sentences that the specification prescribes word by word. */
const specified = [
  'Kontaktieren Sie uns!',
  'Sie sind kein berechtigter Administrator.',
  'Bitte überprüfen Sie Ihre Anmeldedaten.',
];
/** 'Sie' inside a sentence; at the beginning it can mean the team. */
const formal =
  /\b(?:Ihnen|Ihr|Ihre[nmrs]?)\b|(?<=[a-zäöüß,]) Sie\b|\bSie (?:haben|sind|können|müssen)\b/g;

test('addresses fans and volunteers as du, except in sentences of the specification', () => {
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
