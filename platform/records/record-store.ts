import type { Db } from '#platform/db/client.server.ts';
import type { RecordKind } from './kinds.ts';

/**
 * One kind of record as the admin tools see it: whole, every stored field as a plain value. All of
 * it works inside the caller's transaction.
 */
export interface RecordStore<T> {
  kind: RecordKind;
  /** What it is of all records of the kind, where it is none of them. */
  part?: 'order';
  /** Whether nothing that was done to it can be taken back. */
  isFinal?: true;
  read(db: Db, id: string): Promise<T | undefined>;
  /**
   * Stores the record in the place of the one of this id, or as a new one.
   * @throws ObstacleError when other records stand in the way; the transaction must end then
   */
  write(db: Db, id: string, record: T): Promise<void>;
  remove(db: Db, id: string): Promise<void>;
  /** What else follows from a change of it; `before` is as it was, undefined for a new one. */
  note?(db: Db, id: string, now: Date, before: T | undefined): Promise<void>;
  /** What a sentence calls the record. */
  label(db: Db, record: T): Promise<string>;
  /** Records of other kinds that it needs: they are stored before it, as one change with it. */
  first?(db: Db, record: T): Promise<FirstRecord[]>;
  /** What other records lose when this one is removed. */
  ties?: RecordTies<unknown>;
}

/** A kind of record that a form edits; `Draft` is what the form sends. */
export interface EditableStore<T, Draft = T> extends RecordStore<T> {
  /** The record to be stored for a draft: what only the server gives is added or kept. */
  complete(db: Db, draft: Draft, known: { current: T | undefined; now: Date }): Promise<T>;
}

/** A record that another one needs: a new one, or a stored one as it is to be. */
export interface FirstRecord {
  // biome-ignore lint/suspicious/noExplicitAny: of whatever kind it is
  store: RecordStore<any>;
  id: string;
  record: unknown;
}

/** What ties other records to those of a kind. */
export interface RecordTies<Tie> {
  list(db: Db, id: string): Promise<Tie[]>;
  /**
   * Ties again what a removal has loosened.
   * @param by who takes the removal back
   * @throws ObstacleError when that is impossible now
   */
  restore(
    db: Db,
    id: string,
    ties: readonly Tie[],
    by: { username: string; now: Date },
  ): Promise<void>;
}
