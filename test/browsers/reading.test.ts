import { expect, test } from './fixtures.ts';

test('the home page says what comes next, and leads on without loading anew', async ({ tab }) => {
  await tab.visit('/');
  await tab.expectText('h1', /^Willkommen bei Dynamo Klagenfurt$/i);
  await tab.expectText('main', /Nächstes Spiel/i);
  await tab.run(() => document.body.setAttribute('data-same', ''));
  await tab.click('main a', 'ganze Tabelle');
  await tab.expectPath('/spiele');
  await tab.expectText('h1', /^Spiele \d{4}$/i);
  expect(await tab.run(() => document.body.hasAttribute('data-same'))).toBe(true);
});
