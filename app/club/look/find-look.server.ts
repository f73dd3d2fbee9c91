import { coloursWord, folderColours, nearestReadable } from '#platform/pictures/colours/palette.ts';
import { onceARevision } from '#platform/records/once-a-revision.server.ts';
import type { ClubChanges } from '#platform/ui/club/current-club.ts';
import { clubLookId, clubLookRecords } from './look-record.server.ts';

export const findLook = onceARevision(async (db): Promise<ClubChanges> => {
  const look = await clubLookRecords.read(db, clubLookId);
  if (!look) return {};
  const { crest, pitch, signal } = look;
  const hasColours = pitch !== null || signal !== null;
  return {
    // Leaves out a crest on another server, because no page loads pictures from there.
    ...(crest && isOwn(crest) && { fields: { crest } }),
    ...(hasColours && {
      colours: coloursWord({
        // An import may store a colour that is hard to read and that the form would refuse.
        pitch: nearestReadable('pitch', pitch ?? folderColours.pitch),
        signal: nearestReadable('signal', signal ?? folderColours.signal),
      }),
    }),
  };
});

function isOwn(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}
