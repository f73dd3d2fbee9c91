import { otherTeamWords } from '#app/matches/games/recognize/similar-club.ts';
import { isLabel } from './reading/read-title.ts';

/** A club that is named within a side of a title. */
interface ClubWithin {
  name: string;
  /** What stands beside the name: 'Unterliga Ost Herren'. */
  rest: string;
  /** False where somebody has to say whether the club is called so. */
  isSure: boolean;
}

/** What may stand between a name and what follows it. */
const behind = /\s*[,;|([]\s*|\s[-–—/•·]\s/gu;
const before = /^[^:|]{1,60}(?::\s|\s\|\s)/u;

/**
 * The club that a side of a title names: the longest name within it that is known, else the side without what
 * is a competition's name.
 */
export function clubWithin(side: string, isKnown: (name: string) => boolean): ClubWithin {
  const parts = namesWithin(side);
  const known = parts.find(({ name, rest }) => isKnown(name) && !otherTeamWords.test(rest));
  if (known) return { ...known, isSure: known.rest === '' || isLabel(known.rest) };
  const named = parts.find(({ rest }) => rest !== '' && isLabel(rest));
  if (named) return { ...named, isSure: false };
  return { name: side, rest: '', isSure: parts.length === 1 && !isLabel(side) };
}

/** The side itself, and what stands before or behind each sign that may end a name; the longest first. */
function namesWithin(side: string): Omit<ClubWithin, 'isSure'>[] {
  const first = before.exec(side)?.[0].length ?? 0;
  const tails = [...side.matchAll(behind)].map(({ index }) => index).toReversed();
  const spans = [side.length, ...tails].flatMap((end) => [
    [0, end] as const,
    ...(first > 0 && first < end ? [[first, end] as const] : []),
  ]);
  return spans
    .map(([start, end]) => ({
      name: side.slice(start, end).trim(),
      rest: `${side.slice(0, start)} ${side.slice(end)}`.replace(
        /^[\s,;|([:•·/–—-]+|[\s)\]:|]+$/gu,
        '',
      ),
    }))
    .filter(({ name }) => name !== '');
}
