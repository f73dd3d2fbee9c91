import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Matches the opening tag of a form with its attributes. */
const formTag = /<(?:Form|form|fetcher\.Form)\b(?:=>|[^>])*>/g;

/**
 * Posted forms that need no saved draft. Forms that resend a submission cannot lose text, and the sign-in
 * dialog covers a form that waits.
 */
const others = [
  'app/accounts/pending-form.tsx',
  'platform/drafts/form-with-draft.tsx',
  'platform/drafts/sign-in-dialog.tsx',
  'platform/ui/error-page.tsx',
];

test('every posted form keeps its typed text', async () => {
  const posting: string[] = [];
  let kept = 0;
  for await (const path of glob('{app,platform}/**/*.tsx', { cwd: root })) {
    const text = readFileSync(join(root, path), 'utf8');
    kept += text.match(/<FormWithDraft\b/g)?.length ?? 0;
    for (const [tag] of text.matchAll(formTag)) if (/method="post"/.test(tag)) posting.push(path);
  }
  expect(posting.toSorted()).toEqual(others);
  expect(kept).toBeGreaterThan(10);
});
