export interface LeagueRow {
  position: number;
  team: string;
  played: number;
  /** Null where the table does not say it, as in a pasted one. */
  won: number | null;
  drawn: number | null;
  lost: number | null;
  points: number;
  goalsFor?: number | null | undefined;
  goalsAgainst?: number | null | undefined;
  /** Reasons for the place that the points do not show. */
  notes?: readonly string[] | undefined;
  zone?: 'promoted' | 'relegated' | null | undefined;
}

export interface StoredRow
  extends Pick<LeagueRow, 'position' | 'team' | 'played' | 'won' | 'drawn' | 'lost' | 'points'> {
  goalsFor: number | null;
  goalsAgainst: number | null;
  note: string | null;
}

export function shownRow({ note, ...row }: StoredRow): LeagueRow {
  return { ...row, notes: note === null ? [] : [note] };
}

/** In characters; a league with deductions has several reasons. */
export const longestNote = 1000;

/** Keeps goals and reasons. */
export function rowToStore(row: LeagueRow): StoredRow {
  const { position, team, played, won, drawn, lost, points } = row;
  return {
    ...{ position, team, played, won, drawn, lost, points },
    goalsFor: row.goalsFor ?? null,
    goalsAgainst: row.goalsAgainst ?? null,
    note: row.notes?.length ? plain(row.notes.join('; ')).slice(0, longestNote) : null,
  };
}

/** Without the places where a browser may divide words. */
function plain(text: string): string {
  return text.replaceAll('\u00AD', '');
}

export interface Results {
  team: string;
  won: number;
  drawn: number;
  lost: number;
}

/** 3 per win, 1 per draw (spec §9). */
export function points({ won, drawn }: Pick<Results, 'won' | 'drawn'>): number {
  return 3 * won + drawn;
}

export function resultsOf({ team, won, drawn, lost }: Untold): Results {
  return { team, won: won ?? 0, drawn: drawn ?? 0, lost: lost ?? 0 };
}

type Untold = { team: string } & Record<'won' | 'drawn' | 'lost', number | null>;

/** In characters; `mostMoments` is a number of moments. */
export const longestText = 10_000;
export const longestMoment = 500;
export const mostMoments = 50;
/** Days. */
export const longestSeason = 731;
