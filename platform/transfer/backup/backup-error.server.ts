import { cleanLine } from '#platform/values/clean-text.ts';

/** Why there is no backup, or none is restored: a German sentence. */
export class BackupError extends Error {
  constructor(sentence: string) {
    // It may name what stands in a file of somebody else, and no terminal obeys that.
    super(cleanLine(sentence));
  }
}
