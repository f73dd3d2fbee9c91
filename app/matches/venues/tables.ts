declare module '#platform/db/schema.ts' {
  interface Schema {
    venue: VenueTable;
  }
}

/** A place where games are played. */
export interface VenueTable {
  id: string;
  name: string;
  street: string | null;
  postalCode: string | null;
  city: string | null;
  /** Degrees north and east, '46.6247,14.3053'. */
  position: string | null;
  /** 1 for the club's own ground; while none is, that of club/club.ts is. */
  isOwn: 1 | null;
  /** Since which day it is; null for ever. */
  ownFrom: string | null;
}
