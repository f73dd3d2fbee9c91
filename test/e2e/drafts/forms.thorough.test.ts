import { expectAccessible } from '#test/e2e/accessibility.ts';
import { expect, test } from '#test/e2e/fixtures.ts';
import { publicForms } from '#test/public-forms.ts';
import { button, entered, fillByKeyboard, journeys, openForm, thanked } from './form-journeys.ts';

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
  expectedFailures: /^(422|429): |^net::ERR_(INTERNET_DISCONNECTED|FAILED): /,
});

for (const journey of journeys) {
  test.describe(`${journey.name}, with JavaScript`, () => {
    test('shows errors and thanks without leaving the page and is accessible in each state', async ({
      page,
      siteWith,
    }) => {
      await openForm(page, journey, await siteWith('starter'));
      const form = journey.form(page);
      await expectAccessible(page);
      await journey.fill(form);
      const field = form.getByLabel(journey.wrong.label);
      const right = await field.inputValue();
      await field.fill(journey.wrong.typed);
      await button(form, journey).click();
      await expect(field).toHaveAccessibleDescription(journey.wrong.says);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(journey.wrong.typed);
      await expectAccessible(page);
      await field.fill(right);
      await button(form, journey).click();
      await expect(thanked(page, journey)).toBeInViewport({ ratio: 1 });
      await expect(page).toHaveURL(new RegExp(`${journey.path}$`));
      await expectAccessible(page);
    });

    test('can be filled in and sent with the keyboard only', async ({ page, siteWith }) => {
      await openForm(page, journey, await siteWith('starter'));
      await fillByKeyboard(page, button(journey.form(page), journey));
      await expect(thanked(page, journey)).toBeVisible();
    });

    test('says when a visitor can try again after too many forms', async ({
      page,
      request,
      siteWith,
    }) => {
      const origin = await siteWith('starter');
      for (let count = 0; count < 5; count++)
        for (const path of ['/newsletter', '/contact'] as const)
          await request.post(`${origin}${path}`, {
            headers: { Origin: origin },
            form: { ...publicForms[path], email: `fan${count}@verein.example` },
          });
      await openForm(page, journey, origin);
      const form = journey.form(page);
      await journey.fill(form);
      const typed = await entered(form);
      await button(form, journey).click();
      const said = page.getByRole('alert').filter({ hasText: /ab \d\d:\d\d Uhr noch einmal/ });
      await expect(said).toBeVisible();
      expect(await entered(form)).toEqual(typed);
      await expectAccessible(page);
    });
  });
}
