/** The site deletes an unconfirmed sign-up after this number of days. */
export const confirmationDays = 7;
/** Longer on a site that sends no mails: admins confirm sign-ups by hand, often not every week. */
const handConfirmationDays = 30;
/** The site deletes the recipients of a newsletter after this number of days. */
export const sentMailDays = 30;

export function signUpDays({ newsletters }: { newsletters: boolean }): number {
  return newsletters ? confirmationDays : handConfirmationDays;
}
