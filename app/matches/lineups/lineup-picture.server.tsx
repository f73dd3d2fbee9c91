import { Kind } from '#app/matches/games/game-picture.server.tsx';
import { lineupName } from '#app/matches/games/game-text.ts';
import type { PictureSize } from '#platform/pictures/share/draw-picture.server.ts';
import { displayFamily } from '#platform/pictures/share/fonts.server.ts';
import { Frame, textSize } from '#platform/pictures/share/frame.server.tsx';
import type { PictureBranding } from '#platform/pictures/share/picture-branding.server.ts';
import { formatShortDate } from '#platform/values/vienna.ts';

interface LineupPictureProps {
  look: PictureBranding;
  game: { date: string; opponent: string; team: string | null };
  players: readonly { name: string | null; shirtNumber: number | null; onBench: boolean }[];
  size: PictureSize;
}

const condensed = { fontFamily: displayFamily, fontWeight: 700 } as const;

export function LineupPicture({ look, game, players, size }: LineupPictureProps) {
  const isHigh = size.height > size.width;
  const starters = players.filter(({ onBench }) => !onBench);
  const bench = players.filter(({ onBench }) => onBench);
  const ours = [look.club.shortName, game.team].filter(Boolean).join(' ');
  const title = `${ours} gegen ${game.opponent}`;
  const [few, fewest] = isHigh ? [12, 1] : [8, 2];
  const columns = starters.length <= few ? fewest : fewest + 1;
  // The height in pixels for the starters. The rest is for the title (two lines), the bench and the frame.
  const room = size.height - (isHigh ? 680 : 420);
  const highest = !isHigh ? 62 : columns > 1 ? 80 : 130;
  const lineHeight = Math.min(highest, room / Math.ceil(starters.length / columns || 1));
  return (
    <Frame look={look} size={size} aside={!isHigh}>
      <div style={{ display: 'flex', alignItems: 'center', gap: 24 }}>
        <Kind look={look}>Aufstellung</Kind>
        <div style={{ display: 'flex' }}>{formatShortDate(game.date)}</div>
      </div>
      <div
        style={{
          ...condensed,
          ...{ display: 'block', marginTop: 16, lineClamp: 2, lineHeight: 1 },
          fontSize: textSize(title, [
            [26, isHigh ? 92 : 64],
            [48, isHigh ? 72 : 48],
            [90, isHigh ? 56 : 36],
          ]),
        }}
      >
        {title}
      </div>
      <div style={{ display: 'flex', flexWrap: 'wrap', marginTop: isHigh ? 40 : 20 }}>
        {starters.map(({ name, shirtNumber }, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the picture is rendered only once
            key={index}
            style={{
              ...{ display: 'flex', alignItems: 'center', width: `${100 / columns}%` },
              ...{ height: lineHeight, fontSize: lineHeight * 0.6 },
              ...condensed,
            }}
          >
            <div style={{ width: lineHeight * 0.95, flexShrink: 0, color: look.palette.signal }}>
              {shirtNumber === null ? '–' : String(shirtNumber)}
            </div>
            <div
              style={{
                ...{ display: 'block', flexGrow: 1, flexBasis: 0, minWidth: 0, paddingRight: 16 },
                ...{ overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
              }}
            >
              {lineupName({ name, shirtNumber })}
            </div>
          </div>
        ))}
      </div>
      {bench.length > 0 && (
        <div
          style={{
            ...{ display: 'block', marginTop: 'auto', paddingBottom: isHigh ? 56 : 24 },
            ...{ lineClamp: isHigh ? 4 : 2, fontSize: isHigh ? 34 : 26, lineHeight: 1.3 },
          }}
        >
          {`Ersatzbank: ${bench.map(lineupName).join(', ')}`}
        </div>
      )}
    </Frame>
  );
}
