import type { Selectable } from 'kysely';
import type { RecordStore } from '#platform/records/record-store.ts';
import { rowStore } from '#platform/records/row-store.server.ts';
import type { BoardMemberTable } from './tables.ts';

export type BoardMemberRecord = Omit<Selectable<BoardMemberTable>, 'id'>;

export const boardMemberRecords: RecordStore<BoardMemberRecord> = {
  kind: 'boardMember',
  ...rowStore('boardMember'),
  label: async (_, { name }) => name,
};
