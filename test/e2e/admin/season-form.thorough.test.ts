import { expectAccessible, expectNoSidewaysScroll } from '#test/e2e/accessibility.ts';
import { expect, test } from '#test/e2e/admin.ts';
import { expectFormAccessible, expectTargets } from './admin-forms.ts';
import { expectMessage, group, saveButton } from './admin-steps.ts';

/* app/seasons/seasons.test.ts tests seasons with plain requests. */

test('reorders season rows by keyboard and copies the league table into the form', async ({
  club,
  db,
  page,
  visit,
}) => {
  // Otherwise the newest table would be a final table of a past season.
  await db.deleteFrom('seasonTeam').execute();
  await visit('/admin/saisons/neu');
  const moments = group(page, 'Höhepunkte');
  const moment = moments.getByLabel('Höhepunkt', { exact: true });
  await page.getByLabel('Saison', { exact: true }).fill('2031');
  await page.getByLabel('Text', { exact: true }).fill('Ein gutes Jahr.\n\nUnd ein langes.');
  for (const [index, text] of ['Derby', 'Aufstieg', 'Feier'].entries()) {
    await page.getByRole('button', { name: 'Höhepunkt hinzufügen' }).click();
    await moment.nth(index).fill(text);
  }
  const down = moments.getByRole('button', { name: /^Nach unten ?: Derby$/ });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(moment.first()).toHaveValue('Aufstieg');
  await expect(down).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(moment.last()).toHaveValue('Derby');
  await expect(down).toBeFocused();
  await expect(down).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('link', { name: 'Tabelle übernehmen' }).click();
  await expect(group(page, 'Abschlusstabelle').getByLabel('Team')).toHaveCount(7);
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue(/Und ein langes/);
  await expectFormAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await expectTargets(moments.getByRole('button'));
  await saveButton(page).click();
  await expectMessage(page, 'Saison gespeichert!');
  await page.goto(`${club.origin}/saison/2031`);
  const story = page.getByRole('region', { name: 'Rückblick' });
  await expect(story.getByRole('paragraph')).toHaveText(['Ein gutes Jahr.', 'Und ein langes.']);
  await expect(story.getByRole('listitem')).toHaveText(['Aufstieg', 'Feier', 'Derby']);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole('table', { name: /Abschlusstabelle/ }).getByRole('row')).toHaveCount(
    8,
  );
});
