import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Db } from '#platform/db/client.server.ts';
import { createWithRoles } from '#test/admin.ts';
import { expect, password } from '#test/e2e/admin.ts';
import {
  createGame,
  createPlayer,
  createSquad,
  createTeam,
  createTrainer,
} from '#test/factories.ts';

export const kim = 'Kim Zweiter';

/** A second team with a squad, and its coach, who signs in through the form. */
export async function signInAsCoach(page: Page, db: Db, origin: string): Promise<string> {
  const { id: teamId } = await createTeam(db, { name: 'Frauen', shortName: 'Frauen' });
  const player = await createPlayer(db, { name: kim, shirtNumber: 9, active: 1 });
  await createTrainer(db, { name: 'Tina Trainerin', role: 'Cheftrainer' });
  const squad = await createSquad(db, { teamId, season: '2025' });
  const entry = { squadId: squad.id, playerId: player.id, ordinal: 0 };
  await db.insertInto('squadPlayer').values(entry).execute();
  await createGame(db, { id: randomUUID(), teamId: null, opponent: 'Erste gegen' });
  await createWithRoles(db, 'trainerin', [{ role: 'sport', scope: 'team', teamId }]);
  await page.context().clearCookies();
  await page.goto(`${origin}/login`);
  await page.getByLabel('Benutzername').fill('trainerin');
  await page.getByLabel('Passwort').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).toHaveURL(/\/admin$/);
  return teamId;
}

export async function fillGame(page: Page, opponent: string) {
  await expect(page.getByLabel('Mannschaft')).toHaveCount(0);
  await page.locator('[name="opponent"]').fill(opponent);
  await page.getByLabel('Datum').fill('16.11.2025');
  await page.getByLabel('Anpfiff').fill('14:00');
}
