export interface LeagueRow {
  position: number;
  team: string;
  played: number;
  /** Some pasted tables lack `won`, `drawn` and `lost`; the values are then null. */
  won: number | null;
  drawn: number | null;
  lost: number | null;
  points: number;
  goalsFor?: number | null | undefined;
  goalsAgainst?: number | null | undefined;
  /** Reasons for the position in addition to the points, such as 'Abzug von 3 Punkten'. */
  notes?: readonly string[] | undefined;
  zone?: 'promoted' | 'relegated' | null | undefined;
}

export interface StoredRow
  extends Pick<LeagueRow, 'position' | 'team' | 'played' | 'won' | 'drawn' | 'lost' | 'points'> {
  goalsFor: number | null;
  goalsAgainst: number | null;
  note: string | null;
}

export function toLeagueRow({ note, ...row }: StoredRow): LeagueRow {
  return { ...row, notes: note === null ? [] : [note] };
}

export const maxTableRows = 100;
export const maxRowNoteLength = 1000;
/** Maximum of each number in a row of a table. */
export const maxFigure = 9999;

export function rowToStore(row: LeagueRow): StoredRow {
  const { position, team, played, won, drawn, lost, points } = row;
  return {
    ...{ position, team, played, won, drawn, lost, points },
    goalsFor: row.goalsFor ?? null,
    goalsAgainst: row.goalsAgainst ?? null,
    note: row.notes?.length ? plain(row.notes.join('; ')).slice(0, maxRowNoteLength) : null,
  };
}

function plain(text: string): string {
  return text.replaceAll('\u00AD', '');
}

export interface Results {
  team: string;
  won: number;
  drawn: number;
  lost: number;
}

/** A win gives 3 points, a draw gives 1 (spec §9). */
export function points({ won, drawn }: Pick<Results, 'won' | 'drawn'>): number {
  return 3 * won + drawn;
}

export function toResults({ team, won, drawn, lost }: Untold): Results {
  return { team, won: won ?? 0, drawn: drawn ?? 0, lost: lost ?? 0 };
}

type Untold = { team: string } & Record<'won' | 'drawn' | 'lost', number | null>;
