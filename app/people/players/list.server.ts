import { club } from '#club/club.ts';
import type { ListedRecord } from '#platform/admin/listed-row.tsx';
import type { Db } from '#platform/db/client.server.ts';
import { listPlayerChoices } from './players.server.ts';

/** The players as the tool lists them. */
export async function listPlayerRecords(db: Db): Promise<ListedRecord[]> {
  const players = await listPlayerChoices(db);
  return players.map(({ id, name, position, shirtNumber, active, image }) => ({
    id,
    title: shirtNumber ? `${shirtNumber} ${name}` : name,
    detail: position,
    picture: { address: image, fallback: club.defaultPlayerImage, shape: 'face' },
    state: active ? undefined : { word: 'nicht aktiv' },
  }));
}
