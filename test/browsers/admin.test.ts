import { testPassword } from '../admin.ts';
import { test } from './fixtures.ts';
import type { Tab } from './tab.ts';

async function signIn(tab: Tab, password: string): Promise<void> {
  await tab.fill('main [name="username"]', 'max');
  await tab.fill('main [name="password"]', password);
  await tab.click('main button', 'Anmelden');
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
