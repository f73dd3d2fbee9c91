/** An older version of the site stored this imprint for new clubs; no admin has typed this text. */
const firstImprint = `*Dieses Impressum ist noch zu vervollständigen.*

Offenlegung gemäß § 25 Mediengesetz (MedienG) und Informationen gemäß § 5 E-Commerce-Gesetz (ECG).

## Medieninhaber und Diensteanbieter

Verein: {name}

## Kontakt

- E-Mail: {email}
- Nachricht an den Verein: [Kontakt](/contact)

## Blattlinie

Diese Website und der Newsletter des Vereins berichten über {name}: über Spiele und Ergebnisse, Mannschaft, Vorstand, Sponsoren und das Vereinsleben.

Wie wir mit personenbezogenen Daten umgehen, steht in der [Datenschutzerklärung](/privacy).`;

const notes = [
  /\*Angaben mit dem Vermerk „Platzhalter“ sind vor der Veröffentlichung durch die echten Daten des Vereins zu ersetzen\.\*\s*/g,
  /\*Dieses Impressum ist noch zu vervollständigen\.\*\s*/g,
  /[ \t]?\(Platzhalter(?:: Namen der Anbieter eintragen)?\)/g,
];

/** Removes all `notes`. Undefined if the text is `firstImprint`, which no admin has typed. */
export function removeEarlierNotes(stored: string): string | undefined {
  if (stored.trim() === firstImprint) return undefined;
  return notes.reduce((text, note) => text.replace(note, ''), stored);
}
