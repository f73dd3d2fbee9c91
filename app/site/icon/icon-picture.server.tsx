import { club } from '#club/club.ts';
import { clubColour } from '#platform/share/colours.server.ts';
import { crestData } from '#platform/share/crests.server.ts';

/** What of its width a device may cut off at each side: a tenth (W3C, Web Application Manifest). */
const safe = 0.7;

/** The crest on the club's colour, as a phone shows it among its other programs. */
export function IconPicture({ size }: { size: number }) {
  return (
    <div
      style={{
        ...{ display: 'flex', alignItems: 'center', justifyContent: 'center' },
        ...{ width: size, height: size, background: clubColour('chalk') },
      }}
    >
      <img src={crestData(club.crest)} alt="" width={size * safe} height={size * safe} />
    </div>
  );
}
