import type { Page } from '@playwright/test';
import { expect, test } from '#test/e2e/admin.ts';
import { message } from './admin-forms.ts';
import {
  box,
  chip,
  chosen,
  count,
  entry,
  line,
  more,
  newGame,
  newGameLabel,
  newReport,
  path,
  phone,
  reported,
  save,
  starters,
} from './admin-lineups-steps.ts';

const less = (page: Page, name: string, what: string) =>
  entry(page, name).getByRole('button', { name: `${what} weniger` });
const substitutes = [
  'Luca Wildkirschner',
  'Yusuf Karaağaçlı',
  'Lukas Grünspechter',
  'Tomaž Weidnig',
];

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('an admin enters a full line-up by tapping, and the match report shows everything', async ({
    club,
    page,
    visit,
  }) => {
    await visit('/admin/spiele/neu');
    await page.locator('[name="opponent"]').fill(newGame.opponent);
    await page.getByLabel('Datum').fill(newGame.date);
    await save(page).tap();
    await expect(message(page)).toHaveText('Spiel gespeichert!');
    await visit(path);
    await page.getByRole('link', { name: 'Aufstellung hinzufügen' }).tap();
    await page.getByRole('combobox', { name: 'Spieltag' }).selectOption({ label: newGameLabel });
    await page.getByLabel('Trainer').selectOption({ label: 'Marius Pappelnig, Cheftrainer' });
    for (const name of [...starters, ...substitutes]) await chip(page, name).tap();
    await expect(count(page)).toHaveText('Startaufstellung 11 von 11 + 4 Ersatz');
    await expect(chosen(page).locator('summary')).toContainText([
      ...starters.map((name, index) => new RegExp(`^${index + 1}${name}(?!.*Ersatzbank)`)),
      ...substitutes.map(
        (name, index) => new RegExp(`^${[12, 13, 14, 16][index]}${name} Ersatzbank`),
      ),
    ]);
    for (const name of starters)
      await expect(chip(page, name)).toHaveAccessibleDescription('Start');
    for (const name of substitutes)
      await expect(chip(page, name)).toHaveAccessibleDescription('Ersatzbank');

    await line(page, 'Luca Wildkirschner').tap();
    await expect(entry(page, 'Luca Wildkirschner').getByLabel('Ersatzbank')).toBeChecked();
    for (const name of ['Anto Brezovčić', 'Jonas Sandling', 'Gregor Rotbuchner', 'Hanno Javoržek'])
      await line(page, name).tap();
    await expect(entry(page, 'Anto Brezovčić').getByLabel('Ersatzbank')).not.toBeChecked();
    await expect(entry(page, 'Anto Brezovčić').getByLabel('Nummer')).toHaveValue('9');
    await more(page, 'Anto Brezovčić', 'Tore').tap();
    await more(page, 'Anto Brezovčić', 'Tore').tap();
    await more(page, 'Anto Brezovčić', 'Tore').tap();
    await less(page, 'Anto Brezovčić', 'Tore').tap();
    await less(page, 'Jonas Sandling', 'Tore').tap();
    await more(page, 'Jonas Sandling', 'Vorlagen').tap();
    await more(page, 'Gregor Rotbuchner', 'Gelb').tap();
    for (let taps = 0; taps < 3; taps++) await more(page, 'Hanno Javoržek', 'Gelb').tap();
    await expect(entry(page, 'Jonas Sandling').getByLabel('Tore', { exact: true })).toHaveValue(
      '0',
    );
    await expect(entry(page, 'Hanno Javoržek').getByLabel('Gelb', { exact: true })).toHaveValue(
      '2',
    );
    await line(page, 'Tomaž Weidnig').tap();
    await entry(page, 'Tomaž Weidnig').getByLabel('Rot', { exact: true }).tap();
    await expect(line(page, 'Hanno Javoržek')).toContainText('2 × Gelb');
    await expect(line(page, 'Anto Brezovčić')).toContainText('2 Tore');
    await save(page).tap();
    await expect(message(page)).toHaveText('Kader erfolgreich gespeichert ✅');
    await expect(page.getByRole('link', { name: 'SV Neu' })).toBeVisible();

    await page.goto(club.origin + newReport);
    await expect(box(page, 'Trainer')).toContainText('Marius Pappelnig');
    const first = await reported(page, 'Startaufstellung');
    expect(first).toHaveLength(11);
    for (const [index, name] of starters.entries()) {
      expect(first[index]).toContain(name);
      expect(first[index]).toContain(String(index + 1));
    }
    const events = (name: string) =>
      page
        .getByRole('listitem')
        .filter({ hasText: name })
        .locator('svg[role="img"] title, .visually-hidden')
        .allTextContents();
    expect(await events('Anto Brezovčić')).toEqual(['2 Tore']);
    expect(await events('Jonas Sandling')).toEqual(['1 Vorlage']);
    expect(await events('Gregor Rotbuchner')).toEqual(['Gelbe Karte']);
    expect(await events('Hanno Javoržek')).toEqual(['Gelbe Karte', 'Rote Karte']);
    expect(await events('Tomaž Weidnig')).toEqual(['Rote Karte']);
    expect(await events('Emil Drenović')).toEqual([]);
    const bench = await reported(page, 'Ersatzbank');
    expect(bench).toHaveLength(4);
    for (const [index, name] of substitutes.entries()) expect(bench[index]).toContain(name);
  });
});
