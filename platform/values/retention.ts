const day = 24 * 60 * 60 * 1000;

/** Unused pictures stay for this number of days, because an undo can bring back their record. */
export const unusedPictureDays = 30;

export const knownDeviceDays = 180;
export const accessDays = 90;

export const articleDraftDays = 30;
export const articlePreviewDays = 7;

/** Only messages in the spam folder. Other messages often stay longer. */
export const spamDays = 30;
/** How long the site keeps which subscriber got which newsletter. */
export const sentMailDays = 30;
/** How long the site keeps an unconfirmed sign-up for the newsletter. */
export const confirmationDays = 7;
/**
 * Replaces `confirmationDays` on a site without mails. There, admins confirm sign-ups by hand, often not every
 * week.
 */
const handConfirmationDays = 30;

export const savedPageDays = 30;

export function retentionCutoff(now: Date, days: number): Date {
  return new Date(now.getTime() - days * day);
}

export const adminDraftDays = 14;
/** Shorter than for admins, because visitors can share a device with others. */
export const visitorDraftDays = 1;

export function signUpDays({ newsletters }: { newsletters: boolean }): number {
  return newsletters ? confirmationDays : handConfirmationDays;
}
