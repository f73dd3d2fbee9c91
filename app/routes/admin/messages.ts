/** What the page after a change says of it (spec §8), by the word that stands in its address. */
const messages = {
  'spieler-hinzugefuegt': 'Spieler erfolgreich hinzugefügt ✅',
  'spieler-aktualisiert': 'Spieler erfolgreich aktualisiert ✅',
  'spieler-geloescht': 'Spieler erfolgreich gelöscht ✅',
  'trainer-hinzugefuegt': 'Trainer erfolgreich hinzugefügt!',
  'trainer-aktualisiert': 'Trainer erfolgreich aktualisiert!',
  'trainer-entfernt': 'Trainer erfolgreich entfernt!',
  'spiel-gespeichert': 'Spiel gespeichert!',
  'spiel-geloescht': 'Spiel gelöscht!',
  'kader-gespeichert': 'Kader erfolgreich gespeichert ✅',
  'kader-aktualisiert': 'Kader erfolgreich aktualisiert ✅',
  'kader-geloescht': 'Kader erfolgreich gelöscht ✅',
  'tabelle-gespeichert': 'Tabelle gespeichert!',
  'naechstes-spiel-gespeichert': 'Nächstes Spiel gespeichert!',
  'naechstes-spiel-geloescht': 'Nächstes Spiel gelöscht!',
  'nachricht-gelesen': 'Als gelesen markiert.',
  'nachricht-ungelesen': 'Als ungelesen markiert.',
  'nachricht-unterwegs': 'Die Nachricht ist unterwegs.',
  'nachricht-kein-spam': 'Die Nachricht liegt jetzt im Eingang.',
  'nachricht-geloescht': 'Nachricht gelöscht!',
  'zurueckgehaltenes-geloescht': 'Zurückgehaltene Nachrichten gelöscht!',
  'newsletter-gespeichert': 'Entwurf gespeichert!',
  'newsletter-geloescht': 'Entwurf gelöscht!',
  'newsletter-test': 'Der Test ist unterwegs an deine Adresse.',
  'newsletter-unterwegs': 'Der Newsletter ist unterwegs!',
  'newsletter-noch-einmal-unterwegs': 'Was nicht zugestellt wurde, ist noch einmal unterwegs.',
  'newsletter-schon-unterwegs': 'Dieser Newsletter wurde schon verschickt. So weit ist er:',
  'abonnent-gefragt': 'Die Bestätigungsmail ist unterwegs.',
  'abonnent-wartet': 'Die Bestätigungsmail wartet, bis ein E-Mail-Versand eingerichtet ist.',
  'abonnent-bestaetigt': 'Adresse bestätigt!',
  'abonnent-entfernt': 'Adresse entfernt!',
  'bild-gespeichert': 'Bild gespeichert!',
  'bild-entfernt': 'Bild entfernt!',
  zurueckgenommen: 'Änderung zurückgenommen!',
} as const;

export type MessageWord = keyof typeof messages;

const parameter = 'meldung';

/** The address of a page that will show a message. */
export function withMessage(path: string, word: MessageWord): string {
  return `${path}${path.includes('?') ? '&' : '?'}${parameter}=${word}`;
}

/** The message that an address asks for; undefined when it asks for none that there is. */
export function messageIn(search: URLSearchParams): string | undefined {
  const word = search.get(parameter) ?? '';
  return Object.hasOwn(messages, word) ? messages[word as MessageWord] : undefined;
}

/**
 * The address of a page without the message that it shows. There its forms post to, or a try that
 * fails would still be called saved.
 */
export function withoutMessage({ pathname, search }: { pathname: string; search: string }): string {
  const rest = new URLSearchParams(search);
  rest.delete(parameter);
  return rest.size > 0 ? `${pathname}?${rest}` : pathname;
}
