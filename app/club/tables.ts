import type { Defaulted } from '#platform/db/schema.ts';
import type { Columns } from '#platform/fields/fields.ts';
import type { boardFields } from './board/fields.ts';
import type { fanShopFields } from './fan-shop/fields.ts';
import type { Focus } from './hero-picture/focus.ts';
import type { sponsorFields } from './sponsors/fields.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    boardMember: BoardMemberTable;
    clubDetails: ClubDetailsTable;
    fanShop: FanShopTable;
    heroPicture: HeroPictureTable;
    clubLook: ClubLookTable;
    sponsor: SponsorTable;
    clubText: ClubTextTable;
  }
}

export interface BoardMemberTable extends Columns<typeof boardFields> {
  id: string;
  ordinal: number;
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

export interface FanShopTable extends Columns<typeof fanShopFields> {
  id: 1;
}

/** The photo behind the welcome of the home page. */
export interface HeroPictureTable {
  /** Always the same: there is one. */
  id: string;
  /** Null stands for the drawing of the club's folder. */
  image: string | null;
  /** What of it stays in sight where there is no room for all. */
  focus: Defaulted<Focus>;
}

/** Crest and colours of the club; null is as the club's folder says. */
export interface ClubLookTable {
  /** Always the same: there is one. */
  id: string;
  /** Path of a picture. */
  crest: string | null;
  /** '#rrggbb'. */
  pitch: string | null;
  signal: string | null;
}

export interface SponsorTable extends Columns<typeof sponsorFields> {
  id: string;
  ordinal: number;
}

/** A text that stands in the place of the one in the club's folder. */
export interface ClubTextTable {
  /** Its name (text-names.ts). */
  id: string;
  /** Markdown, or a line. */
  text: string;
}
