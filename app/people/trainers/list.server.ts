import { club } from '#club/club.ts';
import type { ListedRecord } from '#platform/admin/listed-row.tsx';
import type { Db } from '#platform/db/client.server.ts';
import { listTrainerChoices } from './trainers.server.ts';

/** The trainers as the tool lists them. */
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
