/** Days after which a sign-up that nobody has confirmed is deleted. */
export const confirmationDays = 7;
/**
 * The same on a site that sends no mails. There, admins confirm sign-ups by hand and may not look every week.
 */
const handConfirmationDays = 30;
/** Days after which the site deletes who got which newsletter. */
export const sentMailDays = 30;

export function signUpDays({ newsletters }: { newsletters: boolean }): number {
  return newsletters ? confirmationDays : handConfirmationDays;
}
