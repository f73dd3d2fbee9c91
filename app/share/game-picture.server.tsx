import { club } from '../../club/club.ts';
import { formatScore } from '../domain/result.ts';
import { formatWeekdayDate } from '../domain/vienna.ts';
import { clubColour } from './colours.server.ts';
import { crestData } from './crests.server.ts';
import { pictureSize } from './draw-picture.server.ts';
import { Frame } from './frame.server.tsx';
import { textSize } from './text-size.ts';

interface Game {
  date: string;
  kickoff: string | null;
  opponent: string;
  kind: string;
  crest: string | null;
  goalsFor: number | null;
  goalsAgainst: number | null;
}

/** A game: how it ended, or when it begins. */
export function GamePicture({ game }: { game: Game }) {
  const { date, kickoff, opponent, kind, crest, goalsFor, goalsAgainst } = game;
  const isPlayed = goalsFor !== null && goalsAgainst !== null;
  const middle = isPlayed ? formatScore(goalsFor, goalsAgainst) : (kickoff ?? 'gegen');
  return (
    <Frame halfway={pictureSize.width / 2}>
      <div style={{ display: 'flex', justifyContent: 'center' }}>
        <div
          style={{
            ...{ padding: '6px 28px', borderRadius: 40, fontWeight: 600, fontSize: 28 },
            ...{ background: clubColour('signal'), color: clubColour('ink') },
          }}
        >
          {isPlayed ? `${kind}: Endstand` : kind}
        </div>
      </div>
      <div style={{ display: 'flex', alignItems: 'center', flexGrow: 1 }}>
        <Team name={club.name} crest={club.crest} />
        <div
          style={{
            ...{ display: 'flex', justifyContent: 'center', width: 340 },
            ...{ fontFamily: 'Barlow Condensed', fontWeight: 700, lineHeight: 1 },
            fontSize: textSize(middle, [
              [3, 190],
              [5, 132],
              [7, 110],
            ]),
          }}
        >
          {middle}
        </div>
        <Team name={opponent} crest={crest} />
      </div>
      <div style={{ display: 'flex', justifyContent: 'center', paddingBottom: 28, fontSize: 30 }}>
        {`${formatWeekdayDate(date)}, ${club.venue.name}`}
      </div>
    </Frame>
  );
}

function Team({ name, crest }: { name: string; crest: string | null }) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'center', width: 366 }}>
      <img src={crestData(crest)} alt="" width={170} height={170} />
      <div
        style={{
          ...{ display: 'block', marginTop: 20, lineClamp: 3, textAlign: 'center' },
          ...{ width: 366, wordBreak: 'break-word' },
          ...{ fontFamily: 'Barlow Condensed', fontWeight: 700, lineHeight: 1.05 },
          fontSize: textSize(name, [
            [20, 48],
            [34, 40],
            [60, 32],
          ]),
        }}
      >
        {name}
      </div>
    </div>
  );
}
