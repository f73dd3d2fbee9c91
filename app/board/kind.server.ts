import type { Kind } from '#platform/records/kind.server.ts';
import { type BoardMemberRecord, boardMemberRecords } from './board-member-record.server.ts';
import { readBoard, writeBoard } from './transfer/board.server.ts';

declare module '#platform/records/kinds.ts' {
  interface Kinds {
    boardMember: { record: BoardMemberRecord; tables: 'boardMember' };
  }
}

export const boardMemberKind: Kind<'boardMember'> = {
  tables: { boardMember: true },
  pictured: { boardMember: ['image'] },
  transfer: {
    nodes: { board: 'collection' },
    counted: { table: 'boardMember', one: 'Vorstandsmitglied', many: 'Vorstandsmitglieder' },
    read: (node) => ({ boardMember: readBoard(...node('board')) }),
    write: (stored) => ({ board: writeBoard(stored) }),
  },
  title: 'Vorstand',
  records: boardMemberRecords,
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
