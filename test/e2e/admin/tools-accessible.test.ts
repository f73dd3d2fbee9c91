import {
  expectAccessible,
  expectEqualAccess,
  expectNoSidewaysScroll,
} from '#test/e2e/accessibility.ts';
import { expect, test } from '#test/e2e/admin.ts';

/** What is left of a phone's width when its letters are twice as large. */
const phone = { width: 390, height: 844 };

// The tools of lists have theirs in the journeys that use them.
for (const [title, path] of [
  ['Wappen und Farben', '/admin/aussehen'],
  ['Kontakt und Menü', '/admin/kontakt'],
  ['Startbild', '/admin/startbild'],
  ['Fanshop', '/admin/fanshop'],
  ['Texte', '/admin/texte'],
  ['Impressum', '/admin/texte/imprint'],
  ['Bilder', '/admin/bilder'],
  ['Beispielinhalte entfernen', '/admin/beispielinhalte'],
] as const)
  test(`${path} can be used by everyone, at 320 px and with letters twice as large`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize(phone);
    await visit(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectAccessible(page, { whole: true });
    await expectEqualAccess(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectNoSidewaysScroll(page);
  });
