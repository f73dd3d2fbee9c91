import type { Thanks } from '#platform/public-forms/form-answer.ts';

/** For a sign-up that a mail asks to confirm. */
export const signUpThanks: Thanks = {
  path: '/danke/anmeldung',
  title: 'Fast geschafft!',
  more: 'Öffne den Link in der E-Mail, die wir dir schicken, und bestätige deine Anmeldung. Erst dann bekommst du den Newsletter. Ist nach ein paar Minuten nichts da, sieh auch im Spam-Ordner nach.',
};

/** For one that the club confirms by hand. */
export const notedThanks: Thanks = {
  path: '/danke/vormerkung',
  title: 'Danke! Deine Adresse ist vorgemerkt.',
  more: 'Wir bestätigen deine Anmeldung von Hand. Eine E-Mail bekommst du erst mit dem nächsten Newsletter danach.',
};

export const confirmedThanks: Thanks = {
  path: '/danke/bestaetigung',
  title: 'Du bist dabei!',
  more: 'Deine Anmeldung ist bestätigt. Der nächste Newsletter kommt auch zu dir.',
};

export const unsubscribedThanks: Thanks = {
  path: '/danke/abmeldung',
  title: 'Du bist abgemeldet.',
  more: 'Deine Adresse ist gelöscht, und wir schicken dir keinen Newsletter mehr.',
};

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

/** How many get a newsletter, in words: '1 Person', '4 Personen'. */
export function countPeople(count: number): string {
  return count === 1 ? '1 Person' : `${count} Personen`;
}
