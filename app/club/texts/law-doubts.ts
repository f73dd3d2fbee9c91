import type { ClubTextName } from './text-names.ts';

interface Asked {
  /** As the subject of a sentence. */
  what: string;
  /** Names in curly brackets: one of these groups must be complete. */
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

/** In sentences. `values`: what somebody may have typed instead of names in curly brackets. */
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
