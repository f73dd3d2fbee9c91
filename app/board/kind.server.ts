import { club } from '#club/club.ts';
import { plainImage } from '#platform/images/record-picture.ts';
import { portrait } from '#platform/images/shape.ts';
import type { Kind } from '#platform/records/kind.server.ts';
import { listBoard } from './board.server.ts';
import { type BoardMemberRecord, boardMemberRecords } from './board-member-record.server.ts';
import { readBoard, writeBoard } from './transfer/board.server.ts';

declare module '#platform/records/kinds.ts' {
  interface Kinds {
    boardMember: { record: BoardMemberRecord; tables: 'boardMember' };
  }
}

export const boardMemberKind: Kind<'boardMember'> = {
  tables: { boardMember: true },
  uploads: { boardMember: ['image'] },
  transfer: {
    nodes: { board: 'collection' },
    counted: { table: 'boardMember', one: 'Vorstandsmitglied', many: 'Vorstandsmitglieder' },
    read: (node) => ({ boardMember: readBoard(...node('board')) }),
    write: (stored) => ({ board: writeBoard(stored) }),
  },
  title: 'Vorstand',
  records: boardMemberRecords,
  picture: {
    segment: 'vorstand',
    place: 3,
    shape: portrait,
    fallback: club.defaultTrainerImage,
    isDescribed: false,
    ...plainImage,
    list: listBoard,
  },
  fields: {
    ordinal: 'Platz',
    name: 'Name',
    role: 'Aufgabe',
    email: 'E-Mail',
    image: 'Bild',
    bio: 'Über die Person',
    linkedin: 'LinkedIn',
    twitter: 'Twitter',
    instagram: 'Instagram',
  },
};
