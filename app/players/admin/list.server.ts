import type { ListedRecord } from '#platform/admin/record-links.tsx';
import type { Db } from '#platform/db/client.server.ts';
import { listPlayerChoices } from '../players.server.ts';

/** The players as the tool lists them. */
export async function listPlayerRecords(db: Db): Promise<ListedRecord[]> {
  const players = await listPlayerChoices(db);
  return players.map(({ id, name, position, shirtNumber, active }) => ({
    id,
    title: shirtNumber ? `${shirtNumber} ${name}` : name,
    detail: active ? position : `${position}, nicht aktiv`,
  }));
}
