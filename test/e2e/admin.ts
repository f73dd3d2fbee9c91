import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Cookie, Page } from '@playwright/test';
import { type Site, startSite } from '../site.ts';
import { test as base, expect, settings, whenAlive } from './fixtures.ts';

export { expect };

export const username = 'max';
export const password = 'Blaue Pferde tanzen am Dienstag';

/** A site's folder with the starter content, an admin, and a session of that admin. */
interface Template {
  folder: string;
  cookies: Cookie[];
}

interface Fixtures {
  /** A site of this test alone, with the starter content; the page is signed in there. */
  club: Site;
  /** A second browser, signed in there as well. */
  other: Page;
  /** Opens a path of it, and waits until the page is alive where scripts may run. */
  visit: (path: string) => Promise<void>;
}

/** `test` for what administrators do: every test may change what it likes. */
export const test = base.extend<Fixtures, { template: Template }>({
  template: [
    async ({ browser }, provide) => {
      const folder = await mkdtemp(join(tmpdir(), 'ankick-admin-'));
      const first = await startSite({ ...settings, DATA_DIR: folder });
      await addAdmin({ ...settings, DATA_DIR: folder });
      const page = await browser.newPage();
      await signIn(page, first.origin);
      const cookies = await page.context().cookies();
      await page.close();
      await first.stop();
      await provide({ folder, cookies });
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  club: async ({ template, context }, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'ankick-admin-'));
    await cp(template.folder, folder, { recursive: true });
    const site = await startSite({ ...settings, DATA_DIR: folder });
    await context.addCookies(template.cookies);
    await provide(site);
    await site.stop();
    await rm(folder, { recursive: true });
  },

  // Before the page, so that the site outlives it.
  page: async ({ club: _, page }, provide) => provide(page),

  other: async ({ browser, template, club: _ }, provide) => {
    const context = await browser.newContext({ locale: 'de-AT' });
    await context.addCookies(template.cookies);
    await provide(await context.newPage());
    await context.close();
  },

  visit: async ({ club, page, javaScriptEnabled }, provide) => {
    await provide(async (path) => {
      await page.goto(club.origin + path);
      if (javaScriptEnabled !== false) await whenAlive(page);
    });
  },
});

/** Adds the admin to the site of these settings, as the command does. */
export async function addAdmin(site: NodeJS.ProcessEnv): Promise<void> {
  const words = ['bin/admin.ts', 'add', username, `${username}@verein.example`];
  const env = { ...process.env, ...site };
  const command = promisify(execFile)(process.execPath, words, { env });
  command.child.stdin?.end(`${password}\n`);
  await command;
}

/** Signs in through the form. */
export async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Benutzername').fill(username);
  await page.getByLabel('Passwort').fill(password);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/\/admin$/);
}
