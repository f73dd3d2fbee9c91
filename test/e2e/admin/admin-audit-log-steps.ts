import type { Page } from '@playwright/test';
import type { Db } from '#platform/db/client.server.ts';
import { comingDay } from '#test/coming-days.ts';
import { expect } from '#test/e2e/admin.ts';
import { createGame, createOpponent } from '#test/factories.ts';
import { type Fields, noVersion, post } from './admin-forms.ts';

/* app/back-office/audit-log/audit-log.test.ts tests the limits of undo and all pages of the audit log. */

export const path = '/admin/protokoll';

export const entries = (page: Page) => page.getByRole('main').locator('ol').getByRole('listitem');

/** Saves a next game for each opponent. Each save adds an entry to the audit log. */
export async function announce(
  { page, db, club }: { page: Page; db: Db; club: { origin: string } },
  opponents: readonly string[],
): Promise<void> {
  const address = `${club.origin}/admin/naechstes-spiel`;
  for (const opponent of opponents) {
    await createOpponent(db, { name: opponent });
    // Without this game, the announcement would also create a game, and the audit log would show both changes
    // as a group.
    await createGame(db, { opponent, date: comingDay(20), kickoff: '16:00' });
    const html = await (await page.request.get(address)).text();
    const version = /name="version" value="([^"]+)"/.exec(html)?.[1] ?? noVersion;
    const fields: Fields = [
      ['version', version],
      ['opponent', opponent],
      ['startsAt', `${comingDay(20)}T16:00`],
      ['kind', 'Meisterschaft'],
    ];
    expect((await post(page, address, fields)).status()).toBe(303);
  }
}
