import type { Locator, Page } from '@playwright/test';
import { recordTools } from '#test/admin/record-tools.ts';
import { recordForm } from './admin-steps.ts';

/* What a script adds to the tools of the records; what they answer: test/admin/record-tools.test.ts. */

// A line-up and a round are tapped together: admin-lineups.test.ts, league.test.ts. The others that are
// left out have what the rest has.
const { lineup: _, leagueRound: __, boardMember: ___, sponsor: ____, ...others } = recordTools;

export const filledIn = others;

export const field = (page: Page, name: string) => recordForm(page).locator(`[name="${name}"]`);

export async function isChoice(found: Locator): Promise<boolean> {
  return found.evaluate((node) => node.tagName === 'SELECT');
}
