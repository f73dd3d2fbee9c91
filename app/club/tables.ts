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

/** Null means that the value in `club/` applies. */
export interface ClubDetailsTable {
  id: string;
  name: string | null;
  shortName: string | null;
  /** Also the heading of the league table. */
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
  /** One name per line: other names of the club, as the association's calendar writes them. */
  associationNames: string | null;
  calendarAddress: string | null;
  /** When a season without a record begins: 'july', or null for the calendar year. */
  seasonRhythm: 'july' | null;
  firstTeam: string | null;
}

export interface FanShopTable extends Columns<typeof fanShopFields> {
  id: 1;
}

export interface HeroPictureTable {
  id: string;
  image: string | null;
  /** The point of the photo that stays visible when a screen cuts off its sides. */
  focus: Defaulted<Focus>;
}

/** Null means that the value in `club/` applies. */
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
  /** Markdown; a short text is one plain line. */
  text: string;
}
