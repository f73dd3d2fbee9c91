import type { ReactNode } from 'react';
import { club } from '#club/club.ts';
import { type PictureSize, pictureSize } from './draw-picture.server.ts';
import { displayFamily, textFamily } from './fonts.server.ts';
import type { PictureBranding } from './picture-branding.server.ts';

const barHeight = 104;

interface FrameProps {
  look: PictureBranding;
  size?: PictureSize;
  aside?: boolean;
  children: ReactNode;
}

export function Frame({ look, size = pictureSize, aside = false, children }: FrameProps) {
  const { palette } = look;
  return (
    <div
      style={{
        ...size,
        display: 'flex',
        flexDirection: 'column',
        background: palette['pitch-deep'],
        color: palette.chalk,
        fontFamily: textFamily,
        fontSize: 32,
      }}
    >
      <Lines size={size} aside={aside} colour={`${palette.chalk}38`} />
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
          height: barHeight,
          padding: '0 64px',
          background: palette.ink,
          borderTop: `6px solid ${palette.signal}`,
        }}
      >
        <img src={look.crest(club.crest)} alt="" width={64} height={64} />
        <div style={{ fontFamily: displayFamily, fontWeight: 700, fontSize: 40 }}>
          {look.club.name}
        </div>
        <div style={{ display: 'flex', marginLeft: 'auto', fontSize: 28 }}>{look.club.league}</div>
      </div>
    </div>
  );
}

function Lines({
  size: { width, height },
  aside,
  colour,
}: {
  size: PictureSize;
  aside: boolean;
  colour: string;
}) {
  const field = height - barHeight;
  const [x, y] = [aside ? width : width / 2, field / 2];
  const radius = Math.min(width, field) * 0.43;
  const place = { position: 'absolute', display: 'flex' } as const;
  const across = { left: 0, top: y - 2, width, height: 4 };
  const upright = { left: x - 2, top: 0, width: 4, height: field };
  return (
    <div style={{ ...place, top: 0, left: 0, width, height: field, overflow: 'hidden' }}>
      <div style={{ ...place, ...(height > width ? across : upright), background: colour }} />
      <div
        style={{
          ...place,
          ...{ left: x - radius, top: y - radius, width: 2 * radius, height: 2 * radius },
          ...{ border: `4px solid ${colour}`, borderRadius: 2 * radius },
        }}
      />
    </div>
  );
}

/**
 * Returns the font size in pixels for the length of `text`.
 * @param steps font sizes, each with the maximum number of characters for this size
 */
export function textSize(
  text: string,
  steps: readonly (readonly [maxLength: number, size: number])[],
): number {
  const characters = [...text].length;
  const step = steps.find(([maxLength]) => characters <= maxLength) ?? steps.at(-1);
  return step?.[1] ?? 0;
}
