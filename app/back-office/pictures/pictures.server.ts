import type { Db } from '#platform/db/client.server.ts';
import type { Picture, RecordPicture } from '#platform/pictures/record-picture.ts';
import { eachKind, type KindRegistry } from '#platform/records/kind.server.ts';
import type { Topic } from '#platform/records/kinds.ts';
import type { RecordStore } from '#platform/records/record-store.ts';
import { ConflictError } from '#platform/records/refusal.ts';
import { type Change, type ChangeResult, replaceRecord } from '#platform/records/replace.server.ts';
import { writeIfChanged } from '#platform/records/revision.server.ts';
import { recordVersion } from '#platform/records/version.server.ts';

export interface PicturedKind {
  topic: Topic;
  title: string;
  records: RecordStore<unknown>;
  picture: RecordPicture<unknown>;
}

export interface PicturedRecord extends Picture {
  id: string;
  name: string;
}

export function listPicturedKinds(kinds: KindRegistry): PicturedKind[] {
  return eachKind(kinds)
    .flatMap(([name, { title, records, picture }]) =>
      title !== undefined && records && picture
        ? [{ topic: name as Topic, title, records, picture }]
        : [],
    )
    .toSorted((one, other) => one.picture.place - other.picture.place);
}

export async function findPictured(
  db: Db,
  { records, picture }: PicturedKind,
  id: string,
): Promise<PicturedRecord | undefined> {
  const record = await records.read(db, id);
  return record === undefined
    ? undefined
    : { id, name: await records.label(db, record), ...picture.read(record) };
}

export function pictureVersion({ image, alt }: Picture): string {
  return recordVersion({ image, alt });
}

interface PictureDraft extends Picture {
  version: string;
}

/** Undefined if there is no record. @throws ConflictError if another picture was stored in the meantime */
export async function savePicture(
  db: Db,
  { kind: { records, picture }, id }: { kind: PicturedKind; id: string },
  { version, ...draft }: PictureDraft,
  by: Change,
): Promise<ChangeResult | undefined> {
  const { outcome } = await writeIfChanged(db, async (transaction) => {
    const current = await records.read(transaction, id);
    if (current === undefined) return { changed: false, outcome: undefined };
    if (pictureVersion(picture.read(current)) !== version) throw new ConflictError(current);
    const next = { record: picture.write(current, draft), ties: [] };
    const outcome = await replaceRecord(transaction, records, { id, current, next }, by);
    return { changed: outcome.changed, outcome };
  });
  return outcome;
}
