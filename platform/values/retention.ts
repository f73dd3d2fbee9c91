const day = 24 * 60 * 60 * 1000;

/** Days that the link of a newsletter sign-up can be used; what is not confirmed by then is deleted. */
export const confirmationDays = 7;
/** The same while no mail can ask for it: the club confirms by hand, and does not look every week. */
export const handConfirmationDays = 30;
/** Days for which a replaced picture is kept, so that the protocol can bring it back. */
export const replacedPictureDays = 30;
/** Days that a mail is still known of after it was sent, when nothing else is kept by it. */
export const sentMailDays = 30;

/** Days for which a device is known after the last sign-in there. */
export const knownDeviceDays = 180;
/** Days that the protocol tells who signed in and what was taken from the site. */
export const accessDays = 90;
/** Days that a message is kept that was put aside, when other messages are kept longer. */
export const asideDays = 30;

/** Pages that a visitor's device keeps at most to show them offline, and for how many days. */
export const keptPages = 50;
export const keptPageDays = 30;

/** Days that a newsletter sign-up waits, by whether a mail asks its owner (mail-setup.server.ts). */
export function signUpDays({ newsletters }: { newsletters: boolean }): number {
  return newsletters ? confirmationDays : handConfirmationDays;
}

/** The moment before which what is kept for so many days is deleted. */
export function retentionCutoff(now: Date, days: number): Date {
  return new Date(now.getTime() - days * day);
}

/** Days for which a device keeps what an admin typed and did not send. */
export const adminDraftDays = 14;
/** The same of visitors, on whose devices others may sit. */
export const visitorDraftDays = 1;
