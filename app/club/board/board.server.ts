import type { Selectable } from 'kysely';
import { club } from '#club/club.ts';
import type { Task } from '#platform/admin/admin-tool.ts';
import type { ListedRecord } from '#platform/admin/listed-row.tsx';
import type { Db } from '#platform/db/client.server.ts';
import { orderedRows, orderStore } from '#platform/records/ordered-rows.server.ts';
import type { EditableStore } from '#platform/records/record-store.ts';
import type { BoardMemberTable } from '../tables.ts';
import { tool } from './tool.ts';

export type BoardMember = Omit<Selectable<BoardMemberTable>, 'ordinal'>;

export async function listBoard(db: Db): Promise<BoardMember[]> {
  return db
    .selectFrom('boardMember')
    .select(['id', 'name', 'role', 'email', 'image', 'bio', 'linkedin', 'twitter', 'instagram'])
    .orderBy('ordinal')
    .orderBy('id')
    .execute();
}

export async function listListedMembers(db: Db): Promise<ListedRecord[]> {
  const members = await listBoard(db);
  return members.map(({ id, name, role, image }) => ({
    id,
    title: name,
    detail: role,
    picture: { address: image, fallback: club.defaultTrainerImage, shape: 'face' },
  }));
}

export type BoardMemberRecord = Omit<Selectable<BoardMemberTable>, 'id' | 'ordinal'>;

export const boardMemberRecords: EditableStore<BoardMemberRecord> = {
  kind: 'boardMember',
  ...orderedRows('boardMember'),
  completeDraft: async (_, draft) => draft,
  label: async (_, { name }) => name,
};

export const boardOrder = orderStore('boardMember', 'boardMember', 'Reihenfolge im Vorstand');

export async function listBoardTasks(db: Db): Promise<Task[]> {
  if ((await listBoard(db)).length > 0) return [];
  return [{ text: 'Vorstand fehlt', detail: 'im Impressum', path: `${tool.path}/neu` }];
}
