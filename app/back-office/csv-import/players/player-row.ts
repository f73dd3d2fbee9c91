import { figureNames } from '#app/people/figures/opening.ts';
import { type Position, positions } from '#app/teams/age-of-name.ts';
import { dayInCell } from '../reading/cell-moment.ts';
import { foldName, yesOrNo } from '../reading/columns.ts';
import { listedFields, type PlayerField } from './columns.ts';

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

/** The row's values as the admin's form would send them; empty values are left out. */
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
  // '' stands for an unticked box; a form sends nothing for it.
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

/** Two digits never mean a future year. An unreadable text comes back unchanged. */
export function yearIn(text: string, now: Date): string {
  const year = dayInCell(text)?.date.slice(0, 4) ?? (/^\d\d$/.test(text) ? `20${text}` : text);
  const isShort = !text.includes(year);
  return isShort && Number(year) > now.getUTCFullYear() ? String(Number(year) - 100) : year;
}

/** Titles such as 'Mag.' may follow a comma ('Muster, Mag.'), so they must not be read as a first name. */
const titles = /^(?:jun|sen|jr|sr|i{1,3}|mag|dr|ing|dipl|b\.?sc|m\.?sc|b\.?a|m\.?a|bakk)\b/i;

/** The full name with the first name first; undefined if the order is unclear. */
export function nameIn(cell: Cell): string | undefined {
  const [first, last, name] = [cell('firstName'), cell('lastName'), cell('name')];
  if (first && last) return `${first} ${last}`;
  const turned = surnameBehind(name || cell('surnameFirst'), !name);
  // A list with a column 'Vorname' has either the surname or the whole name in its column 'Name'.
  if (turned === undefined) return undefined;
  if (!first || !turned) return turned || [first, last].join(' ').trim();
  const words = turned.split(' ');
  const isWhole = words.length > 1 && first.split(' ').every((word) => words.includes(word));
  return isWhole ? surnameBehind(turned, turned.endsWith(` ${first}`)) : `${first} ${turned}`;
}

/** 'Muster, Anton' becomes 'Anton Muster'. `isFirst`: the surname comes first even without a comma. */
function surnameBehind(name: string, isFirst: boolean): string | undefined {
  const parts = name.split(',').map((part) => part.trim());
  const [surname = '', rest = '', more] = parts.length > 1 || !isFirst ? parts : name.split(/\s+/);
  if (rest === '' || titles.test(rest)) return name;
  return more === undefined ? `${rest} ${surname}` : undefined;
}
