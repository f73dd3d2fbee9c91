import type { Defaulted } from '#platform/db/schema.ts';
import type { Columns } from '#platform/fields/fields.ts';
import type { boardFields } from './board/fields.ts';
import type { fanShopFields } from './fan-shop/fields.ts';
import type { Focus } from './hero-picture/tool.ts';
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

/** Null means the value in `club/`. */
export interface ClubDetailsTable {
  id: string;
  name: string | null;
  shortName: string | null;
  /** The league's name is also the heading of the league table. */
  league: string | null;
  slogan: string | null;
  email: string | null;
  phone: string | null;
  street: string | null;
  postalCode: string | null;
  city: string | null;
  zvr: string | null;
  /** The authority that supervises the association. */
  authority: string | null;
  /** The seat in the register of associations; null if it is the town of the address. */
  seat: string | null;
  instagram: string | null;
  facebook: string | null;
  /** Paths of pages that the menus leave out, separated by spaces. */
  hiddenPages: Defaulted<string>;
  suspensionCards: number | null;
  /** Other spellings of the club's name, as in the association's calendar: one per line. */
  associationNames: string | null;
  calendarAddress: string | null;
  /** When a season starts by default; null means with the calendar year. */
  seasonRhythm: 'july' | null;
  firstTeam: string | null;
}

export interface FanShopTable extends Columns<typeof fanShopFields> {
  id: 1;
}

export interface HeroPictureTable {
  id: string;
  image: string | null;
  /** The point that stays visible when a screen cuts the photo. */
  focus: Defaulted<Focus>;
}

/** Null means the value in `club/`. */
export interface ClubLookTable {
  id: string;
  crest: string | null;
  /** '#rrggbb'. */
  pitch: string | null;
  signal: string | null;
}

export interface SponsorTable extends Columns<typeof sponsorFields> {
  id: string;
  ordinal: number;
}

export interface ClubTextTable {
  id: string;
  /** Markdown, or only one line for a short text. */
  text: string;
}
