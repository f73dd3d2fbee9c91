import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Db } from '#platform/db/client.server.ts';
import { expect, password } from '#test/e2e/admin.ts';
import {
  createGame,
  createPlayer,
  createSquad,
  createTeam,
  createTrainer,
} from '#test/factories.ts';
import { createWithRoles } from '#test/sign-in-admin.ts';

export const kim = 'Kim Zweiter';

/**
 * Creates a second team with a squad, and a game of the first team. Signs in as the coach of the second team
 * through the form.
 * @returns the ids of the second team and its squad of 2025
 */
export async function signInAsCoach(page: Page, db: Db, origin: string) {
  const { id: teamId } = await createTeam(db, { name: 'Frauen', address: 'frauen' });
  const player = await createPlayer(db, { name: kim, shirtNumber: 9, active: 1 });
  await createTrainer(db, { name: 'Tina Trainerin', role: 'Cheftrainer' });
  const { id: squadId } = await createSquad(db, { teamId, season: '2025' });
  await db.insertInto('squadPlayer').values({ squadId, playerId: player.id, ordinal: 0 }).execute();
  await createGame(db, { id: randomUUID(), teamId: null, opponent: 'Erste gegen' });
  await createWithRoles(db, 'trainerin', [{ role: 'sport', scope: 'team', teamId }]);
  await page.context().clearCookies();
  await page.goto(`${origin}/login`);
  await page.getByLabel('Benutzername').fill('trainerin');
  await page.getByLabel('Passwort').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).toHaveURL(/\/admin$/);
  return { teamId, squadId };
}
