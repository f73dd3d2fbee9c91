import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from '#test/e2e/fixtures.ts';
import type { Tree } from '#test/e2e/host.ts';
import { section, timer } from './next-game-steps.ts';

test.use({ content: 'empty' });

/** Expects this text in the section and no countdown. */
async function expectNoCountdown(page: Page, text: string): Promise<void> {
  await expect(section(page)).toContainText(text);
  await expect(timer(page)).toHaveCount(0);
  await expect(section(page)).not.toContainText('begonnen');
}

test('shows no countdown without a game, without a kick-off or after the game', async ({
  open,
  page,
  request,
  siteWith,
}) => {
  await open('/');
  await expect(section(page)).toHaveCount(0);
  const article = { title: 'Aufstieg', content: '<p>Wir sind oben.</p>', date: '2025-03-01' };
  await page.goto(await siteWith({ news: { 1: article } }));
  await waitForHydration(page);
  await expectNoCountdown(page, '...');
  await expect(section(page)).not.toContainText('Unbekannt');

  for (const game of [{ opponent: 'SC Berg' }, { opponent: 'SC Berg', datetime: '' }] as Tree[]) {
    await page.goto(await siteWith({ 'upcoming-game': game }));
    await waitForHydration(page);
    await expectNoCountdown(page, 'SC Berg');
  }

  const origin = await siteWith({
    'upcoming-game': { opponent: 'SC Berg', datetime: '2025-03-20T14:00:00.000Z' },
  });
  expect(await (await request.get(origin)).text()).toContain('Das Spiel ist aus.');
  await page.goto(origin);
  await waitForHydration(page);
  await expectNoCountdown(page, 'Das Spiel ist aus.');
  await expect(section(page)).toContainText('Das Ergebnis folgt.');
});
