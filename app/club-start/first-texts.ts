import type { ClubTextName } from '#app/texts/text-names.ts';

/** What a site says of a club that has written nothing yet, in the place of the example's texts. */
export function firstTexts(name: string): Partial<Record<ClubTextName, string>> {
  return {
    heroTitle: `Willkommen bei ${name}`,
    heroLine: 'Hier entsteht unsere neue Website.',
    story: 'Hier steht bald, wie unser Verein entstanden ist und wohin er will.',
    imprint,
    emptyGames: 'Hier stehen bald unsere Spiele.',
    emptySeasons: 'Hier stehen bald unsere Erfolge.',
  };
}

/** As far as it is known of any club (§ 5 ECG, § 25 MedienG). */
const imprint = `*Dieses Impressum ist noch zu vervollständigen.*

Offenlegung gemäß § 25 Mediengesetz (MedienG) und Informationen gemäß § 5 E-Commerce-Gesetz (ECG).

## Medieninhaber und Diensteanbieter

Verein: {name}

## Kontakt

- E-Mail: {email}
- Nachricht an den Verein: [Kontakt](/contact)

## Blattlinie

Diese Website und der Newsletter des Vereins berichten über {name}: über Spiele und Ergebnisse, Mannschaft, Vorstand, Sponsoren und das Vereinsleben.

Wie wir mit personenbezogenen Daten umgehen, steht in der [Datenschutzerklärung](/privacy).
`;
