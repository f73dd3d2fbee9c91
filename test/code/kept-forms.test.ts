import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** A tag of a form, with what is said of it there. */
const formTag = /<(?:Form|form|fetcher\.Form)\b(?:=>|[^>])*>/g;

/**
 * Forms that are posted without the mechanism. What carries a form that was sent already has nothing
 * that could be lost; signing in again stands over the form that waits.
 */
const others = [
  'app/accounts/carried.tsx',
  'platform/drafts/kept-form.tsx',
  'platform/drafts/sign-in-dialog.tsx',
  'platform/ui/error-page.tsx',
];

test('every form that is posted keeps what is typed into it', async () => {
  const posting: string[] = [];
  let kept = 0;
  for await (const path of glob('{app,platform}/**/*.tsx', { cwd: root })) {
    const text = readFileSync(join(root, path), 'utf8');
    kept += text.match(/<KeptForm\b/g)?.length ?? 0;
    for (const [tag] of text.matchAll(formTag)) if (/method="post"/.test(tag)) posting.push(path);
  }
  expect(posting.toSorted()).toEqual(others);
  expect(kept).toBeGreaterThan(10);
});
