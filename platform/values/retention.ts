const day = 24 * 60 * 60 * 1000;

/** For these days an uploaded picture stays that no record shows any more, because an undo may bring it back. */
export const unusedPictureDays = 30;

export const knownDeviceDays = 180;
export const accessDays = 90;

export const keptPages = 50;
export const keptPageDays = 30;

export function retentionCutoff(now: Date, days: number): Date {
  return new Date(now.getTime() - days * day);
}

export const adminDraftDays = 14;
/**
 * Drafts of visitors are kept for a shorter time than drafts of admins, because visitors may share a device
 * with others.
 */
export const visitorDraftDays = 1;
