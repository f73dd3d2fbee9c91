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

/** Null means that the default in `club/` applies. */
export interface ClubDetailsTable {
  id: string;
  name: string | null;
  shortName: string | null;
  league: string | null;
  slogan: string | null;
  email: string | null;
  phone: string | null;
  street: string | null;
  postalCode: string | null;
  city: string | null;
  zvr: string | null;
  /** The public authority that supervises the club (Vereinsbehörde). */
  authority: string | null;
  /** The club's seat in the public register of clubs (ZVR); null if the seat is the town of the address. */
  seat: string | null;
  instagram: string | null;
  facebook: string | null;
  /** Paths of pages that no menu shows, separated by spaces. */
  hiddenPages: Defaulted<string>;
  suspensionCards: number | null;
  /** Names by which the football association's calendar calls the club, one name per line. */
  associationNames: string | null;
  calendarAddress: string | null;
  /** 'july': seasons without a record begin on 1 July. Null: they begin on 1 January. */
  seasonRhythm: 'july' | null;
  firstTeam: string | null;
}

export interface FanShopTable extends Columns<typeof fanShopFields> {
  id: 1;
}

export interface HeroPictureTable {
  id: string;
  image: string | null;
  focus: Defaulted<Focus>;
}

/** Null means that the default in `club/` applies. */
export interface ClubLookTable {
  id: string;
  crest: string | null;
  /** Format: '#rrggbb'. */
  pitch: string | null;
  signal: string | null;
}

export interface SponsorTable extends Columns<typeof sponsorFields> {
  id: string;
  ordinal: number;
}

export interface ClubTextTable {
  id: string;
  /** Markdown; plain text for a heading and other texts of one line. */
  text: string;
}
