import type { ListedRecord } from '#platform/admin/record-links.tsx';
import type { Db } from '#platform/db/client.server.ts';
import { listTrainerChoices } from '../trainers.server.ts';

/** The trainers as the tool lists them. */
export async function listTrainerRecords(db: Db): Promise<ListedRecord[]> {
  const trainers = await listTrainerChoices(db);
  return trainers.map(({ id, name, role, active }) => ({
    id,
    title: name,
    detail: active ? role : `${role}, nicht aktiv`,
  }));
}
