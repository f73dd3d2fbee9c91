import { href } from 'react-router';
import { club } from '#club/club.ts';
import { another, linkToPage } from '#platform/admin/next-step.ts';
import { listPictureFields, wordsOf } from '#platform/fields/fields.ts';
import { orderedTree } from '#platform/fields/tree.server.ts';
import { plainImage } from '#platform/pictures/record-picture.ts';
import type { Kind } from '#platform/records/kind.server.ts';
import { rowIds } from '#platform/records/row-store.server.ts';
import {
  type BoardMemberRecord,
  boardMemberRecords,
  boardOrder,
  listBoard,
  listBoardTasks,
  listListedMembers,
} from './board.server.ts';
import { boardFields } from './fields.ts';
import { boardPicture, tool } from './tool.ts';

declare module '#platform/records/kinds.ts' {
  interface Kinds {
    boardMember: { record: BoardMemberRecord; draft: BoardMemberRecord; tables: 'boardMember' };
  }
}

const tree = orderedTree(boardFields);

export const boardMemberKind: Kind<'boardMember'> = {
  tool,
  tables: { boardMember: true },
  uploads: { boardMember: listPictureFields(boardFields) },
  dataTree: {
    nodes: { board: 'collection' },
    counted: { table: 'boardMember', one: 'Vorstandsmitglied', many: 'Vorstandsmitglieder' },
    read: (node) => ({ boardMember: tree.read(...node('board')) }),
    write: ({ boardMember }) => ({ board: tree.write(boardMember) }),
  },
  title: 'Vorstand',
  records: boardMemberRecords,
  ids: rowIds('boardMember'),
  tasks: listBoardTasks,
  order: boardOrder,
  list: listListedMembers,
  next: async (_, saved) => [
    ...another('Noch jemand', tool, saved),
    ...linkToPage(href('/führung')),
  ],
  names: (db, ids) =>
    db.selectFrom('boardMember').select(['id', 'name']).where('id', 'in', ids).execute(),
  picture: { ...boardPicture, fallback: club.defaultTrainerImage, ...plainImage, list: listBoard },
  fields: wordsOf(boardFields),
};
