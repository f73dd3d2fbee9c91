import type { Page } from '@playwright/test';
import { expect } from './typed-forms.ts';

/** Fails if the browser asks before the tab is closed. */
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
