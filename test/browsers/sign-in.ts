import type { HostedSite } from '../e2e/host.ts';
import { testPassword } from '../sign-in-admin.ts';
import type { Tab } from './tab.ts';

export async function signIn(tab: Tab, password: string): Promise<void> {
  await tab.fill('main [name="username"]', 'max');
  await tab.fill('main [name="password"]', password);
  await tab.click('main button', 'Anmelden');
}

/** Signs in and opens an admin page in a new window. */
export async function openSignedIn(
  openTab: (origin: string) => Promise<Tab>,
  { origin }: HostedSite,
  path: string,
): Promise<Tab> {
  const tab = await openTab(origin);
  await tab.visit(path);
  await signIn(tab, testPassword);
  await tab.expectPath(path);
  return tab;
}
