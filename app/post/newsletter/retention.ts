/** Days that the link of a newsletter sign-up can be used; what is not confirmed by then is deleted. */
export const confirmationDays = 7;
/** The same while no mail can ask for it: the club confirms by hand, and does not look every week. */
const handConfirmationDays = 30;
/** Days that it is still known who got which mail of the newsletter. */
export const sentMailDays = 30;

/** Days that a newsletter sign-up waits, by whether a mail asks its owner (mail-setup.server.ts). */
export function signUpDays({ newsletters }: { newsletters: boolean }): number {
  return newsletters ? confirmationDays : handConfirmationDays;
}
