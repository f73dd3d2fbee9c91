import { figureNames } from '#app/people/figures/opening.ts';
import { type Position, positions } from '#app/teams/age-of-name.ts';
import { readDay } from '#platform/values/written-moment.ts';
import { foldName, yesOrNo } from '../reading/columns.ts';
import type { PlayerField } from './columns.ts';

/** What a row says of each field; blank where it says nothing. */
export type Cell = (field: PlayerField) => string;

/** How others call a position, as `foldName` writes it. */
const positionWords: Readonly<Record<Position, readonly string[]>> = {
  Torwart: ['torwart', 'tormann', 'torfrau', 'torhuter', 'torhuterin', 'tor', 'goalie', 'tw'],
  Verteidiger: ['verteidiger', 'verteidigerin', 'verteidigung', 'abwehr', 'iv', 'av'],
  Mittelfeld: ['mittelfeld', 'mittelfeldspieler', 'mittelfeldspielerin', 'mf', 'zm'],
  Stürmer: ['sturmer', 'sturmerin', 'sturm', 'angriff', 'angreifer', 'st'],
};

/** What a row says, as it would be typed, without what it leaves blank. */
export function saidOfPlayer(
  cell: Cell,
): { entries: Record<string, string> } | { wrong: string[] } {
  const isActive = yesOrNo(cell('active'));
  if (isActive === undefined) return { wrong: ['Aktiv: Bitte „ja“ oder „nein“.'] };
  const entries: Partial<Record<PlayerField, string>> = {
    ...{ shirtNumber: cell('shirtNumber'), position: positionIn(cell('position')) },
    ...{ birthYear: yearIn(cell('birthYear')), joinedOn: cell('joinedOn') },
    ...{ lastClub: cell('lastClub'), competitions: cell('competitions') },
  };
  for (const name of figureNames) entries[name] = cell(name);
  const texts = Object.entries(entries).filter(([, text]) => text !== '');
  // A form says of a box that is not ticked nothing at all.
  return {
    entries: {
      ...Object.fromEntries(texts),
      ...(isActive !== null && { active: isActive ? 'on' : '' }),
    },
  };
}

function positionIn(text: string): string {
  const folded = foldName(text);
  return positions.find((position) => positionWords[position].includes(folded)) ?? text;
}

/** The year of a day of birth, or what is written there. */
export function yearIn(text: string): string {
  return readDay(text)?.slice(0, 4) ?? text;
}
