import type { Page } from '@playwright/test';
import type { Db } from '#platform/db/client.server.ts';
import { markChanged, write } from '#platform/records/revision.server.ts';

/** The game against FK Sonne in spring. */
export const sonne = (page: Page) =>
  page.getByRole('main').locator('a[href="/spiele/spielbericht/fortuna-musterau-vs-fk-sonne"]');

/** Saves the new name past the tool, as another process does. */
export async function renameDirectly(db: Db, name: string) {
  await write(db, async (transaction) => {
    const player = transaction.updateTable('player').set({ name });
    await player.where('id', '=', '-P02').execute();
    await markChanged(transaction, ['player']);
  });
}

/** A final table of its season stands before the typed one. */
export async function withoutFinalTables(db: Db): Promise<void> {
  await db.deleteFrom('seasonTeam').execute();
}

/** What stands in the parts of the page that are marked now. */
export async function markedRows(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      // Style sheets have theirs beside: a mark is set by the page's script.
      .filter((element) =>
        element
          .getAnimations()
          .some((one) => !(one instanceof CSSTransition || one instanceof CSSAnimation)),
      )
      .map(({ textContent }) => textContent ?? ''),
  );
}
