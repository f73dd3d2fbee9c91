import type { Selectable } from 'kysely';
import { club } from '#club/club.ts';
import type { FirstStep, StartedSite } from '#platform/admin/next-step.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { EditableStore } from '#platform/records/record-store.ts';
import { rowStore } from '#platform/records/row-store.server.ts';
import type { ClubLookTable } from '../tables.ts';
import { tool } from './tool.ts';

export type BrandingRecord = Omit<Selectable<ClubLookTable>, 'id'>;

export const brandingId = 'aussehen';

export const brandingRecords: EditableStore<BrandingRecord> = {
  kind: 'clubLook',
  ...rowStore('clubLook'),
  completeDraft: async (_, draft) => draft,
  label: async () => 'Wappen und Farben',
};

export async function findCrestStep(
  db: Db,
  { isFolders }: StartedSite,
): Promise<FirstStep | undefined> {
  if (isFolders) return undefined;
  const crest = (await brandingRecords.read(db, brandingId))?.crest ?? null;
  if (crest !== null && crest !== club.defaultCrest) return undefined;
  return {
    text: 'Wappen hochladen',
    detail: 'Auf jeder Seite, auf geteilten Bildern und am Startbildschirm des Handys.',
    path: tool.path,
  };
}
