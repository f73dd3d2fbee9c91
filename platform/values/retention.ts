const day = 24 * 60 * 60 * 1000;

/** Unused pictures stay for this number of days, because an undo can bring back their record. */
export const unusedPictureDays = 30;

export const knownDeviceDays = 180;
export const accessDays = 90;

export const maxSavedPages = 50;
export const savedPageDays = 30;

export function retentionCutoff(now: Date, days: number): Date {
  return new Date(now.getTime() - days * day);
}

export const adminDraftDays = 14;
/** Shorter than for admins, because visitors can share a device with others. */
export const visitorDraftDays = 1;
