import type { Performance } from './season-totals.ts';

/** What there was of a season before the counting began. */
export interface OpeningSeason extends Performance {
  season: string;
}

/** Figures that somebody has typed; the others are counted alone. */
export type TypedPerformance = { readonly [Name in keyof Performance]?: number | null | undefined };

/** What all of a player's figures are called. */
export const figureNames = [
  ...(['gamesPlayed', 'goals', 'assists'] as const),
  ...(['cleanSheets', 'yellowCards', 'redCards'] as const),
] as const satisfies readonly (keyof Performance)[];

/** What was before the counting and what is counted since, as one; never less than nothing. */
export function totalOf(opening: Performance, counted: Performance | undefined): Performance {
  return eachFigure((name) => Math.max(0, opening[name] + (counted?.[name] ?? 0)));
}

/**
 * What must have been before the counting for a total to be the one that somebody has typed. A figure that
 * nobody has typed has nothing before the counting: it is no zero.
 */
export function openingOf(total: TypedPerformance, counted: Performance | undefined): Performance {
  return eachFigure((name) => {
    const typed = total[name] ?? null;
    return typed === null ? 0 : typed - (counted?.[name] ?? 0);
  });
}

export function isNothing(performance: Performance): boolean {
  return figureNames.every((name) => performance[name] === 0);
}

/** What is counted as a form carries it, from the page to what is sent: '12,3,1,0,2,0'. */
export function writeCounted(counted: Performance | undefined): string {
  return figureNames.map((name) => counted?.[name] ?? 0).join(',');
}

/** Whether a text is one of them. */
export function isCounted(text: string): boolean {
  return /^\d{1,5}(?:,\d{1,5}){5}$/.test(text);
}

/** The figures of such a text. */
export function readCounted(text: string): Performance {
  const figures = text.split(',').map(Number);
  return eachFigure((name) => figures[figureNames.indexOf(name)] ?? 0);
}

/** A performance, figure by figure. */
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

/**
 * A player's seasons with their totals: those that somebody has typed in their order, then those that
 * are only counted. Of two of one name the first has what is counted.
 */
export function shownSeasons(
  openings: readonly OpeningSeason[],
  counted: ReadonlyMap<string, Performance>,
): OpeningSeason[] {
  const left = new Map(counted);
  const typed = openings.map(({ season, ...opening }) => {
    const total = totalOf(opening, left.get(season));
    left.delete(season);
    return { season, ...total };
  });
  const untyped = [...left]
    .map(([season, performance]) => ({ season, ...totalOf(performance, undefined) }))
    .filter((season) => !isNothing(season))
    .toSorted((a, b) => a.season.localeCompare(b.season));
  return [...typed, ...untyped];
}

/** What was before the counting, of the seasons that a tree or a form says. */
export function openSeasons(
  totals: readonly (TypedPerformance & { season: string })[],
  counted: ReadonlyMap<string, Performance>,
): OpeningSeason[] {
  const left = new Map(counted);
  return totals.map(({ season, ...total }) => {
    const opening = openingOf(total, left.get(season));
    left.delete(season);
    return { season, ...opening };
  });
}
