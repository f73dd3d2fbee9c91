/** Whoever changes a record may not do so; nothing was changed. */
export class NotYoursError extends Error {
  override name = 'NotYoursError';

  constructor() {
    super('Das gehört nicht zu deinen Aufgaben.');
  }
}
