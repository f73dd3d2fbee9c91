import type { ClubTextName } from './text-names.ts';

/** Something that the law asks of a text, and the ways in which it may stand there. */
interface Asked {
  /** As the subject of a sentence. */
  what: string;
  /** Names in curly brackets: one of these groups has to be complete. */
  ways: readonly (readonly string[])[];
}

const name: Asked = { what: 'der Name des Vereins', ways: [['owner'], ['name']] };
const address: Asked = { what: 'die Anschrift', ways: [['owner'], ['street', 'city']] };
const mail: Asked = { what: 'die E-Mail-Adresse', ways: [['reach'], ['email']] };

/** § 24 and § 25 MedienG, § 5 ECG; Art. 13 DSGVO. */
const laws: { readonly [Name in ClubTextName]?: { place: string; asked: readonly Asked[] } } = {
  imprint: {
    place: 'Im Impressum',
    asked: [
      ...[name, address, mail],
      { what: 'die ZVR-Zahl', ways: [['owner'], ['zvr']] },
      { what: 'der Vorstand', ways: [['board']] },
    ],
  },
  privacy: { place: 'In der Datenschutzerklärung', asked: [name, address, mail] },
};

/**
 * What the law asks of a text and is not in it any more, in sentences.
 * @param values what the names in curly brackets stand for: somebody may have typed that
 */
export function listLawDoubts(
  text: string,
  of: ClubTextName,
  values: Readonly<Record<string, string>>,
): string[] {
  const holds = (one: string) => {
    const value = values[one];
    return text.includes(`{${one}}`) || (!!value && text.includes(value));
  };
  const law = laws[of];
  return (law?.asked ?? []).flatMap(({ what, ways }) =>
    ways.some((way) => way.every(holds)) ? [] : [`${law?.place} fehlt ${what}.`],
  );
}
