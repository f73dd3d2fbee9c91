import { figureNames } from '#app/people/figures/opening.ts';
import { type Position, positions } from '#app/teams/age-of-name.ts';
import { isTitle } from '#platform/values/shared-names.ts';
import { dayInCell } from '../reading/cell-moment.ts';
import { foldName, yesOrNo } from '../reading/columns.ts';
import { listedFields, type PlayerField } from './columns.ts';

/** Returns the row's text for a field; empty if the row has none. */
export type Cell = (field: PlayerField) => string;

const positionWords: Readonly<Record<Position, readonly string[]>> = {
  Torwart: [
    'torwart',
    'tormann',
    'torfrau',
    'torhuter',
    'torhuterin',
    'tor',
    'goalie',
    'keeper',
    'tw',
  ],
  Verteidiger: ['verteidiger', 'verteidigerin', 'verteidigung', 'abwehr', 'iv', 'av'],
  Mittelfeld: ['mittelfeld', 'mittelfeldspieler', 'mittelfeldspielerin', 'mf', 'zm'],
  Stürmer: ['sturmer', 'sturmerin', 'sturm', 'angriff', 'angreifer', 'st'],
};

/** What the row says, as somebody would type it in the form; without empty values. */
export function saidOfPlayer(
  cell: Cell,
  now: Date,
): { entries: Record<string, string> } | { wrong: string[] } {
  const isActive = yesOrNo(cell('active'));
  if (isActive === undefined) return { wrong: ['Aktiv: Bitte „ja“ oder „nein“.'] };
  const names = [...(Object.keys(listedFields) as (keyof typeof listedFields)[]), ...figureNames];
  const entries = {
    ...Object.fromEntries(names.map((name) => [name, cell(name)])),
    ...{ position: positionIn(cell('position')), birthYear: yearIn(cell('birthYear'), now) },
  };
  const texts = Object.entries(entries).filter(([, text]) => text !== '');
  // An empty text means an unticked box, for which a form sends nothing.
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

/** A year of two digits is never in the future. Unreadable text comes back unchanged. */
export function yearIn(text: string, now: Date): string {
  const year = dayInCell(text)?.date.slice(0, 4) ?? (/^\d\d$/.test(text) ? `20${text}` : text);
  const isShort = !text.includes(year);
  return isShort && Number(year) > now.getUTCFullYear() ? String(Number(year) - 100) : year;
}

/** The full name, first name first; undefined if the order is unclear. */
export function nameIn(cell: Cell): string | undefined {
  const [first, last, name] = [cell('firstName'), cell('lastName'), cell('name')];
  if (first && last) return `${first} ${last}`;
  const turned = surnameBehind(name || cell('surnameFirst'), !name);
  // Beside a column for first names, the column 'Name' has the surname or the whole name.
  if (turned === undefined) return undefined;
  if (!first || !turned) return turned || [first, last].join(' ').trim();
  const words = turned.split(' ');
  const isWhole = words.length > 1 && first.split(' ').every((word) => words.includes(word));
  return isWhole ? surnameBehind(turned, turned.endsWith(` ${first}`)) : `${first} ${turned}`;
}

/** Turns 'Muster, Anton' into 'Anton Muster'; without a comma only if the surname surely comes first. */
function surnameBehind(name: string, isFirst: boolean): string | undefined {
  const parts = name.split(',').map((part) => part.trim());
  const [surname = '', rest = '', more] = parts.length > 1 || !isFirst ? parts : name.split(/\s+/);
  if (rest === '' || isTitle.test(rest)) return name;
  return more === undefined ? `${rest} ${surname}` : undefined;
}
