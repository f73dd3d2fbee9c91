import type { Task } from '#platform/admin/admin-tool.ts';
import type { Db } from '#platform/db/client.server.ts';
import { picturePath, picturesPath } from '#platform/pictures/limits.ts';
import type { PersonKind } from './addresses.server.ts';

export async function listPortraitTasks(
  db: Db,
  kind: PersonKind,
  { segment, word }: { segment: string; word: string },
): Promise<Task[]> {
  const people = await db
    .selectFrom(kind)
    .select(['id', 'name'])
    .where('active', '=', 1)
    .where('image', 'is', null)
    .orderBy('name')
    .execute();
  const [first] = people;
  if (!first) return [];
  return [
    {
      text: `${people.length} ${word} ohne Foto`,
      ...(people.length === 1 && { detail: first.name }),
      path:
        people.length === 1 ? picturePath(segment, first.id) : `${picturesPath}#bilder-${segment}`,
    },
  ];
}
