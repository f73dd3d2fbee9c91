const day = 24 * 60 * 60 * 1000;

/** The audit log can restore a replaced picture within these days. */
export const replacedPictureDays = 30;

export const knownDeviceDays = 180;
/** Days that the audit log keeps entries about sign-ins and downloads. */
export const accessDays = 90;

export const keptPages = 50;
export const keptPageDays = 30;

export function retentionCutoff(now: Date, days: number): Date {
  return new Date(now.getTime() - days * day);
}

export const adminDraftDays = 14;
/** Fewer days than for admins, since visitors may share a device. */
export const visitorDraftDays = 1;
