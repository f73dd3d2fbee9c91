import type { ReactNode } from 'react';
import { club } from '../../club/club.ts';
import { clubColour } from './colours.server.ts';
import { crestData } from './crests.server.ts';
import { pictureSize } from './draw-picture.server.ts';

const chalk = clubColour('chalk');
const line = `${chalk}38`;

interface FrameProps {
  /** Pixels from the left edge to the halfway line. */
  halfway: number;
  children: ReactNode;
}

/** The ground of every picture: a pitch with its lines, and below whose it is. */
export function Frame({ halfway, children }: FrameProps) {
  return (
    <div
      style={{
        ...pictureSize,
        display: 'flex',
        flexDirection: 'column',
        background: clubColour('pitch-deep'),
        color: chalk,
        fontFamily: 'Barlow',
        fontSize: 32,
      }}
    >
      <Lines halfway={halfway} />
      <div
        style={{ display: 'flex', flexDirection: 'column', flexGrow: 1, padding: '48px 64px 0' }}
      >
        {children}
      </div>
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          gap: 20,
          height: 104,
          padding: '0 64px',
          background: clubColour('ink'),
          borderTop: `6px solid ${clubColour('signal')}`,
        }}
      >
        <img src={crestData(club.crest)} alt="" width={64} height={64} />
        <div style={{ fontFamily: 'Barlow Condensed', fontWeight: 700, fontSize: 40 }}>
          {club.name}
        </div>
        <div style={{ display: 'flex', marginLeft: 'auto', fontSize: 28 }}>{club.league}</div>
      </div>
    </div>
  );
}

function Lines({ halfway }: { halfway: number }) {
  const place = { position: 'absolute', display: 'flex' } as const;
  return (
    <div style={{ ...place, top: 0, left: 0, width: 1200, height: 526, overflow: 'hidden' }}>
      <div style={{ ...place, left: halfway - 2, width: 4, height: 526, background: line }} />
      <div
        style={{
          ...place,
          ...{ left: halfway - 230, top: 33, width: 460, height: 460 },
          ...{ border: `4px solid ${line}`, borderRadius: 460 },
        }}
      />
    </div>
  );
}
