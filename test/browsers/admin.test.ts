import { testPassword } from '../sign-in-admin.ts';
import { expect, test } from './fixtures.ts';
import { openSignedIn, signIn } from './sign-in.ts';
import type { Tab } from './tab.ts';

async function enterGame(tab: Tab, opponent: string, date: string, score: [string, string]) {
  await tab.fill('main [name="opponent"]', opponent);
  await tab.set('main [name="date"]', date);
  await tab.fill('main [name="goalsFor"]', score[0]);
  await tab.fill('main [name="goalsAgainst"]', score[1]);
  await tab.click('main button', 'Speichern');
}

test('refuses a wrong password, then signs in and out with the right password', async ({
  openSite,
  openTab,
}) => {
  const { origin } = await openSite('starter', { hasAdmin: true });
  const tab = await openTab(origin);
  await tab.visit('/admin/tabelle');
  await tab.expectPath('/login?zu=/admin/tabelle');
  await signIn(tab, 'falsch');
  await tab.expectText('[role="alert"]', 'Login fehlgeschlagen.');
  await tab.fill('main [name="password"]', testPassword);
  await tab.click('main button', 'Anmelden');
  await tab.expectPath('/admin/tabelle');
  await tab.click('nav[aria-label="Bereiche"] a', 'Mehr');
  await tab.expectPath('/admin/mehr');
  await tab.click('main button', 'Abmelden');
  await tab.expectPath('/');
  await tab.goto(`${origin}/admin`);
  await tab.expectPath('/login?zu=/admin');
});

test('shows a saved result on an open page without a reload', async ({ openSite, openTab }) => {
  const site = await openSite('starter', { hasAdmin: true });
  const reader = await openTab(site.origin);
  await reader.visit('/');
  await reader.run(() => document.body.setAttribute('data-same', ''));
  const tab = await openSignedIn(openTab, site, '/admin/spiele/neu');
  await enterGame(tab, 'SV Neu', '2025-11-16', ['3', '1']);
  await tab.expectText('main', 'Spiel gespeichert!');
  await reader.expectText('main', /SV Neu So\., 16\.11\.2025 3:1/);
  expect(await reader.run(() => document.body.hasAttribute('data-same'))).toBe(true);
});

test('asks about a second game on one day and saves the game after confirmation', async ({
  openSite,
  openTab,
}) => {
  const site = await openSite('starter', { hasAdmin: true });
  const tab = await openSignedIn(openTab, site, '/admin/spiele/neu');
  await enterGame(tab, 'SV Neu', '2025-04-26', ['3', '1']);
  await tab.expectText('main', 'Noch nicht gespeichert: Stimmt das so?');
  await tab.click('main button', 'Trotzdem speichern');
  await tab.expectText('main', 'Spiel gespeichert!');
});

test('an admin enters a line-up by tapping names, and the report shows it', async ({
  openSite,
  openTab,
}) => {
  const site = await openSite('starter', { hasAdmin: true });
  const tab = await openSignedIn(openTab, site, '/admin/spiele/neu');
  await tab.fill('main [name="opponent"]', 'SV Neu');
  await tab.set('main [name="date"]', '2025-11-16');
  await tab.click('main button', 'Speichern');
  await tab.expectText('main', 'Spiel gespeichert!');
  await tab.visit('/admin/kader/neu');
  const newGame = () =>
    [...document.querySelectorAll('option')].find(({ text }) => text.includes('SV Neu'))?.value;
  await tab.set('main [name="gameId"]', (await tab.run(newGame)) ?? '');
  for (const name of ['Jürgen Tannreiter', 'Jonas Sandling', 'Anto Brezovčić'])
    await tab.click('main fieldset button', name);
  await tab.expectText('main', '3 von 11 + 0 Ersatz');
  await tab.click('main button', 'Speichern');
  await tab.expectText('main', 'Kader erfolgreich gespeichert');
  await tab.visit('/spiele/spielbericht/fortuna-musterau-vs-sv-neu');
  await tab.expectText('main', /Startaufstellung.*Tannreiter.*Sandling.*Brezovčić/i);
});
