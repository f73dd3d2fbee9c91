import type { GameLocation } from '#app/matches/venues/game-location.ts';
import { club } from '#club/club.ts';
import { type PictureSize, pictureSize } from '#platform/pictures/share/draw-picture.server.ts';
import { displayFamily } from '#platform/pictures/share/fonts.server.ts';
import { Frame, textSize } from '#platform/pictures/share/frame.server.tsx';
import type { PictureBranding } from '#platform/pictures/share/picture-branding.server.ts';
import { formatWeekdayDate } from '#platform/values/vienna.ts';
import { homeFirst, stateLabel } from './game.ts';
import { clubSideName } from './game-text.ts';
import type { ListedGame } from './games.server.ts';
import { inOrderOfSides } from './pairing.server.ts';
import { formatDecision, formatScore } from './result.ts';

export function GamePicture({
  look,
  game,
  size = pictureSize,
}: {
  look: PictureBranding;
  game: ListedGame & { place?: GameLocation | undefined; team: string | null };
  size?: PictureSize;
}) {
  const { date, kickoff, opponent, kind, crest, ground } = game;
  const written = inOrderOfSides(game);
  const { goalsFor, goalsAgainst } = written;
  const where = game.place?.name;
  const day = [formatWeekdayDate(date), where];
  const isPlayed = goalsFor !== null && goalsAgainst !== null;
  const middle = isPlayed ? formatScore(goalsFor, goalsAgainst) : (kickoff ?? 'gegen');
  const isHigh = size.height > size.width;
  const decision = isPlayed ? formatDecision(written) : '';
  const score = <Score text={middle} below={decision} scale={isHigh ? 1.9 : 1} />;
  const [home, guest] = homeFirst(
    ground,
    <Team
      key="ours"
      name={clubSideName(game, look.club)}
      crest={look.crest(club.crest)}
      scale={isHigh ? 1.25 : 1}
    />,
    <Team key="theirs" name={opponent} crest={look.crest(crest)} scale={isHigh ? 1.25 : 1} />,
  );
  return (
    <Frame look={look} size={size}>
      <div style={{ display: 'flex', justifyContent: 'center', paddingTop: isHigh ? 40 : 0 }}>
        <Kind look={look}>{headline(kind, stateLabel(game), isPlayed)}</Kind>
      </div>
      {isHigh ? (
        <div
          style={{
            ...{ display: 'flex', flexDirection: 'column', flexGrow: 1 },
            justifyContent: 'space-evenly',
          }}
        >
          <div style={{ display: 'flex', justifyContent: 'space-between' }}>
            {home}
            {guest}
          </div>
          {score}
        </div>
      ) : (
        <div style={{ display: 'flex', alignItems: 'center', flexGrow: 1 }}>
          {home}
          {score}
          {guest}
        </div>
      )}
      <div
        style={{
          ...{ display: 'flex', flexDirection: isHigh ? 'column' : 'row', alignItems: 'center' },
          ...{ justifyContent: 'center', gap: 8, paddingBottom: isHigh ? 72 : 28 },
          fontSize: isHigh ? 44 : 30,
        }}
      >
        {isHigh ? (
          <>
            <div>{formatWeekdayDate(date)}</div>
            {where && <div>{where}</div>}
          </>
        ) : (
          day.filter(Boolean).join(', ')
        )}
      </div>
    </Frame>
  );
}

function headline(kind: string, word: string | null, isPlayed: boolean): string {
  if (word) return `${kind}: ${word}`;
  return isPlayed ? `${kind}: Endstand` : kind;
}

export function Kind({ look: { palette }, children }: { look: PictureBranding; children: string }) {
  return (
    <div
      style={{
        ...{ padding: '6px 28px', borderRadius: 40, fontWeight: 600, fontSize: 28 },
        ...{ background: palette.signal, color: palette.ink },
      }}
    >
      {children}
    </div>
  );
}

interface ScoreProps {
  text: string;
  below: string;
  scale: number;
}

function Score({ text, below, scale }: ScoreProps) {
  const fitting = textSize(text, [
    [3, 190],
    [5, 132],
    [7, 110],
  ]);
  return (
    <div
      style={{
        ...{ display: 'flex', flexDirection: 'column', alignItems: 'center' },
        ...{ fontFamily: displayFamily, fontWeight: 700, lineHeight: 1 },
        width: scale === 1 ? 340 : '100%',
      }}
    >
      <div style={{ fontSize: fitting * scale }}>{text}</div>
      {below && <div style={{ marginTop: 12 * scale, fontSize: 42 * scale }}>{below}</div>}
    </div>
  );
}

interface TeamProps {
  name: string;
  /** The crest as a data URL ('data:'). */
  crest: string | undefined;
  scale: number;
}

function Team({ name, crest, scale }: TeamProps) {
  const fitting = textSize(name, [
    [20, 48],
    [34, 40],
    [60, 32],
  ]);
  return (
    <div
      style={{ display: 'flex', flexDirection: 'column', alignItems: 'center', width: 366 * scale }}
    >
      <img src={crest} alt="" width={170 * scale} height={170 * scale} />
      <div
        style={{
          ...{ display: 'block', marginTop: 20, lineClamp: 3, textAlign: 'center' },
          ...{ width: 366 * scale, wordBreak: 'break-word' },
          ...{ fontFamily: displayFamily, fontWeight: 700, lineHeight: 1.05 },
          fontSize: fitting * scale,
        }}
      >
        {name}
      </div>
    </div>
  );
}
