/** What is said when a form was taken, by the last part of the address of the page that says it. */
export const thanks = {
  nachricht: {
    title: 'Danke! Deine Nachricht ist angekommen.',
    more: 'Wir lesen sie und melden uns bei dir.',
  },
  anfrage: {
    title: 'Danke! Deine Anfrage ist angekommen.',
    more: 'Wir melden uns bei dir und besprechen, wie es weitergeht.',
  },
  anmeldung: {
    title: 'Fast geschafft!',
    more: 'Öffne den Link in der E-Mail, die wir dir schicken, und bestätige deine Anmeldung. Erst dann bekommst du den Newsletter. Ist nach ein paar Minuten nichts da, sieh auch im Spam-Ordner nach.',
  },
  vormerkung: {
    title: 'Danke! Deine Adresse ist vorgemerkt.',
    more: 'Wir bestätigen deine Anmeldung von Hand. Eine E-Mail bekommst du erst mit dem nächsten Newsletter danach.',
  },
  bestaetigung: {
    title: 'Du bist dabei!',
    more: 'Deine Anmeldung ist bestätigt. Der nächste Newsletter kommt auch zu dir.',
  },
  abmeldung: {
    title: 'Du bist abgemeldet.',
    more: 'Deine Adresse ist gelöscht, und wir schicken dir keinen Newsletter mehr.',
  },
} as const;
