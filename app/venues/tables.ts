declare module '#platform/db/schema.ts' {
  interface Schema {
    venue: VenueTable;
  }
}

/** A place where games are played, the club's own ground apart (club/club.ts). */
export interface VenueTable {
  id: string;
  name: string;
  street: string | null;
  postalCode: string | null;
  city: string | null;
  /** Degrees north and east, '46.6247,14.3053'. */
  position: string | null;
}
