import { club } from '#club/club.ts';
import type { Look } from '#platform/pictures/share/look.server.ts';

/** What of its width a device may cut off at each side: a tenth (W3C, Web Application Manifest). */
const safe = 0.7;

/** The crest on the club's colour, as a phone shows it among its other programs. */
export function IconPicture({ look, size }: { look: Look; size: number }) {
  return (
    <div
      style={{
        ...{ display: 'flex', alignItems: 'center', justifyContent: 'center' },
        ...{ width: size, height: size, background: look.palette.chalk },
      }}
    >
      <img src={look.crest(club.crest)} alt="" width={size * safe} height={size * safe} />
    </div>
  );
}
