import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { expect, whenAlive } from './fixtures.ts';
import { notice, reopened, test, whenKept, whenOnline } from './offline-steps.ts';

test('without a network a page seen before opens, and says of when it is, in the place of others stands what there is', async ({
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
  // It is drawn as it was: with its own styles, letters and pictures.
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
  await whenAlive(page);
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
  // By itself, though nobody asked again.
  await expect(page).toHaveURL(`${desk.origin}/history`, { timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erfolge und Auszeichnungen');
});

test('what was opened by clicks is there later, and clicks lead from one to the other', async ({
  visit,
  desk,
  page,
  context,
}) => {
  await visit('/');
  await page.getByRole('navigation', { name: 'Wichtige Seiten' }).getByText('Spiele').click();
  await expect(page).toHaveURL(`${desk.origin}/spiele`);
  await whenKept(page, '/spiele');
  await context.setOffline(true);
  const again = await reopened(context, `${desk.origin}/spiele`);
  await expect(again.getByRole('heading', { level: 1 })).toHaveText('Spiele 2025');
  await again
    .getByRole('link', { name: /Startseite/ })
    .first()
    .click();
  await expect(again.getByRole('heading', { level: 1 })).toContainText('Willkommen');
  await expect(notice(again)).toBeVisible();
  await again.goBack();
  await expect(again.getByRole('heading', { level: 1 })).toHaveText('Spiele 2025');
  await expect(notice(again)).toBeVisible();
});

test('a form says that nothing was sent, and keeps what was typed', async ({
  visit,
  page,
  context,
}) => {
  await visit('/contact');
  const message = page.getByRole('main').getByRole('textbox', { name: 'Nachricht' });
  await page.getByRole('main').getByLabel('Name').fill('Eva Fan');
  await page.getByRole('main').getByLabel('E-Mail').first().fill('eva@verein.example');
  await message.fill('Wann ist das nächste Training?');
  await context.setOffline(true);
  await page
    .getByRole('main')
    .getByRole('button', { name: /senden|schicken/i })
    .first()
    .click();
  await expect(page.getByRole('alert')).toContainText('es wurde nichts gesendet');
  await expect(message).toHaveValue('Wann ist das nächste Training?');
});
