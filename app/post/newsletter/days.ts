/** Days in which a sign-up can be confirmed; then it is deleted. */
export const confirmationDays = 7;
/** More days where admins confirm by hand, because they do not look every week. */
const handConfirmationDays = 30;
/** Days after which the record of who got which newsletter mail is deleted. */
export const sentMailDays = 30;

/** Days after which an unconfirmed sign-up is deleted; more on a site that sends no mails. */
export function signUpDays({ newsletters }: { newsletters: boolean }): number {
  return newsletters ? confirmationDays : handConfirmationDays;
}
