import type { Db } from '#platform/db/client.server.ts';
import { startGroup } from '#platform/records/audit-log.server.ts';
import type { KindRegistry } from '#platform/records/kind.server.ts';
import { BlockedChangeError } from '#platform/records/refusal.ts';
import type { Change } from '#platform/records/replace.server.ts';
import { readAndWrite } from '#platform/records/revision.server.ts';
import { keepChosenColumns } from './chosen-columns.server.ts';
import { type AskedList, readList } from './read-list.server.ts';

interface Ticked extends AskedList {
  versions: readonly string[];
}

/**
 * Stores all changes as one group of the audit log.
 * @throws BlockedChangeError if a proposal is outdated
 */
export async function saveRows(
  db: Db,
  kinds: KindRegistry,
  { versions, ...asked }: Ticked,
  by: Change,
): Promise<void> {
  const ticked = new Set(versions);
  const read = (db: Db) => readList(db, kinds, asked);
  await readAndWrite(db, read, async (transaction, list) => {
    if ('refusal' in list) throw new BlockedChangeError(list.refusal);
    const wanted = list.lines.flatMap(({ line, proposals }) => {
      const [one, other] = proposals.filter(({ version }) => ticked.has(version));
      if (other) throw new BlockedChangeError(`Zeile ${line}: Bitte hake nur eines davon an.`);
      return one ?? [];
    });
    if (wanted.length < ticked.size)
      throw new BlockedChangeError(
        'Die Liste oder was gespeichert ist, hat sich geändert. Sieh noch einmal nach.',
      );
    const { one, many } = list.of;
    const label = `Liste: ${wanted.length} ${wanted.length === 1 ? one : many}`;
    const group = await startGroup(transaction, label);
    for (const { save } of wanted) await save(transaction, { ...by, group });
    await keepChosenColumns(transaction, list.questions);
    return { changed: wanted.length > 0 };
  });
}
