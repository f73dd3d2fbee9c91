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

export class ForbiddenError extends Error {
  override name = 'ForbiddenError';

  constructor() {
    super('Das gehört nicht zu deinen Aufgaben.');
  }
}

export class BlockedChangeError extends Error {
  override name = 'BlockedChangeError';
}
