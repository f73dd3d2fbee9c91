import type { Page } from '@playwright/test';
import { openDatabase } from '#platform/db/client.server.ts';
import { createToken } from '#platform/sign-in/one-time-links.server.ts';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { inMenu } from './admin.ts';
import { expect, waitForHydration } from './fixtures.ts';
import type { HostedSite } from './host.ts';
import {
  listSavedAddresses,
  notice,
  reopened,
  test,
  waitUntilSaved,
  whenOnline,
} from './offline-steps.ts';

/** Creates links as in mails: an invitation, a new password and a new e-mail address. */
async function createLinks({ dataDir }: HostedSite): Promise<string[]> {
  const db = openDatabase({ dataDir });
  const max = { username: 'max', data: { email: 'neu@verein.example' } };
  const grants = [{ role: 'editorial', scope: 'club' }];
  const invitation = { email: 'eva@verein.example', by: 'max', grants };
  const tokens = {
    einladung: await createToken(db, { purpose: 'invitation', data: invitation }, new Date()),
    passwort: await createToken(db, { purpose: 'password', ...max }, new Date()),
    'e-mail': await createToken(db, { purpose: 'email', ...max }, new Date()),
  };
  await db.destroy();
  return Object.entries(tokens).map(([path, token]) => `/${path}/${token}`);
}

/** Stays on a page longer than the time after which a page is cached. */
async function lookLong(page: Page): Promise<void> {
  for (let times = 0; times < 3; times++) {
    await page.clock.fastForward(5_000);
    await page.waitForTimeout(300);
  }
}

test('shows a cached page with its date offline, and a list for other pages', async ({
  visit,
  desk,
  page,
  context,
}) => {
  await visit('/team');
  await context.setOffline(true);
  await page.goto(`${desk.origin}/team`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unser Team');
  await expect(notice(page)).toHaveText(/^Offline\. Stand: heute, \d\d:\d\d Uhr/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(notice(page)).toBeInViewport();
  await expectNoSidewaysScroll(page);
  // The cached page has its own styles, fonts and pictures.
  const drawn = await page.evaluate(() => ({
    font: document.fonts.check('700 20px "Barlow Condensed"'),
    crest: document.querySelector<HTMLImageElement>('header img')?.naturalWidth,
    ground: getComputedStyle(document.querySelector('body > header') as Element).position,
  }));
  expect(drawn).toEqual({ font: true, crest: expect.any(Number), ground: 'sticky' });
  expect(drawn.crest).toBeGreaterThan(0);

  await context.setOffline(false);
  await whenOnline(page);

  await context.setOffline(true);
  await page.goto(`${desk.origin}/history`);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kein Empfang?');
  await expect(page.getByText('nicht gespeichert')).toBeVisible();
  await expectAccessible(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Team' });
  await expect(link).toHaveAttribute('href', '/team');
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unser Team');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kein Empfang?');

  await context.setOffline(false);
  // The page opens automatically when the network is back.
  await expect(page).toHaveURL(`${desk.origin}/history`, { timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erfolge und Auszeichnungen');
});

test('an open page shows the lost network, links to cached pages and updates later', async ({
  visit,
  desk,
  page,
  context,
}) => {
  await visit('/spiele');
  await visit('/');
  const ticking = page.getByRole('timer');
  await context.setOffline(true);
  await expect(notice(page)).toHaveText(/^Offline\. Stand: heute/);
  const before = await ticking.textContent();
  await expect.poll(() => ticking.textContent()).not.toBe(before);
  await page.getByRole('navigation', { name: 'Wichtige Seiten' }).getByText('Spiele').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spiele 2025');
  await expect(page).toHaveURL(`${desk.origin}/spiele`);
  await waitForHydration(page);
  await expect(notice(page)).toBeVisible();
  // The data loads again without a new document, which would disturb the visitor.
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  const asked = page.waitForRequest((request) => request.url().includes('/spiele.data'));
  await context.setOffline(false);
  await asked;
  await expect(notice(page)).toHaveCount(0);
  await expect(page.locator('body[data-same]')).toHaveCount(1);
});

test('shows a cached page after a few seconds if the network does not answer', async ({
  visit,
  desk,
  page,
}) => {
  await visit('/team');
  await visit('/');
  desk.isStuck = true;
  await page.getByRole('navigation', { name: 'Wichtige Seiten' }).getByText('Team').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unser Team');
  await expect(notice(page)).toHaveText(/^Offline\. Stand: heute/);
  desk.isStuck = false;
  await whenOnline(page);
});

test('a link opens a cached page of an unknown route without a network answer', async ({
  visit,
  desk,
  page,
}) => {
  await visit('/team');
  desk.held = /^\/__manifest/;
  await visit('/');
  desk.isStuck = true;
  await page.getByRole('navigation', { name: 'Wichtige Seiten' }).getByText('Team').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unser Team', {
    timeout: 30_000,
  });
  await expect(page).toHaveURL(`${desk.origin}/team`);
  await expect(notice(page)).toHaveText(/^Offline\. Stand: heute/);
});

test('if the proxy answers 502, a visitor gets the cached page or the offline page', async ({
  visit,
  desk,
  page,
}) => {
  await visit('/team');
  await visit('/');
  desk.isAlone = true;
  const menu = page.getByRole('navigation', { name: 'Wichtige Seiten' });
  await menu.getByText('Team').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unser Team');
  await expect(notice(page)).toBeVisible();
  await menu.getByText('Erfolge').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kein Empfang?');

  await page.goto(`${desk.origin}/team`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unser Team');
  await expect(notice(page)).toHaveText(/^Offline\. Stand: heute/);
  await page.goto(`${desk.origin}/history`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kein Empfang?');
  desk.isAlone = false;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erfolge und Auszeichnungen', {
    timeout: 30_000,
  });
});

test('the cached page replaces the preview of a player if the network does not answer', async ({
  visit,
  desk,
  page,
}) => {
  await visit('/spieler/Jonas%20Sandling');
  await visit('/team');
  desk.isStuck = true;
  await page.getByRole('link', { name: /Jonas Sandling/ }).click();
  await expect(notice(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jonas Sandling');
  await expect(page.getByText('Musterpokal').first()).toBeVisible();
});

test('the newsletter form in the footer reports a failed submission and keeps the address', async ({
  visit,
  desk,
  page,
  context,
}) => {
  const form = page.getByRole('contentinfo');
  const email = form.getByPlaceholder('E-Mail Adresse');
  const signUp = async () => {
    await email.fill('eva@verein.example');
    await form.getByRole('button', { name: 'Anmelden', exact: true }).click();
  };
  await visit('/');
  await context.setOffline(true);
  await signUp();
  await expect(form.getByRole('alert')).toContainText('es wurde nichts gesendet');
  await expect(email).toHaveValue('eva@verein.example');
  // Use a cached page of an unreachable site in an online browser. After an offline reload, browsers differ
  // in the online state that they report.
  await context.setOffline(false);
  desk.isAlone = true;
  await page.reload();
  await waitForHydration(page);
  await signUp();
  await expect(form.getByRole('alert')).toContainText('schiefgegangen');
  await expect(email).toHaveValue('eva@verein.example');
});

test('caches no page of the admin area, of the sign-in or of mail links', async ({
  visit,
  club,
  desk,
  page,
  context,
}) => {
  await context.addCookies([
    { name: 'session', value: club.session ?? '', url: desk.origin, httpOnly: true },
  ]);
  await visit('/team');
  const links = await createLinks(club);
  const others = ['/admin', '/admin/spieler', '/login', '/newsletter/abmelden/geheim'];
  for (const path of [...others, '/newsletter/bestaetigen/geheim', ...links]) {
    const answer = await page.goto(desk.origin + path);
    expect([path, answer?.status()]).toEqual([path, 200]);
    await waitForHydration(page);
    await lookLong(page);
  }
  await page.goto(`${desk.origin}/admin`);
  await waitForHydration(page);
  for (const [name, title] of [
    ['Team', 'Spielermanagement'],
    ['Tabelle', 'Tabellenmanagement'],
    ['Posteingang', 'Posteingang'],
  ] as const) {
    await page
      .getByRole('link', { name: inMenu(name) })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
  }
  await lookLong(page);
  await page.goto(`${desk.origin}/danke/nachricht`);
  await waitForHydration(page);
  await visit('/history');

  const kept = await page.evaluate(async () => {
    const found: [address: string, text: string][] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        found.push([request.url.replace(location.origin, ''), (await answer?.text()) ?? '']);
      }
    }
    return found;
  });
  expect(kept.map(([address]) => address)).toContain('/history');
  const forbidden =
    /admin|login|abmelden|bestaetigen|einladung|passwort|e-mail|danke|live|metrics|healthz|__manifest/;
  expect(kept.map(([address]) => address).filter((address) => forbidden.test(address))).toEqual([]);
  const ofAdmin = /Spielermanagement|Tabellenmanagement|Posteingang|Benutzername/;
  expect(kept.filter(([, text]) => ofAdmin.test(text)).map(([address]) => address)).toEqual([]);
});

test('a new service worker takes over without a reload, and cached pages open offline', async ({
  visit,
  desk,
  page,
  context,
}) => {
  await visit('/team');
  await page.evaluate(() => {
    document.body.setAttribute('data-same', '');
    navigator.serviceWorker.addEventListener('controllerchange', () =>
      document.body.setAttribute('data-taken-over', ''),
    );
  });
  desk.workerPrefix = '/* a newer build */\n';
  const other = await reopened(context, `${desk.origin}/about`);
  await expect(page.locator('body[data-same][data-taken-over]')).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Wichtige Seiten' }).getByText('Spiele').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spiele 2025');
  await expect(page.locator('body[data-same]')).toHaveCount(1);
  await waitUntilSaved(other, '/about');
  await context.setOffline(true);
  await other.goto(`${desk.origin}/team`);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Unser Team');
});

test('removes the service worker and its caches from devices when the site turns it off', async ({
  visit,
  host,
  desk,
  page,
}) => {
  await visit('/team');
  const off = await host.open('starter', { offline: false });
  desk.site = off.origin;
  await page.goto(`${desk.origin}/about`);
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  await expect.poll(left, { timeout: 20_000 }).toEqual([0, 0]);
  await page.goto(`${desk.origin}/team`);
  await waitForHydration(page);
  await lookLong(page);
  expect(await left()).toEqual([0, 0]);
  await page.goto('about:blank');
  await off.stop();
});

test('drops a deleted page; visitors can view and delete their cached pages', async ({
  visit,
  desk,
  page,
  host,
}) => {
  await visit('/team');
  await visit('/spieler/Jonas%20Sandling');
  const [full, empty] = [desk.site, await host.open('empty', { offline: true })];
  desk.site = empty.origin;
  await page.goto(`${desk.origin}/spieler/Jonas%20Sandling`);
  await expect.poll(() => listSavedAddresses(page)).not.toContain('/spieler/Jonas%20Sandling');
  // Hold requests for this page. When the visitor leaves it, the worker caches it again and would find it on
  // the first site.
  desk.held = /Jonas/;
  // Cancels the pending requests of the page before its site stops.
  await page.goto('about:blank');
  desk.site = full;
  await empty.stop();

  await visit('/privacy');
  await page.getByRole('main').getByRole('link', { name: 'Kein Empfang' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kein Empfang?');
  const links = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(links).toHaveText(['Datenschutzerklärung', 'Team']);
  await page.getByRole('button', { name: 'Alle vom Gerät löschen' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Alles gelöscht.' })).toBeVisible();
  await expect(links).toHaveCount(0);
  expect(
    (await listSavedAddresses(page)).filter((address) => !/^\/(?:assets|offline)/.test(address)),
  ).toEqual([]);
});

test.describe('without service workers', () => {
  test('pages open and link to each other', async ({ desk, page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });
      // biome-ignore lint/suspicious/noExplicitAny: simulates a browser without this API
      delete (Navigator.prototype as any).serviceWorker;
      delete (globalThis as Partial<typeof globalThis>).caches;
    });
    await page.goto(`${desk.origin}/offline`);
    await waitForHydration(page);
    await expect(page.getByText('Noch ist nichts da')).toBeVisible();
    await page.goto(`${desk.origin}/team`);
    await waitForHydration(page);
    await lookLong(page);
    await page.getByRole('link', { name: /Jonas Sandling/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jonas Sandling');
  });
});
