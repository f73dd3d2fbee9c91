import type { Defaulted } from '#platform/db/schema.ts';
import type { Columns } from '#platform/fields/fields.ts';
import type { boardFields } from './board/fields.ts';
import type { detailsFields } from './details/fields.ts';
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

/** In the columns of `folderDetails`, null means that the default in `club/` applies (see `mergeDetails`). */
export interface ClubDetailsTable extends Columns<typeof detailsFields> {
  id: string;
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
