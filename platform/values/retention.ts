const day = 24 * 60 * 60 * 1000;

/** Within these days, the audit log can restore a picture that was replaced. */
export const replacedPictureDays = 30;

export const knownDeviceDays = 180;
/** Entries about sign-ins and downloads are deleted after so many days. */
export const accessDays = 90;

export const keptPages = 50;
export const keptPageDays = 30;

export function retentionCutoff(now: Date, days: number): Date {
  return new Date(now.getTime() - days * day);
}

export const adminDraftDays = 14;
/** Fewer days than for admins, because several visitors may share a device. */
export const visitorDraftDays = 1;
