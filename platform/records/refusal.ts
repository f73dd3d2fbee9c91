/** The record was changed after it was read; nothing was stored. */
export class ConflictError<T = unknown> extends Error {
  override name = 'ConflictError';
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

/** This user may not change the record; nothing was stored. */
export class NotYoursError extends Error {
  override name = 'NotYoursError';

  constructor() {
    super('Das gehört nicht zu deinen Aufgaben.');
  }
}

/** Other records stand in the way of the change; nothing was stored. The page shows the message. */
export class ObstacleError extends Error {
  override name = 'ObstacleError';
}
