import type { Page } from '@playwright/test';
import { expect } from './forms-with-draft.ts';

/** Closes the tab and fails if the browser asks first. */
export async function expectClosed(page: Page): Promise<void> {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  expect(questions).toEqual([]);
}
