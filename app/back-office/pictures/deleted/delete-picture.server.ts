import type { Db } from '#platform/db/client.server.ts';
import { withoutPicture } from '#platform/pictures/picture-references.server.ts';
import { rewriteStates } from '#platform/records/audit-log.server.ts';
import { eachKind, type KindRegistry, recordKind } from '#platform/records/kind.server.ts';
import { type Change, replaceRecord } from '#platform/records/replace.server.ts';
import { markChanged, writeIfChanged } from '#platform/records/revision.server.ts';
import { listUploadUses } from '#platform/records/used-uploads.server.ts';
import { listRecordsWithPicture } from '../replace-everywhere.server.ts';
import { deletedPictureRecords } from './deleted-pictures.server.ts';

interface Deletion {
  name: string;
  askedOn: string;
  note: string | null;
}

/** Removes the picture from the audit log, too, so no undo brings it back. The caller deletes the files. */
export async function deletePicture(
  db: Db,
  kinds: KindRegistry,
  { name, askedOn, note }: Deletion,
  by: Change,
): Promise<void> {
  const address = `/uploads/${name}`;
  await writeIfChanged(db, async (transaction) => {
    const uses = (await listUploadUses(transaction, kinds)).filter((use) => use.name === name);
    for (const { kind, id } of listRecordsWithPicture(uses)) {
      const { records } = recordKind(kinds, kind);
      const record = await records.read(transaction, id);
      const after = withoutPicture(record, address);
      await records.write(transaction, id, after);
      await records.afterChange?.(transaction, { id, before: record, after, now: by.now });
      await markChanged(transaction, [records.kind]);
    }
    for (const [, { drafts }] of eachKind(kinds))
      await drafts?.change(transaction, (draft) => withoutPicture(draft, address, ''), 'sent');
    await rewriteStates(transaction, name, (state) => withoutPicture(state, address));
    const deletedAt = by.now.toISOString();
    const record = { askedOn, note, deletedBy: by.username, deletedAt };
    const current = await deletedPictureRecords.read(transaction, name);
    const next = { record, ties: [] };
    const { changed } = await replaceRecord(
      transaction,
      deletedPictureRecords,
      { id: name, current, next },
      by,
    );
    return { changed };
  });
}
