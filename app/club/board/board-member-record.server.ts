import type { Selectable } from 'kysely';
import { orderedRows, orderStore } from '#platform/records/ordered-rows.server.ts';
import type { EditableStore } from '#platform/records/record-store.ts';
import type { BoardMemberTable } from './tables.ts';

export type BoardMemberRecord = Omit<Selectable<BoardMemberTable>, 'id' | 'ordinal'>;

export const boardMemberRecords: EditableStore<BoardMemberRecord> = {
  kind: 'boardMember',
  ...orderedRows('boardMember'),
  complete: async (_, draft) => draft,
  label: async (_, { name }) => name,
};

export const boardOrder = orderStore('boardMember', 'boardMember', 'Reihenfolge im Vorstand');
