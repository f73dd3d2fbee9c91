import { expect, test, waitForHydration } from '#test/e2e/fixtures.ts';
import { casesOfRun } from '#test/run/cases-of-run.ts';
import {
  button,
  countPosts,
  entered,
  inMain,
  journeys,
  openForm,
  thanked,
} from './form-journeys.ts';

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
  expectedFailures: /^(422|429): |^net::ERR_(INTERNET_DISCONNECTED|FAILED): /,
});

for (const journey of casesOfRun(journeys, ({ path }) => path === '/contact')) {
  test.describe(`${journey.name}, with JavaScript`, () => {
    test('is sent once by a double click, and not again by a reload', async ({
      page,
      siteWith,
    }) => {
      const posts = countPosts(page);
      await openForm(page, journey, await siteWith('starter'));
      await journey.fill(journey.form(page));
      await button(journey.form(page), journey).dblclick();
      await expect(thanked(page, journey)).toBeVisible();
      await page.reload();
      await waitForHydration(page);
      expect(posts()).toBe(1);
    });

    test('keeps the typed text without a network and sends it again automatically', async ({
      page,
      context,
      siteWith,
    }) => {
      await openForm(page, journey, await siteWith('starter'));
      const form = journey.form(page);
      await journey.fill(form);
      // Waits until the browser has loaded the script that sends the form.
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      const typed = await entered(form);
      await button(form, journey).click();
      await expect(page.getByRole('alert').filter({ hasText: 'Keine Verbindung' })).toBeVisible();
      expect(await entered(form)).toEqual(typed);
      await context.setOffline(false);
      await expect(thanked(page, journey)).toBeVisible();
    });
  });

  test.describe(`${journey.name}, without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('shows an error at its field, then thanks; a reload sends nothing again', async ({
      page,
      siteWith,
    }) => {
      const posts = countPosts(page);
      await page.goto((await siteWith('starter')) + journey.plainPath);
      const form = journey.form(page);
      await journey.fill(form);
      const right = await form.getByLabel(journey.wrong.label).inputValue();
      await form.getByLabel(journey.wrong.label).fill(journey.wrong.typed);
      await button(form, journey).click();
      // The footer's form comes back on its own page.
      const back = inMain(page);
      const field = back.getByLabel(journey.wrong.label);
      await expect(field).toHaveAccessibleDescription(journey.wrong.says);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(journey.wrong.typed);
      await field.fill(right);
      await button(back, journey).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(journey.plainThanks);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(journey.plainThanks);
      expect(posts()).toBe(2);
      await page.goBack();
      await expect(back.or(form).first()).toBeVisible();
    });
  });
}
