import type { Selectable } from 'kysely';
import { club } from '#club/club.ts';
import type { ListedRecord } from '#platform/admin/listed-row.tsx';
import type { Db } from '#platform/db/client.server.ts';
import type { BoardMemberTable } from './tables.ts';

export type BoardMember = Omit<Selectable<BoardMemberTable>, 'ordinal'>;

/** The board in its stored order. */
export async function listBoard(db: Db): Promise<BoardMember[]> {
  return db
    .selectFrom('boardMember')
    .select(['id', 'name', 'role', 'email', 'image', 'bio', 'linkedin', 'twitter', 'instagram'])
    .orderBy('ordinal')
    .orderBy('id')
    .execute();
}

/** The members as the tool and the search list them. */
export async function listListedMembers(db: Db): Promise<ListedRecord[]> {
  const members = await listBoard(db);
  return members.map(({ id, name, role, image }) => ({
    id,
    title: name,
    detail: role,
    picture: { address: image, fallback: club.defaultTrainerImage, shape: 'face' },
  }));
}
