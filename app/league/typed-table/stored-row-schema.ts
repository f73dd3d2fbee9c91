import { z } from 'zod';
import {
  maxFigure,
  maxRowNoteLength,
  maxTableRows,
  points,
  type StoredRow,
} from '#app/seasons/league-row.ts';
import {
  optionalNumber,
  optionalText,
  requiredNumber,
  requiredText,
} from '#platform/admin/form/field-schemas.ts';
import { normalizeName } from '#platform/values/normalize-name.ts';

const figures = {
  team: requiredText('Bitte gib das Team ein.'),
  won: optionalNumber(0, maxFigure),
  drawn: optionalNumber(0, maxFigure),
  lost: optionalNumber(0, maxFigure),
  played: optionalNumber(0, maxFigure),
  goalsFor: optionalNumber(0, maxFigure),
  goalsAgainst: optionalNumber(0, maxFigure),
  points: optionalNumber(-maxFigure, maxFigure),
  note: optionalText(maxRowNoteLength),
};

const noPlace = 'Bitte gib den Platz ein.';

type EnteredRow = Omit<StoredRow, 'played' | 'points'> & Record<'played' | 'points', number | null>;

export function finalTableRows() {
  return z
    .array(z.object({ ...figures, position: requiredNumber(1, maxFigure, noPlace) }))
    .max(maxTableRows, `Das sind mehr als ${maxTableRows} Teams.`)
    .superRefine(refuseWrongRows)
    .transform((rows) => inOrder(rows.map(completeRow)));
}

/**
 * If any row has a place, all rows need a place, and the places are stored as entered. If no row has a place,
 * the site computes all places.
 */
export function leagueTableRows() {
  const row = { ...figures, id: optionalText(), position: optionalNumber(1, maxFigure) };
  return z
    .array(z.object(row))
    .min(1, 'Die Tabelle braucht mindestens ein Team.')
    .max(maxTableRows, `Das sind mehr als ${maxTableRows} Teams.`)
    .superRefine((rows, context) => {
      if (!rows.some(({ position }) => position !== null)) return refuseTwice(rows, team, context);
      for (const [index, { position }] of rows.entries())
        if (position === null)
          context.addIssue({ code: 'custom', path: [index, 'position'], message: noPlace });
      refuseWrongRows(rows, context);
    })
    .transform((rows) => {
      const placed = rows.flatMap(({ position, ...row }) =>
        position === null ? [] : [{ ...row, position }],
      );
      return placed.length > 0
        ? inOrder(placed.map(({ id, ...row }) => ({ id, ...completeRow(row) })))
        : rows.map(({ id, ...row }) => ({ id, ...toTypedRow(row) }));
    });
}

export function toTypedRow({
  team,
  won,
  drawn,
  lost,
}: Pick<StoredRow, 'team' | 'won' | 'drawn' | 'lost'>) {
  return { team, won: won ?? 0, drawn: drawn ?? 0, lost: lost ?? 0 };
}

function completeRow({ won, drawn, lost, ...row }: EnteredRow): StoredRow {
  const results = toTypedRow({ team: row.team, won, drawn, lost });
  const played = Math.min(results.won + results.drawn + results.lost, maxFigure);
  const isUntold = won === null && drawn === null && lost === null;
  const tellsNone = isUntold && row.played !== null && row.played > 0 && row.points !== null;
  return {
    ...row,
    ...(tellsNone ? { won, drawn, lost } : results),
    played: row.played ?? played,
    points: row.points ?? Math.min(points(results), maxFigure),
  };
}

function inOrder<Row extends { position: number }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => one.position - other.position);
}

type Context = z.RefinementCtx;
type Goals = Pick<StoredRow, 'goalsFor' | 'goalsAgainst'>;

const position = { name: 'position', message: 'Diesen Platz hat schon ein anderes Team.' } as const;
const team = { name: 'team', message: 'Dieses Team steht schon in der Tabelle.' } as const;

function refuseWrongRows(
  rows: readonly (Goals & { position: number | null; team: string })[],
  context: Context,
): void {
  refuseTwice(rows, position, context);
  refuseTwice(rows, team, context);
  for (const [index, { goalsFor, goalsAgainst }] of rows.entries()) {
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [index, name], message });
    if (goalsFor !== null && goalsAgainst === null)
      refuse('goalsAgainst', 'Bitte gib auch die Gegentore ein.');
    if (goalsAgainst !== null && goalsFor === null)
      refuse('goalsFor', 'Bitte gib auch die Tore ein.');
  }
}

function refuseTwice<Name extends string>(
  rows: readonly Record<Name, unknown>[],
  { name, message }: { name: Name; message: string },
  context: Context,
): void {
  const known = new Set<unknown>();
  for (const [index, row] of rows.entries()) {
    const value = row[name];
    if (value === null) continue;
    const folded = typeof value === 'string' ? normalizeName(value) : value;
    if (known.has(folded)) context.addIssue({ code: 'custom', path: [index, name], message });
    known.add(folded);
  }
}
