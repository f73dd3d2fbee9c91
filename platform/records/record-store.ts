import type { Db } from '#platform/db/client.server.ts';
import type { RecordKind } from './kinds.ts';

/** `write`, `remove` and `afterChange` must be called inside a transaction. */
export interface RecordStore<T> {
  kind: RecordKind;
  part?: 'order';
  isFinal?: true;
  read(db: Db, id: string): Promise<T | undefined>;
  /**
   * Creates or replaces the record.
   * @throws BlockedChangeError if the record cannot be stored. The caller must then roll back the transaction.
   */
  write(db: Db, id: string, record: T): Promise<void>;
  remove(db: Db, id: string): Promise<void>;
  /**
   * Called after a change of the record is stored. `withDerived` extends this function, so that it also
   * updates derived tables.
   */
  afterChange?(db: Db, changed: ChangedRecord<T>): Promise<void>;
  label(db: Db, record: T): Promise<string>;
  listRequiredRecords?(db: Db, record: T): Promise<RequiredRecord[]>;
  references?: RecordReferences<unknown>;
}

export interface EditableStore<T, Draft = T> extends RecordStore<T> {
  /**
   * Adds the fields that only the server sets. If the record is already stored, some of these fields keep their
   * values.
   */
  completeDraft(db: Db, draft: Draft, known: { current: T | undefined; now: Date }): Promise<T>;
}

export interface ChangedRecord<T> {
  id: string;
  before: T | undefined;
  after: T | undefined;
  now: Date;
}

export interface RequiredRecord {
  // biome-ignore lint/suspicious/noExplicitAny: the store of any kind
  store: RecordStore<any>;
  id: string;
  record: unknown;
}

export interface RecordReferences<Tie> {
  list(db: Db, id: string): Promise<Tie[]>;
  /**
   * @param ties the references to the removed record, as `list` returned them before the removal
   * @param by the admin who undoes the removal
   * @throws BlockedChangeError if the references cannot be restored
   */
  restore(
    db: Db,
    id: string,
    ties: readonly Tie[],
    by: { username: string; now: Date },
  ): Promise<void>;
}
