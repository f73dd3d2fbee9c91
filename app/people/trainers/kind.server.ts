import { href } from 'react-router';
import { listPortraits } from '#app/people/people.server.ts';
import { listPortraitTasks } from '#app/people/portrait-tasks.server.ts';
import { club } from '#club/club.ts';
import { another, linkToPage } from '#platform/admin/next-step.ts';
import { listPictureFields, wordsOf } from '#platform/fields/fields.ts';
import { plainImage } from '#platform/pictures/record-picture.ts';
import type { Kind } from '#platform/records/kind.server.ts';
import { rowIds } from '#platform/records/row-store.server.ts';
import { readTrainers, writeTrainers } from './data-tree/trainers.server.ts';
import { trainerFields } from './fields.ts';
import { setOpeningResults } from './results-record.server.ts';
import { tool, trainerPicture } from './tool.ts';
import { type TrainerDraft, type TrainerRecord, trainerRecords } from './trainer-record.server.ts';
import { findTrainerStep, listTrainerRecords } from './trainers.server.ts';

declare module '#platform/records/kinds.ts' {
  interface Kinds {
    trainer: { record: TrainerRecord; draft: TrainerDraft; tables: 'trainer' };
  }
}

export const trainerKind: Kind<'trainer'> = {
  tool,
  tables: { trainer: true },
  uploads: { trainer: listPictureFields(trainerFields) },
  dataTree: {
    nodes: { trainers: 'collection' },
    counted: { table: 'trainer', one: 'Trainer', many: 'Trainer' },
    read: (node, settings) => ({ trainer: readTrainers(...node('trainers'), settings) }),
    write: (stored, settings) => ({ trainers: writeTrainers(stored, settings) }),
  },
  afterImport: setOpeningResults,
  title: 'Trainer',
  records: trainerRecords,
  ids: rowIds('trainer'),
  list: listTrainerRecords,
  next: async (_, saved) => [
    ...another('Noch ein Trainer', tool, saved),
    ...linkToPage(href('/trainer/:trainerName', { trainerName: saved.record.address })),
  ],
  tasks: (db) =>
    listPortraitTasks(db, 'trainer', { segment: trainerPicture.segment, word: 'Trainer' }),
  firstStep: findTrainerStep,
  picture: {
    ...trainerPicture,
    fallback: club.defaultTrainerImage,
    ...plainImage,
    list: (db) => listPortraits(db, 'trainer'),
  },
  names: (db, ids) =>
    db.selectFrom('trainer').select(['id', 'name']).where('id', 'in', ids).execute(),
  fields: {
    address: 'Adresse der Seite',
    ...wordsOf(trainerFields),
    games: 'Spiele außer den gezählten',
    wins: 'Siege außer den gezählten',
    draws: 'Unentschieden außer den gezählten',
    losses: 'Niederlagen außer den gezählten',
  },
};
