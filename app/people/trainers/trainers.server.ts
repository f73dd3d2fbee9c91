import type { Selectable } from 'kysely';
import { findPerson } from '#app/people/find-person.server.ts';
import { club } from '#club/club.ts';
import type { ListedRecord } from '#platform/admin/listed-row.tsx';
import { countOwn, type FirstStep, type StartedSite } from '#platform/admin/next-step.ts';
import type { Db } from '#platform/db/client.server.ts';
import { onceARevision } from '#platform/records/once-a-revision.server.ts';
import type { TrainerTable } from '../tables.ts';
import { countTrainerResults } from './results-record.server.ts';
import { tool } from './tool.ts';
import { totalRecord } from './win-draw-loss.ts';

export type SquadTrainer = Pick<Selectable<TrainerTable>, 'address' | 'name' | 'role' | 'image'>;
export type Trainer = Omit<Selectable<TrainerTable>, 'active'>;
export interface TrainerChoice
  extends Pick<Selectable<TrainerTable>, 'id' | 'name' | 'role' | 'image'> {
  active: boolean;
}

export const listTrainers = onceARevision(async (db: Db): Promise<SquadTrainer[]> => {
  return db
    .selectFrom('trainer')
    .select(['address', 'name', 'role', 'image'])
    .where('active', '=', 1)
    .orderBy((order) => order.case().when('role', '=', 'Cheftrainer').then(0).else(1).end())
    .orderBy('id')
    .execute();
});

export async function listTrainerChoices(db: Db): Promise<TrainerChoice[]> {
  const trainers = await db
    .selectFrom('trainer')
    .select(['id', 'name', 'role', 'image', 'active'])
    .orderBy((order) => order.case().when('role', '=', 'Cheftrainer').then(0).else(1).end())
    .orderBy('id')
    .execute();
  return trainers.map((trainer) => ({ ...trainer, active: trainer.active === 1 }));
}

export const findTrainer = onceARevision(
  async (db: Db, addressOrName: string): Promise<Trainer | undefined> => {
    const found = await findPerson(db, 'trainer', addressOrName);
    if (!found) return undefined;
    const { active: _, ...trainer } = found;
    return { ...trainer, ...totalRecord(trainer, await countTrainerResults(db, trainer.id)) };
  },
);

export async function listTrainerRecords(db: Db): Promise<ListedRecord[]> {
  const trainers = await listTrainerChoices(db);
  return trainers.map(({ id, name, role, active, image }) => ({
    id,
    title: name,
    detail: role,
    picture: { address: image, fallback: club.defaultTrainerImage, shape: 'face' },
    state: active ? undefined : { word: 'nicht aktiv' },
  }));
}

export async function findTrainerStep(db: Db, site: StartedSite): Promise<FirstStep | undefined> {
  const active = await db.selectFrom('trainer').select('id').where('active', '=', 1).execute();
  if (countOwn(active, site) > 0) return undefined;
  return {
    text: 'Trainer eintragen',
    detail: 'Steht beim Team und in Spielberichten.',
    path: `${tool.path}/neu`,
  };
}
