import type { ThankYouText } from '#platform/public-forms/handle-public-form.server.ts';

export const signUpThanks: ThankYouText = {
  path: '/danke/anmeldung',
  title: 'Fast geschafft!',
  more: 'Öffne den Link in der E-Mail, die wir dir schicken, und bestätige deine Anmeldung. Erst dann bekommst du den Newsletter. Ist nach ein paar Minuten nichts da, sieh auch im Spam-Ordner nach.',
};

export const notedThanks: ThankYouText = {
  path: '/danke/vormerkung',
  title: 'Danke! Deine Adresse ist vorgemerkt.',
  more: 'Wir bestätigen deine Anmeldung von Hand. Eine E-Mail bekommst du erst mit dem nächsten Newsletter danach.',
};

export const confirmedThanks: ThankYouText = {
  path: '/danke/bestaetigung',
  title: 'Du bist dabei!',
  more: 'Deine Anmeldung ist bestätigt. Der nächste Newsletter kommt auch zu dir.',
};

export const unsubscribedThanks: ThankYouText = {
  path: '/danke/abmeldung',
  title: 'Du bist abgemeldet.',
  more: 'Deine Adresse ist gelöscht, und wir schicken dir keinen Newsletter mehr.',
};
