import type { Selectable } from 'kysely';
import { club } from '#club/club.ts';
import type { FirstStep, StartedSite } from '#platform/admin/next-step.ts';
import type { Db } from '#platform/db/client.server.ts';
import { coloursWord, folderColours, nearestReadable } from '#platform/pictures/colours/palette.ts';
import type { EditableStore } from '#platform/records/record-store.ts';
import { rowStore } from '#platform/records/row-store.server.ts';
import type { ClubChanges } from '#platform/ui/club/current-club.ts';
import type { ClubLookTable } from '../tables.ts';
import { tool } from './tool.ts';

/** Crest and colours of the club: one record, absent while they are as the club's folder says. */
export type ClubLookRecord = Omit<Selectable<ClubLookTable>, 'id'>;

/** The id of the one record. */
export const clubLookId = 'aussehen';

export const clubLookRecords: EditableStore<ClubLookRecord> = {
  kind: 'clubLook',
  ...rowStore('clubLook'),
  complete: async (_, draft) => draft,
  label: async () => 'Wappen und Farben',
};

/** Crest and colours that an admin has put in the place of those of the club's folder. */
export async function findLook(db: Db): Promise<ClubChanges> {
  const look = await clubLookRecords.read(db, clubLookId);
  if (!look) return {};
  const { crest, pitch, signal } = look;
  const hasColours = pitch !== null || signal !== null;
  return {
    // Of another server no page loads anything.
    ...(crest && isOwn(crest) && { fields: { crest } }),
    ...(hasColours && {
      colours: coloursWord({
        // An imported tree may bring what the form refuses.
        pitch: nearestReadable('pitch', pitch ?? folderColours.pitch),
        signal: nearestReadable('signal', signal ?? folderColours.signal),
      }),
    }),
  };
}

function isOwn(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}

/** Asks a new club for its crest. Until then pages show the default crest of opponents. */
export async function findCrestStep(
  db: Db,
  { isFolders }: StartedSite,
): Promise<FirstStep | undefined> {
  if (isFolders) return undefined;
  const crest = (await clubLookRecords.read(db, clubLookId))?.crest ?? null;
  if (crest !== null && crest !== club.defaultCrest) return undefined;
  return {
    text: 'Wappen hochladen',
    detail: 'Auf jeder Seite, auf geteilten Bildern und am Startbildschirm des Handys.',
    path: tool.path,
  };
}
