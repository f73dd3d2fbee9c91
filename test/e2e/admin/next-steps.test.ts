import { viennaDate } from '#platform/values/vienna.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#test/e2e/accessibility.ts';
import { expect, test } from '#test/e2e/admin.ts';
import { storeGame } from './admin-forms.ts';
import { saveButton } from './admin-steps.ts';

test.use({ viewport: { width: 390, height: 844 } });

const yesterday = viennaDate(new Date(Date.now() - 24 * 60 * 60 * 1000));

test('shows the next steps next to the message and links to the exact field', async ({
  club,
  page,
  visit,
}) => {
  await storeGame(page, club.origin, { opponent: 'SV Neu', date: yesterday });
  await visit('/admin');
  const main = page.getByRole('main');
  const goals = main.locator('#spiel-goalsFor');
  await main.getByRole('link', { name: 'Ergebnis gegen SV Neu fehlt' }).click();
  await expect(goals).toBeFocused();
  await saveButton(page).click();
  const steps = main.getByRole('list', { name: 'Wie es weitergeht' });
  await expect(main.getByRole('status').getByText('Spiel gespeichert!')).toBeVisible();
  await expect(steps.getByRole('link')).toHaveText([
    'Ergebnis eintragen',
    'Aufstellung eintragen',
    'Auf der Website ansehen',
  ]);
  for (const link of await steps.getByRole('link').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await steps.getByRole('link', { name: 'Ergebnis eintragen' }).click();
  await expect(goals).toBeFocused();
  await goals.fill('2');
  await main.locator('#spiel-goalsAgainst').fill('1');
  await saveButton(page).click();
  await steps.getByRole('link', { name: 'Bericht schreiben' }).click();
  const report = main.locator('#spiel-report');
  await expect(report).toBeFocused();
  await expect(report).toBeInViewport();
});

test('passes a picture of a game to the share function of the device', async ({
  club,
  page,
  visit,
}) => {
  await storeGame(page, club.origin, { opponent: 'SV Neu', date: yesterday });
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(window, { shared });
    navigator.canShare = () => true;
    navigator.share = async ({ files = [] } = {}) => {
      shared.push(...files.map(({ name, type, size }) => `${name} ${type} ${size > 1000}`));
    };
  });
  await visit('/admin');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Ergebnis gegen SV Neu fehlt' }).click();
  await main.getByRole('button', { name: 'Teilen: Spiel: Story' }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: string[] }).shared))
    .toEqual([expect.stringMatching(/^.+-spiel-1080x1920\.png image\/png true$/)]);
  await expect(main.getByRole('link', { name: /^Spiel: Story/ })).toHaveAttribute('download');
});
