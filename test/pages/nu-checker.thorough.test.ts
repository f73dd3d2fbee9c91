import { expect, test } from 'vitest';
import { loadStarter } from '#app/starter.server.ts';
import { freshDatabase } from '#test/database.ts';
import { missingPage, pages } from '#test/e2e/pages.ts';
import { openApp } from '#test/open-app.ts';
import { starterDay } from '#test/starter-text.ts';
import { hasJava, isUnknownToChecker, nuErrors } from './nu-checker.ts';

test('ignores only the checker’s messages about features that it does not know', () => {
  for (const message of [
    "CSS: “container-type”: Property “container-type” doesn't exist.",
    'Attribute “commandfor” not allowed on element “button” at this point.',
  ])
    expect(isUnknownToChecker(message)).toBe(true);
  for (const message of [
    "CSS: “colour”: Property “colour” doesn't exist.",
    'Attribute “commandfor” not allowed on element “p” at this point.',
    'Bad value “/a b.png” for attribute “src” on element “img”.',
  ])
    expect(isUnknownToChecker(message)).toBe(false);
});

// `npm run checkers` reports a missing Java; nothing else here needs Java.
if (hasJava())
  test('the Nu HTML checker finds errors only in a faulty page, not in public pages', async () => {
    const db = await freshDatabase('sqlite');
    await loadStarter(db, starterDay);
    const ask = await openApp(db);
    const read = [...pages, missingPage].map(async ({ path }) => ({
      path,
      html: await (await ask(path)).text(),
    }));
    const html =
      '<!DOCTYPE html><html lang="de"><title>x</title><p><img src="/a b.png"></p></html>';
    const errors = await nuErrors([...(await Promise.all(read)), { path: 'faulty', html }]);
    expect(errors.toSorted()).toEqual([
      expect.stringMatching(/^faulty: An “img” element must have an “alt” attribute/),
      expect.stringMatching(/^faulty: Bad value “\/a b\.png”/),
    ]);
    // Java starts slowly on a busy machine.
  }, 300_000);
