/**
 * Why a mail did not go out, each with what the inbox says of it. What the other side answered is
 * kept nowhere: it names addresses.
 */
export const deliveryFailures = {
  unreachable: 'keine Verbindung zum Mailserver',
  timeout: 'der Mailserver hat nicht rechtzeitig geantwortet',
  busy: 'der Mailserver nimmt gerade nichts an',
  signIn: 'der Mailserver lässt uns nicht hinein (SMTP_URL)',
  sender:
    'der Mailserver nimmt nichts von dieser Absenderadresse an (MAIL_FROM, sonst die des Vereins)',
  refused: 'der Mailserver hat die Nachricht abgelehnt',
  inactive: 'der Dienst hinter FORWARD_URL hat sie nicht zugestellt; ist er freigeschaltet?',
  fault: 'ein Fehler dieser Website',
} as const;
export type DeliveryFailure = keyof typeof deliveryFailures;
