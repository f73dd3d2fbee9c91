const day = 24 * 60 * 60 * 1000;

/** A picture that was replaced stays for so many days: during these, an undo brings it back. */
export const replacedPictureDays = 30;

export const knownDeviceDays = 180;
export const accessDays = 90;

export const keptPages = 50;
export const keptPageDays = 30;

export function retentionCutoff(now: Date, days: number): Date {
  return new Date(now.getTime() - days * day);
}

export const adminDraftDays = 14;
/** This time is shorter than for admins, because visitors may share a device with other people. */
export const visitorDraftDays = 1;
