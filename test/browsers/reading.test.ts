import { expect, test } from './fixtures.ts';

test('the home page shows the next game and opens other pages without a reload', async ({
  tab,
}) => {
  await tab.visit('/');
  await tab.expectText('h1', /^Willkommen bei Fortuna Musterau$/i);
  await tab.expectText('main', /Nächstes Spiel/i);
  await tab.run(() => document.body.setAttribute('data-same', ''));
  await tab.click('main a', 'ganze Tabelle');
  await expect.poll(() => tab.run(() => location.pathname)).toBe('/spiele');
  await tab.expectText('h1', /^Spiele \d{4}$/i);
  expect(await tab.run(() => document.body.hasAttribute('data-same'))).toBe(true);
});

test('a result links to its match report with the scorers and the line-up', async ({ tab }) => {
  await tab.visit('/');
  await tab.click('main a[href^="/spiele/spielbericht/"]', 'FC Acker');
  await tab.expectText('h1', /gegen FC Acker/i);
  await tab.expectText('main', '6:0');
  await tab.expectText('main', 'Anto Brezovčić');
});

test('the squad links to a player’s page, which shows the seasons in a table', async ({ tab }) => {
  await tab.visit('/team');
  await tab.click('main a', 'Jonas Sandling');
  await tab.expectPath('/spieler/Jonas Sandling');
  await tab.expectText('main table', /Gesamt/i);
});

test('a link opens an article, and Zurück returns to the previous page', async ({ tab }) => {
  await tab.visit('/');
  await tab.click('main a[href^="/news/"]', 'Mehr lesen');
  await expect.poll(() => tab.run(() => location.pathname)).toMatch(/^\/news\/./);
  await tab.click('main a', 'Zurück');
  await tab.expectText('h1', /^Willkommen/i);
});

test('an unknown address shows a page that says so', async ({ tab }) => {
  await tab.visit('/gibt-es-nicht');
  await tab.expectText('h1', '404 - Seite nicht gefunden');
});

test('the countdown updates every second', async ({ openSite, openTab }) => {
  const datetime = new Date(Date.now() + 90_061_000).toISOString();
  const site = await openSite({ 'upcoming-game': { opponent: 'SC Berg', datetime } });
  const tab = await openTab(site.origin);
  await tab.visit('/');
  const left = async () => {
    const text = await tab.text('[role="timer"]');
    const [days = 0, hours = 0, minutes = 0, seconds = 0] = text.match(/\d+/g)?.map(Number) ?? [];
    return ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
  };
  const before = await left();
  expect(before).toBeGreaterThan(86_400);
  await expect.poll(left).toBeLessThan(before - 1);
  expect(before - (await left())).toBeLessThan(60);
});
