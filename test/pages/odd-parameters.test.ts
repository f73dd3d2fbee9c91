import { expect, test } from 'vitest';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { openApp } from '#test/open-app.ts';
import { routePaths } from '#test/route-paths.ts';
import { casesOfRun } from '#test/run/cases-of-run.ts';
import { askAsAdmin, formPost } from '#test/sign-in-admin.ts';

/** Includes NUL, which PostgreSQL rejects in text, and invalid UTF-8. */
const odd = [
  '%00',
  'a%00b',
  '%FF',
  '%ED%A0%80',
  '%F0%9F%A6%81',
  "';--",
  '%22%3E',
  'x'.repeat(5000),
];
const intents = ['save', 'remove', 'send', 'opened', 'unread', 'ask', 'test', 'preview'];
const parameter = /:\w+\??|\*/;
const paths = routePaths.filter((path) => parameter.test(path));

onEnginesOfRun((engine) => {
  test('reading or posting to an invalid address causes no server error', async () => {
    const db = await freshDatabase(engine);
    const ask = await askAsAdmin(await openApp(db, undefined, { report: () => {} }), db);
    const faults: string[] = [];
    for (const path of paths)
      for (const value of casesOfRun(odd, (one) => one === '%00' || one === '%FF')) {
        const address = path.replace(parameter, value);
        const requests: [string, RequestInit?][] = [[address], [`${address}.data`]];
        for (const intent of casesOfRun(intents, (one) => one === 'save'))
          requests.push([
            address,
            formPost({ intent, version: 'x', subject: 'x', body: 'x', antwort: 'ja' }),
          ]);
        for (const [asked, init] of requests) {
          const { status } = await ask(asked, init);
          if (status >= 500)
            faults.push(`${status} ${init?.method ?? 'GET'} ${asked.slice(0, 80)}`);
        }
      }
    expect(faults).toEqual([]);
  });
});
