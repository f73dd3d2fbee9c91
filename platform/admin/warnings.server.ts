import type { Db } from '#platform/db/client.server.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import type { RecordAnswer } from './record-answer.ts';

type Doubts = NonNullable<RecordAnswer['doubts']>;

export class UnconfirmedWarningError extends Error {
  readonly doubts: Doubts;

  constructor(doubts: Doubts) {
    super(doubts.sentences.join(' '));
    this.doubts = doubts;
  }
}

export type ListWarnings<T> = (db: Db, record: T, id: string) => Promise<string[]>;

export async function findNewWarnings<T>(
  db: Db,
  listDoubts: ListWarnings<T> | undefined,
  id: string,
  { record, stored }: { record: T; stored: T | undefined },
): Promise<Doubts | undefined> {
  const entered = (await listDoubts?.(db, record, id)) ?? [];
  if (entered.length === 0) return undefined;
  const known = stored && (await listDoubts?.(db, stored, id));
  const sentences = entered.filter((sentence) => !known?.includes(sentence));
  return sentences.length > 0 ? { sentences, answer: recordVersion(sentences) } : undefined;
}
