import { href } from 'react-router';
import { findCrests, listOpponentNames } from '#app/matches/games/opponent-names.server.ts';
import { club } from '#club/club.ts';
import { another, linkToPage } from '#platform/admin/next-step.ts';
import type { Kind } from '#platform/records/kind.server.ts';
import { rowIds } from '#platform/records/row-store.server.ts';
import { readOpponents, writeOpponents } from './data-tree/opponents.server.ts';
import {
  type OpponentDraft,
  type OpponentRecord,
  opponentRecords,
} from './opponent-record.server.ts';
import { listOpponentRecords, listOpponents } from './opponents.server.ts';
import { opponentPicture, tool } from './tool.ts';

declare module '#platform/records/kinds.ts' {
  interface Kinds {
    opponent: {
      record: OpponentRecord;
      draft: OpponentDraft;
      tables: 'opponent' | 'opponentName';
    };
  }
}

export const opponentKind: Kind<'opponent'> = {
  tool,
  tables: { opponent: true, opponentName: true },
  uploads: { opponent: ['crest'] },
  dataTree: {
    nodes: { opponents: 'collection' },
    counted: { table: 'opponent', one: 'Gegner', many: 'Gegner' },
    read: (node, settings, known) => readOpponents(...node('opponents'), settings, known),
    write: (stored) => ({ opponents: writeOpponents(stored) }),
  },
  title: 'Gegner',
  records: opponentRecords,
  ids: rowIds('opponent'),
  list: listOpponentRecords,
  async next(db, saved) {
    const names = await listOpponentNames(db);
    const isHidden = names.some((name) => name.opponentId === saved.id && name.isHidden);
    const page = isHidden
      ? undefined
      : href('/gegner/:opponent', { opponent: saved.record.address });
    return [...another('Noch ein Gegner', tool, saved), ...linkToPage(page)];
  },
  names: (db, ids) =>
    db.selectFrom('opponent').select(['id', 'name']).where('id', 'in', ids).execute(),
  picture: {
    ...opponentPicture,
    fallback: club.defaultCrest,
    read: ({ crest }) => ({ image: crest, alt: null }),
    write: (record, { image }) => ({ ...record, crest: image }),
    async list(db) {
      const crests = await findCrests(db);
      return (await listOpponents(db)).map(({ id, name }) => ({
        ...{ id, name },
        image: crests.get(id) ?? null,
      }));
    },
  },
  together: [['name', 'otherNames']],
  log: { what: (label) => `den Gegner ${label}` },
  fields: {
    address: 'Adresse der Seite',
    name: 'Name',
    shortName: 'Kurzname',
    crest: 'Wappen',
    venueId: { label: 'Spielort', as: 'name' },
    otherNames: {
      label: 'Frühere Namen und andere Schreibweisen',
      entries: { name: { label: 'Name', isTitle: true } },
    },
  },
};
