import type { Performance } from './season-totals.ts';

/**
 * The opening balance of a season: figures that come from no line-up. Balance plus counted figures gives the
 * total.
 */
export interface OpeningSeason extends Performance {
  season: string;
}

export type TypedPerformance = { readonly [Name in keyof Performance]?: number | null | undefined };

export const figureNames = [
  ...(['gamesPlayed', 'goals', 'assists'] as const),
  ...(['cleanSheets', 'yellowCards', 'redCards'] as const),
] as const satisfies readonly (keyof Performance)[];

export function addCounted(opening: Performance, counted: Performance | undefined): Performance {
  return eachFigure((name) => Math.max(0, opening[name] + (counted?.[name] ?? 0)));
}

export function subtractCounted(
  total: TypedPerformance,
  counted: Performance | undefined,
): Performance {
  return eachFigure((name) => {
    const typed = total[name] ?? null;
    return typed === null ? 0 : typed - (counted?.[name] ?? 0);
  });
}

export function isAllZero(performance: Performance): boolean {
  return figureNames.every((name) => performance[name] === 0);
}

/** Text of a hidden field in the form: '12,3,1,0,2,0'. */
export function serializeFigures(counted: Performance | undefined): string {
  return figureNames.map((name) => counted?.[name] ?? 0).join(',');
}

export function isCounted(text: string): boolean {
  return /^\d{1,5}(?:,\d{1,5}){5}$/.test(text);
}

export function parseFigures(text: string): Performance {
  const figures = text.split(',').map(Number);
  return eachFigure((name) => figures[figureNames.indexOf(name)] ?? 0);
}

export function eachFigure(value: (name: keyof Performance) => number): Performance {
  return {
    gamesPlayed: value('gamesPlayed'),
    goals: value('goals'),
    assists: value('assists'),
    cleanSheets: value('cleanSheets'),
    yellowCards: value('yellowCards'),
    redCards: value('redCards'),
  };
}

/** If two typed seasons share a name, the first one gets the counted figures. */
export function addCountedSeasons(
  openings: readonly OpeningSeason[],
  counted: ReadonlyMap<string, Performance>,
): OpeningSeason[] {
  const left = new Map(counted);
  const typed = openings.map(({ season, ...opening }) => {
    const total = addCounted(opening, left.get(season));
    left.delete(season);
    return { season, ...total };
  });
  const untyped = [...left]
    .map(([season, performance]) => ({ season, ...addCounted(performance, undefined) }))
    .filter((season) => !isAllZero(season))
    .toSorted((a, b) => a.season.localeCompare(b.season));
  return [...typed, ...untyped];
}

export function seasonOpeningBalances(
  totals: readonly (TypedPerformance & { season: string })[],
  counted: ReadonlyMap<string, Performance>,
): OpeningSeason[] {
  const left = new Map(counted);
  return totals.map(({ season, ...total }) => {
    const opening = subtractCounted(total, left.get(season));
    left.delete(season);
    return { season, ...opening };
  });
}
