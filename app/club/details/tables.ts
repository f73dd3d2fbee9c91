import type { Defaulted } from '#platform/db/schema.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    clubDetails: ClubDetailsTable;
  }
}

/** What the club is called, how it is reached, and what its menu shows; null is as the club's folder says. */
export interface ClubDetailsTable {
  /** Always the same: there is one. */
  id: string;
  name: string | null;
  /** For narrow places. */
  shortName: string | null;
  /** What it plays in, also the heading of the league table. */
  league: string | null;
  slogan: string | null;
  email: string | null;
  /** Empty for none. */
  phone: string | null;
  street: string | null;
  postalCode: string | null;
  city: string | null;
  zvr: string | null;
  /** That sees to the association. */
  authority: string | null;
  /** Addresses on the web, empty for none. */
  instagram: string | null;
  facebook: string | null;
  /** Paths of pages that no menu names, apart by spaces. */
  hiddenPages: Defaulted<string>;
  /** Yellow cards after which a player is suspended; 0 where nobody is. */
  suspensionCards: number | null;
  /** How others spell the club, as in the association's calendar: a name a line. */
  associationNames: string | null;
  /** Where the association's calendar of the team lies; null where nobody is asked. */
  calendarAddress: string | null;
  /** When seasons begin of which nothing else is said; null with the calendar year. */
  seasonRhythm: 'july' | null;
  /** What the first team is called where there are others. */
  firstTeam: string | null;
}
