/** The record is not in the state any more that a change starts from; nothing was changed. */
export class ConflictError<T = unknown> extends Error {
  override name = 'ConflictError';
  /** The record as it is stored now; undefined when it was deleted meanwhile. */
  readonly current: T | undefined;

  constructor(current: T | undefined) {
    super(
      current === undefined
        ? 'Diesen Eintrag hat inzwischen jemand gelöscht.'
        : 'Diesen Eintrag hat inzwischen jemand geändert.',
    );
    this.current = current;
  }
}
