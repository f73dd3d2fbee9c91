import { club } from '#club/club.ts';
import type { FirstStep, StartedSite } from '#platform/admin/next-step.ts';
import type { Db } from '#platform/db/client.server.ts';
import { coloursWord, folderColours, nearestReadable } from '#platform/pictures/colours/palette.ts';
import type { ClubChanges } from '#platform/ui/club/current-club.ts';
import { clubLookId, clubLookRecords } from './look-record.server.ts';
import { tool } from './tool.ts';

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
