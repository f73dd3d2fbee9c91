import { figureNames } from '#app/people/figures/opening-balance.ts';
import { type Position, positions } from '#app/teams/positions.ts';
import { isTitle } from '#platform/values/shared-names.ts';
import type { AboutList } from '../import-rows.ts';
import { dayInCell } from '../reading/cell-moment.ts';
import {
  type Answers,
  askColumns,
  createCellReader,
  cutLong,
  filled,
  findColumns,
  foldName,
  yesOrNo,
} from '../reading/find-columns.ts';
import type { Table } from '../reading/read-table.server.ts';
import { type PlayerField, playerColumns, playerListFields } from './player-columns.ts';

export interface PlayerRow {
  line: number;
  title: string;
  /** Undefined if it is unclear which name is the surname. */
  name: string | undefined;
  /** The cell `name` if this cell has a comma, else ''. Used as the name if a stored player has this name. */
  written: string;
  /** True if the list has a column for first names, but the row has only one of the two names. */
  isHalf: boolean;
  hasPosition: boolean;
  birthYear: string;
  said: ReadRow;
}

export function namesPlayers(names: readonly string[]): boolean {
  const { at } = findColumns<PlayerField>(names, playerColumns);
  return at.has('name') || at.has('lastName') || at.has('surnameFirst');
}

export function understandPlayers(
  table: Pick<Table, 'columns' | 'rows'>,
  { answers, now }: { answers: Answers; now: Date },
): AboutList & { players: PlayerRow[] } {
  const { found, questions } = askColumns<PlayerField>(table, playerColumns, answers, () => true);
  const players = table.rows.map(({ line, cells }): PlayerRow => {
    const cell = createCellReader(found, cells);
    const ordered = nameIn(cell);
    const name = ordered && cutLong(withSmallLetters(ordered));
    return {
      ...{ line, title: cells.filter(Boolean).join(', '), name },
      written: cell('name').includes(',') ? cutLong(cell('name')) : '',
      isHalf: found.at.has('firstName') && /^\S+$/.test(name ?? ''),
      hasPosition: positionCell(cell) !== '',
      birthYear: cutLong(yearIn(cell('birthYear'), now)),
      said: readPlayerRow(cell, now),
    };
  });
  return {
    of: { one: 'Spieler', many: 'Spieler' },
    known: [...found.at.keys()].map((field) => playerColumns[field][0]),
    ...{ unknown: found.unknown, questions, players },
  };
}

type ReadRow = { entries: Record<string, string> } | { wrong: string[] };
type Cell = (field: PlayerField) => string;

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
    'etw',
    'gk',
    'portiere',
  ],
  Verteidiger: [
    ...['verteidiger', 'verteidigerin', 'verteidigung', 'abwehr', 'innenverteidiger'],
    ...['aussenverteidiger', 'libero', 'difensore', 'abw', 'iv', 'av', 'lv', 'rv', 'liv', 'riv'],
    ...['lav', 'rav', 'lib', 'df', 'cb', 'lb', 'rb'],
  ],
  Mittelfeld: [
    ...['mittelfeld', 'mittelfeldspieler', 'mittelfeldspielerin', 'centrocampista', 'mf', 'zm'],
    ...['dm', 'zdm', 'om', 'zom', 'lm', 'rm', 'cm', 'cdm', 'cam'],
  ],
  Stürmer: [
    ...['sturmer', 'sturmerin', 'sturm', 'angriff', 'angreifer', 'attaccante', 'st', 'ms', 'hs'],
    ...['la', 'ra', 'lf', 'rf', 'fw', 'cf', 'lw', 'rw'],
  ],
};

/** Words in the roles of players. A person with another role is skipped, unless the role is a position. */
const playing = /spieler|player|kapit|captain|giocat/i;

function readPlayerRow(cell: Cell, now: Date): ReadRow {
  const isActive = yesOrNo(cell('active'));
  if (isActive === undefined) return { wrong: ['Aktiv: Bitte „ja“ oder „nein“.'] };
  const role = cell('role');
  if (role && !playing.test(role) && !isPosition(role))
    return { wrong: [`Rolle: Wer „${role}“ ist, kommt nicht zu den Spielern.`] };
  const names = [
    ...(Object.keys(playerListFields) as (keyof typeof playerListFields)[]),
    ...figureNames,
  ];
  const entries = {
    ...Object.fromEntries(names.map((name) => [name, cell(name)])),
    ...{ position: positionIn(positionCell(cell)), birthYear: yearIn(cell('birthYear'), now) },
    shirtNumber: cell('shirtNumber')
      .replace(/^(?:#|Nr\.?) ?/i, '')
      .replace(/^0+$/, ''),
  };
  // '' means an unticked box, because a form sends nothing for such a box.
  return {
    entries: {
      ...filled(entries),
      ...(isActive !== null && { active: isActive ? 'on' : '' }),
    },
  };
}

function positionCell(cell: Cell): string {
  return cell('position') || (isPosition(cell('role')) ? cell('role') : '');
}

function isPosition(text: string): boolean {
  return positions.some((position) => position === positionIn(text));
}

function positionIn(text: string): string {
  const folded = foldName(text);
  return positions.find((position) => positionWords[position].includes(folded)) ?? text;
}

/** A year of two digits is never in the future. An unreadable text is returned unchanged. */
function yearIn(text: string, now: Date): string {
  // In '03/02/1999' it does not matter which number is the month, because only the year is needed.
  const [, last = text] = /^\d{1,2}[/-]\d{1,2}[/-](\d{4}|\d\d)$/.exec(text) ?? [];
  const year = dayInCell(text)?.date.slice(0, 4) ?? (/^\d\d$/.test(last) ? `20${last}` : last);
  const isShort = !text.includes(year);
  return isShort && Number(year) > now.getUTCFullYear() ? String(Number(year) - 100) : year;
}

/** The first name comes first in the result. Undefined if it is unclear which name is the surname. */
function nameIn(cell: Cell): string | undefined {
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

const smallWords = /^(?:VON|VAN|VOM|DER|DEN|DEM|ZUM|ZUR)$/;

export function withSmallLetters(name: string): string {
  return name.replace(/(?<!\p{L})(?!I+(?!\p{L}))\p{Lu}{3,}(?!\p{L})/gu, (word) => {
    const capitals = smallWords.test(word) ? 0 : 1;
    return word.slice(0, capitals) + word.slice(capitals).toLowerCase();
  });
}

/** Finds 'MUSTER Anton': a surname in capitals before a first name in small letters. */
const capitalsFirst = /^((?:\p{Lu}[\p{Lu}'’-]{2,} )+)(\p{Lu}\p{Ll}.*)$/u;

/**
 * Turns 'Muster, Anton' into 'Anton Muster', and 'MUSTER Anton' into 'Anton MUSTER'. Also turns 'Muster Anton'
 * if `isSurnameFirst` is true.
 */
function surnameBehind(name: string, isSurnameFirst: boolean): string | undefined {
  const [, capitals = '', given] = capitalsFirst.exec(name) ?? [];
  if (given && !given.includes(',')) return `${given} ${capitals.trim()}`;
  const parts = name.split(',').map((part) => part.trim());
  const [surname = '', rest = '', more] =
    parts.length > 1 || !isSurnameFirst ? parts : name.split(/\s+/);
  if (rest === '' || isTitle.test(rest)) return name;
  return more === undefined ? `${rest} ${surname}` : undefined;
}
