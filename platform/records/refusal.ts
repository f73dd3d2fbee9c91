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

/** Whoever changes a record may not do so; nothing was changed. */
export class NotYoursError extends Error {
  override name = 'NotYoursError';

  constructor() {
    super('Das gehört nicht zu deinen Aufgaben.');
  }
}

/** Other records stand in the way of a change; nothing was changed. The message is for the page. */
export class ObstacleError extends Error {
  override name = 'ObstacleError';
}
