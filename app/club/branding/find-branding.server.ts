import {
  folderColours,
  formatColours,
  nearestReadable,
} from '#platform/pictures/colours/palette.ts';
import { onceARevision } from '#platform/records/once-a-revision.server.ts';
import type { ClubChanges } from '#platform/ui/club/current-club.ts';
import { brandingId, brandingRecords } from './branding-record.server.ts';

export const findBranding = onceARevision(async (db): Promise<ClubChanges> => {
  const look = await brandingRecords.read(db, brandingId);
  if (!look) return {};
  const { crest, pitch, signal } = look;
  const hasColours = pitch !== null || signal !== null;
  return {
    // Leaves out a crest on another server, because pages load no pictures from other servers.
    ...(crest && isOwn(crest) && { fields: { crest } }),
    ...(hasColours && {
      colours: formatColours({
        // An import may have stored a colour that makes text hard to read. The form refuses these colours.
        pitch: nearestReadable('pitch', pitch ?? folderColours.pitch),
        signal: nearestReadable('signal', signal ?? folderColours.signal),
      }),
    }),
  };
});

function isOwn(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}
