import { otherTeamWords } from '#app/matches/games/recognize/similar-club.ts';
import { isLabel } from './reading/read-title.ts';

export interface ClubWithin {
  name: string;
  /** Words of the title that do not belong to the club's name: 'Unterliga Ost Herren'. */
  rest: string;
  isSure: boolean;
}

const behind = /\s*[,;|([]\s*|\s[-–—/•·]\s/gu;
const before = /^[^:|]{1,60}(?::\s|\s\|\s)/u;

const maxWords = 12;

interface KnownNames {
  isOwn: (name: string) => boolean;
  isOpponent: (name: string) => boolean;
}

/**
 * Finds the longest known club name in `side`. `isSure` is false if unknown words are next to the name: 'SV
 * Au am See' may be another club than 'SV Au'.
 */
export function clubWithin(side: string, { isOwn, isOpponent }: KnownNames): ClubWithin {
  const parts = namesWithin(side, marksIn(side));
  const isMeant = ({ name, rest }: Omit<ClubWithin, 'isSure'>) =>
    (isOwn(name) || isOpponent(name)) && !otherTeamWords.test(rest);
  const known = parts.find(isMeant);
  if (known) return { ...known, isSure: known.rest === '' || isLabel(known.rest) };
  const beside = namesWithin(side, blanksIn(side)).find(
    (part) => isMeant(part) && (isLabel(part.rest) || !isOwn(part.name)),
  );
  if (beside) return { ...beside, isSure: isLabel(beside.rest) };
  const named = parts.find(({ rest }) => rest !== '' && isLabel(rest));
  if (named) return { ...named, isSure: false };
  return { name: side, rest: '', isSure: parts.length === 1 && !isLabel(side) };
}

interface Marks {
  begins: number[];
  ends: number[];
}

function marksIn(side: string): Marks {
  const first = before.exec(side)?.[0].length;
  const ends = [...side.matchAll(behind)].map(({ index }) => index);
  return { begins: first === undefined ? [] : [first], ends };
}

function blanksIn(side: string): Marks {
  const blanks = [...side.matchAll(/\s+/gu)].slice(0, maxWords).map(({ index }) => index);
  return { begins: blanks, ends: blanks };
}

function namesWithin(side: string, { begins, ends }: Marks): Omit<ClubWithin, 'isSure'>[] {
  const spans = [side.length, ...ends].flatMap((end) =>
    [0, ...begins.filter((begin) => begin < end)].map((begin) => [begin, end] as const),
  );
  return spans
    .map(([start, end]) => ({
      name: side.slice(start, end).trim(),
      rest: `${side.slice(0, start)} ${side.slice(end)}`.replace(
        /^[\s,;|([:•·/–—-]+|[\s)\]:|]+$/gu,
        '',
      ),
    }))
    .filter(({ name }) => name !== '')
    .toSorted((one, other) => other.name.length - one.name.length);
}
