import type { Db } from '#platform/db/client.server.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import type { RecordAnswer } from './record-answer.ts';

type ShownWarnings = NonNullable<RecordAnswer['warnings']>;

export class UnconfirmedWarningError extends Error {
  readonly warnings: ShownWarnings;

  constructor(warnings: ShownWarnings) {
    super(warnings.sentences.join(' '));
    this.warnings = warnings;
  }
}

export type ListWarnings<T> = (db: Db, record: T, id: string) => Promise<string[]>;

export async function findNewWarnings<T>(
  db: Db,
  listWarnings: ListWarnings<T> | undefined,
  id: string,
  { record, stored }: { record: T; stored: T | undefined },
): Promise<ShownWarnings | undefined> {
  const entered = (await listWarnings?.(db, record, id)) ?? [];
  if (entered.length === 0) return undefined;
  const known = stored && (await listWarnings?.(db, stored, id));
  const sentences = entered.filter((sentence) => !known?.includes(sentence));
  return sentences.length > 0 ? { sentences, answer: recordVersion(sentences) } : undefined;
}
