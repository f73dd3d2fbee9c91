import type { Db } from '#platform/db/client.server.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import type { RecordAnswer } from './record-answer.ts';

type Doubts = NonNullable<RecordAnswer['doubts']>;

export class DoubtError extends Error {
  readonly doubts: Doubts;

  constructor(doubts: Doubts) {
    super(doubts.sentences.join(' '));
    this.doubts = doubts;
  }
}

export type ListDoubts<T> = (db: Db, record: T, id: string) => Promise<string[]>;

export async function findNewDoubts<T>(
  db: Db,
  listDoubts: ListDoubts<T> | undefined,
  id: string,
  { record, stored }: { record: T; stored: T | undefined },
): Promise<Doubts | undefined> {
  const entered = (await listDoubts?.(db, record, id)) ?? [];
  if (entered.length === 0) return undefined;
  const known = stored && (await listDoubts?.(db, stored, id));
  const sentences = entered.filter((sentence) => !known?.includes(sentence));
  return sentences.length > 0 ? { sentences, answer: recordVersion(sentences) } : undefined;
}
