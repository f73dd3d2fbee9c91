import type { Locator, Page } from '@playwright/test';
import { expect } from '#test/e2e/admin.ts';

export const recordForm = (page: Page) =>
  page.locator('form').filter({ has: page.locator('[name="recordId"]') });

export const saveButton = (page: Page) =>
  page.getByRole('button', { name: 'Speichern', exact: true });

/** The group of fields with this name, such as 'Gesamt'. */
export const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** Fails unless the page shows exactly this success message. */
export async function expectMessage(page: Page, text: string): Promise<void> {
  const status = page.getByRole('main').getByRole('status');
  await expect(status.getByText(text, { exact: true })).toBeVisible();
}

/** Fails unless the page shows exactly this error message. */
export async function expectFailed(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('alert')).toHaveText([text]);
}

/** Fails unless the form shows this reason for a failed submission. The alert can contain more text. */
export async function expectFailedSubmission(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('alert').getByText(text)).toBeVisible();
}

/** Opens all folded parts of the page. */
export async function openAll(page: Page): Promise<void> {
  const parts = page.getByRole('main').locator('details');
  await parts.evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) details.open = true;
  });
}

/** Returns the form data without `recordId` and `version`. */
export async function entered(page: Page): Promise<Record<string, string>> {
  const fields = await recordForm(page).evaluate((form: HTMLFormElement) =>
    [...new FormData(form)].map(([name, value]) => [name, String(value)] as const),
  );
  const own = fields.filter(([name]) => !['recordId', 'version'].includes(name));
  return Object.fromEntries(own);
}

/**
 * Runs `act`, which sends a form.
 * @returns the status of the response
 */
export async function waitForStatus(page: Page, act: () => Promise<void>): Promise<number> {
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await act();
  return (await answer).status();
}

/** Fails unless the field is invalid and its description ends with exactly this message. */
export async function expectWrong(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  // The description can begin with a hint about the field.
  await expect(field).toHaveAccessibleDescription(new RegExp(`(^| )${literally(message)}$`));
}

/** Escapes a text for a regular expression. */
function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** Opens the dialog that asks before a record is deleted. */
export async function askToRemove(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Löschen', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

export async function remove(page: Page): Promise<void> {
  const dialog = await askToRemove(page);
  await dialog.getByRole('button', { name: 'Ja, löschen' }).click();
}

/** Lists the rows of the conflict table, one text per row. */
export async function differences(page: Page): Promise<string[]> {
  const section = page.getByRole('region', { name: 'Gleichzeitige Änderung' });
  await expect(section).toBeVisible();
  return section
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map(({ textContent }) => textContent).join(' | ')),
    );
}

export async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let presses = 0; presses < 100; presses++) {
    await page.keyboard.press('Tab');
    if (await element.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error('The keyboard does not reach it.');
}
