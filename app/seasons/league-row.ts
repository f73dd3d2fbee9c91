export interface LeagueRow {
  position: number;
  team: string;
  played: number;
  /** `won`, `drawn` and `lost` are null if the table does not have them, like some pasted tables. */
  won: number | null;
  drawn: number | null;
  lost: number | null;
  points: number;
  goalsFor?: number | null | undefined;
  goalsAgainst?: number | null | undefined;
  /** Reasons for the position that do not follow from the points. */
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

/** Most characters of a note, which may give several reasons for deducted points. */
export const longestNote = 1000;

/** Joins the notes of a row to one note. */
export function rowToStore(row: LeagueRow): StoredRow {
  const { position, team, played, won, drawn, lost, points } = row;
  return {
    ...{ position, team, played, won, drawn, lost, points },
    goalsFor: row.goalsFor ?? null,
    goalsAgainst: row.goalsAgainst ?? null,
    note: row.notes?.length ? plain(row.notes.join('; ')).slice(0, longestNote) : null,
  };
}

/** Removes soft hyphens, which mark where a browser may divide a word. */
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

/** Longest texts in characters; `mostMoments` is a number of moments. */
export const longestText = 10_000;
export const longestMoment = 500;
export const mostMoments = 50;
/** Longest season in days. */
export const longestSeason = 731;
