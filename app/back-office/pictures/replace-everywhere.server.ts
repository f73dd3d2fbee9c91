import type { Db } from '#platform/db/client.server.ts';
import { withOtherPicture, withTexts } from '#platform/pictures/picture-references.server.ts';
import { startGroup } from '#platform/records/audit-log.server.ts';
import { eachKind, type KindRegistry, recordKind } from '#platform/records/kind.server.ts';
import type { RecordKind } from '#platform/records/kinds.ts';
import { BlockedChangeError } from '#platform/records/refusal.ts';
import { type Change, replaceRecord } from '#platform/records/replace.server.ts';
import { writeIfChanged } from '#platform/records/revision.server.ts';
import { listUploadUses, type UploadUse } from '#platform/records/used-uploads.server.ts';
import { recordVersion } from '#platform/records/version.server.ts';

interface Replacement {
  name: string;
  address: string;
  version: string;
}

type Use = Pick<UploadUse, 'kind' | 'id' | 'isRecord'>;

export function versionOfUses(uses: readonly Use[]): string {
  return recordVersion(listRecordsWithPicture(uses));
}

export function listRecordsWithPicture(uses: readonly Use[]): { kind: RecordKind; id: string }[] {
  const records = uses.filter(({ isRecord }) => isRecord);
  const byKey = new Map(
    records.map(({ kind, id }) => [`${kind} ${id}`, { kind: kind as RecordKind, id }]),
  );
  return [...byKey].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, user]) => user);
}

/**
 * Returns the number of changed records.
 * @throws BlockedChangeError if the records with this picture are not those that the admin saw (`version`)
 */
export async function replaceEverywhere(
  db: Db,
  kinds: KindRegistry,
  { name, address, version }: Replacement,
  by: Change,
): Promise<number> {
  const change = <T>(data: T) =>
    withTexts(data, (text) => withOtherPicture(text, `/uploads/${name}`, address));
  const { count } = await writeIfChanged(db, async (transaction) => {
    const all = await listUploadUses(transaction, kinds);
    const uses = all.filter((use) => use.name === name);
    const users = listRecordsWithPicture(uses);
    if (users.length === 0 || versionOfUses(uses) !== version)
      throw new BlockedChangeError('Inzwischen hat jemand geändert, wo das Bild zu sehen ist.');
    const group = users.length > 1 ? await startGroup(transaction, groupLabel(users)) : undefined;
    for (const { kind, id } of users) {
      const { records } = recordKind(kinds, kind);
      const current = await records.read(transaction, id);
      const next = { record: change(current), ties: [] };
      await replaceRecord(transaction, records, { id, current, next }, { ...by, group });
    }
    for (const [, { drafts }] of eachKind(kinds)) await drafts?.change(transaction, change);
    return { changed: true, count: users.length };
  });
  return count;
}

function groupLabel({ length }: readonly unknown[]): string {
  return `Bild an ${length} Stellen`;
}
