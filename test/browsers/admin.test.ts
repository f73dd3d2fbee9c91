import { testPassword } from '../admin.ts';
import type { HostedSite } from '../e2e/host.ts';
import { expect, test } from './fixtures.ts';
import type { Tab } from './tab.ts';

async function signIn(tab: Tab, password: string): Promise<void> {
  await tab.fill('main [name="username"]', 'max');
  await tab.fill('main [name="password"]', password);
  await tab.click('main button', 'Anmelden');
}

async function openSignedIn(
  openTab: (origin: string) => Promise<Tab>,
  { origin }: HostedSite,
): Promise<Tab> {
  const tab = await openTab(origin);
  await tab.visit('/login');
  await signIn(tab, testPassword);
  await tab.expectPath('/admin');
  return tab;
}

/** Enters a game by its date, as a field of the browser's own takes it from a program. */
async function setField(tab: Tab, selector: string, value: string): Promise<void> {
  await tab.run(
    (css, text) => {
      const field = document.querySelector<HTMLInputElement>(css);
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      if (field) set?.call(field, text);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
      field?.dispatchEvent(new Event('change', { bubbles: true }));
    },
    selector,
    value,
  );
}

test('a wrong password is refused with a sentence, the right one leads on and out again', async ({
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
  await tab.click('button', 'Abmelden');
  await tab.expectPath('/');
  await tab.goto(`${origin}/admin`);
  await tab.expectPath('/login?zu=/admin');
});

test('a result is entered, and stands on an open page without loading it anew', async ({
  openSite,
  openTab,
}) => {
  const site = await openSite('starter', { hasAdmin: true });
  const reader = await openTab(site.origin);
  await reader.visit('/');
  const tab = await openSignedIn(openTab, site);
  await tab.visit('/admin/spiele/neu');
  await tab.fill('main [name="opponent"]', 'SV Neu');
  await setField(tab, 'main [name="date"]', '2025-11-16');
  await tab.fill('main [name="goalsFor"]', '3');
  await tab.fill('main [name="goalsAgainst"]', '1');
  await tab.click('main button', 'Speichern');
  await tab.expectText('main', 'Spiel gespeichert!');
  await reader.expectText('main', /SV Neu So\., 16\.11\.2025 3:1/);
});

test('a line-up is entered by tapping names', async ({ openSite, openTab }) => {
  const site = await openSite('starter', { hasAdmin: true });
  const tab = await openSignedIn(openTab, site);
  await tab.visit('/admin/spiele/neu');
  await tab.fill('main [name="opponent"]', 'SV Neu');
  await setField(tab, 'main [name="date"]', '2025-11-16');
  await tab.click('main button', 'Speichern');
  await tab.expectText('main', 'Spiel gespeichert!');
  await tab.visit('/admin/kader/neu');
  await tab.run(() => {
    const game = document.querySelector<HTMLSelectElement>('main select');
    const option = [...(game?.options ?? [])].find(({ text }) => text.includes('SV Neu'));
    if (game && option) game.value = option.value;
    game?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  for (const name of ['Jürgen Tschernitz', 'Jakob Sadnikar', 'Ante Brkljačić'])
    await tab.click('main fieldset button', name);
  await tab.expectText('main', 'Im Kader: 3 in der Startelf, 0 auf der Bank');
  await tab.click('main button', 'Speichern');
  await tab.expectText('main', 'Kader erfolgreich gespeichert');
  await tab.visit('/spiele/spielbericht/dynamo-klagenfurt-vs-sv-neu');
  await tab.expectText('main', /Startaufstellung.*Jakob Sadnikar/i);
  expect(await tab.text('main')).toContain('Ante Brkljačić');
});
