/** The record changed since it was read; nothing was stored. */
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

/** The user may not change this record; nothing was stored. */
export class NotYoursError extends Error {
  override name = 'NotYoursError';

  constructor() {
    super('Das gehört nicht zu deinen Aufgaben.');
  }
}

/** Other records prevent the change; nothing was stored. The page shows the message. */
export class ObstacleError extends Error {
  override name = 'ObstacleError';
}
