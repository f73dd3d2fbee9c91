/** A row of a league table, wherever the table comes from. */
export interface LeagueRow {
  position: number;
  team: string;
  played: number;
  /** Null where the table does not say so, as one that was pasted. */
  won: number | null;
  drawn: number | null;
  lost: number | null;
  points: number;
  goalsFor?: number | null | undefined;
  goalsAgainst?: number | null | undefined;
  /** Why it stands there, where its points do not say so. */
  notes?: readonly string[] | undefined;
  /** Whether those who stand there go up or down. */
  zone?: 'promoted' | 'relegated' | null | undefined;
}

/** What is stored of a row that says all of it by itself. */
export interface StoredRow
  extends Pick<LeagueRow, 'position' | 'team' | 'played' | 'won' | 'drawn' | 'lost' | 'points'> {
  goalsFor: number | null;
  goalsAgainst: number | null;
  note: string | null;
}

/** A stored row as pages show it. */
export function shownRow({ note, ...row }: StoredRow): LeagueRow {
  return { ...row, notes: note === null ? [] : [note] };
}

/** Letters of what is said of a team: of a league with deductions several reasons. */
export const longestNote = 1000;

/** A shown row as it is stored where it is to stay as it is: its goals and reasons stay with it. */
export function rowToStore(row: LeagueRow): StoredRow {
  const { position, team, played, won, drawn, lost, points } = row;
  return {
    ...{ position, team, played, won, drawn, lost, points },
    goalsFor: row.goalsFor ?? null,
    goalsAgainst: row.goalsAgainst ?? null,
    note: row.notes?.length ? plain(row.notes.join('; ')).slice(0, longestNote) : null,
  };
}

/** Without the places at which a browser may divide words. */
function plain(text: string): string {
  return text.replaceAll('\u00AD', '');
}

/** What the league counts for one team. */
export interface Results {
  team: string;
  won: number;
  drawn: number;
  lost: number;
}

/** League points: 3 per win, 1 per draw (spec §9). */
export function points({ won, drawn }: Pick<Results, 'won' | 'drawn'>): number {
  return 3 * won + drawn;
}

/** What a row has to say for its place and points to follow. */
export function resultsOf({ team, won, drawn, lost }: Untold): Results {
  return { team, won: won ?? 0, drawn: drawn ?? 0, lost: lost ?? 0 };
}

type Untold = { team: string } & Record<'won' | 'drawn' | 'lost', number | null>;

/** Characters of what is told of a season, and of one of its moments; how many of those it has. */
export const longestText = 10_000;
export const longestMoment = 500;
export const mostMoments = 50;
/** Days. */
export const longestSeason = 731;
