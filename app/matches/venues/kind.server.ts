import { another } from '#platform/admin/next-step.ts';
import { wordsOf } from '#platform/fields/fields.ts';
import type { Kind } from '#platform/records/kind.server.ts';
import { rowIds } from '#platform/records/row-store.server.ts';
import { readVenues, writeVenues } from './data-tree/venues.server.ts';
import { venueFields } from './fields.ts';
import { tool } from './tool.ts';
import { findGroundStep, type VenueRecord, venueRecords } from './venue-record.server.ts';
import { listVenueRecords } from './venues.server.ts';

declare module '#platform/records/kinds.ts' {
  interface Kinds {
    venue: { record: VenueRecord; draft: VenueRecord; tables: 'venue' };
  }
}

export const venueKind: Kind<'venue'> = {
  tool,
  tables: { venue: true },
  dataTree: {
    nodes: { venues: 'collection' },
    counted: { table: 'venue', one: 'Spielort', many: 'Spielorte' },
    read: (node) => ({ venue: readVenues(...node('venues')) }),
    write: (stored) => ({ venues: writeVenues(stored) }),
  },
  title: 'Spielorte',
  records: venueRecords,
  ids: rowIds('venue'),
  list: listVenueRecords,
  next: async (_, saved) => another('Noch ein Spielort', tool, saved),
  names: (db, ids) =>
    db.selectFrom('venue').select(['id', 'name']).where('id', 'in', ids).execute(),
  firstStep: findGroundStep,
  together: [['isOwn', 'ownFrom']],
  log: { what: (label) => `den Spielort ${label}` },
  fields: {
    ...wordsOf(venueFields),
    isOwn: { label: 'Unser Platz', words: { 1: 'ja' } },
    ownFrom: { label: 'Unser Platz seit', as: 'day' },
  },
};
