const day = 24 * 60 * 60 * 1000;

/** Days for which a replaced picture is kept, so that the audit log can bring it back. */
export const replacedPictureDays = 30;

/** Days for which a device is known after the last sign-in there. */
export const knownDeviceDays = 180;
/** Days that the audit log tells who signed in and what was taken from the site. */
export const accessDays = 90;

/** Pages that a visitor's device keeps at most to show them offline, and for how many days. */
export const keptPages = 50;
export const keptPageDays = 30;

/** The moment before which what is kept for so many days is deleted. */
export function retentionCutoff(now: Date, days: number): Date {
  return new Date(now.getTime() - days * day);
}

/** Days for which a device keeps what an admin typed and did not send. */
export const adminDraftDays = 14;
/** The same of visitors, on whose devices others may sit. */
export const visitorDraftDays = 1;
