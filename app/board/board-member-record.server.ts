import type { Selectable } from 'kysely';
import type { EditableStore } from '#platform/records/record-store.ts';
import { rowStore } from '#platform/records/row-store.server.ts';
import { nextOrdinal } from './board.server.ts';
import type { BoardMemberTable } from './tables.ts';

export type BoardMemberRecord = Omit<Selectable<BoardMemberTable>, 'id'>;
/** A new member comes last. */
export type BoardMemberDraft = Omit<BoardMemberRecord, 'ordinal'>;

export const boardMemberRecords: EditableStore<BoardMemberRecord, BoardMemberDraft> = {
  kind: 'boardMember',
  ...rowStore('boardMember'),
  async complete(db, draft, { current }) {
    return { ...draft, ordinal: current?.ordinal ?? (await nextOrdinal(db)) };
  },
  label: async (_, { name }) => name,
};
