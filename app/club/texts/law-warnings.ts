import { type ClubTextName, factLabels } from './text-names.ts';

interface RequiredFact {
  what: string;
  /** The text must contain all names of one group, each in curly brackets, or the values of these names. */
  ways: readonly (readonly string[])[];
  /** True if the warning lists the missing names of the first group. */
  isListed?: true;
}

const name: RequiredFact = { what: 'der Name des Vereins', ways: [['owner'], ['name']] };
const address: RequiredFact = { what: 'die Anschrift', ways: [['owner'], ['street', 'city']] };
const mail: RequiredFact = { what: 'die E-Mail-Adresse', ways: [['reach'], ['email']] };

/**
 * The text must name each storage time in curly brackets, because the site inserts the right number there.
 */
const kept: readonly RequiredFact[] = [
  {
    what: 'eine Zahl, wie lange etwas gespeichert bleibt',
    isListed: true,
    ways: [
      [
        ...['keepMessagesDays', 'asideDays', 'mailboxDays', 'confirmationDays', 'sentMailDays'],
        ...['replacedPictureDays', 'accessDays', 'knownDeviceDays'],
        ...['visitorDraftDays', 'adminDraftDays', 'articleDraftDays', 'articlePreviewDays'],
      ],
    ],
  },
  { what: 'der Absatz über die Seiten, die das Gerät behält', ways: [['offline']] },
];

/** These laws require the facts: § 24 and § 25 MedienG, § 5 ECG and Art. 13 DSGVO. */
const laws: {
  readonly [Name in ClubTextName]?: { place: string; asked: readonly RequiredFact[] };
} = {
  imprint: {
    place: 'Im Impressum',
    asked: [
      ...[name, address, mail],
      { what: 'die ZVR-Zahl', ways: [['owner'], ['zvr']] },
      { what: 'der Vorstand', ways: [['board']] },
    ],
  },
  privacy: { place: 'In der Datenschutzerklärung', asked: [name, address, mail, ...kept] },
};

export function listLawWarnings(
  text: string,
  of: ClubTextName,
  values: Readonly<Record<string, string>>,
): string[] {
  const holds = (one: string) => {
    const value = values[one];
    return text.includes(`{${one}}`) || (!!value && text.includes(value));
  };
  const law = laws[of];
  return (law?.asked ?? []).flatMap(({ what, ways, isListed }) => {
    const [missing = [], ...others] = ways.map((way) => way.filter((one) => !holds(one)));
    if ([missing, ...others].some(({ length }) => length === 0)) return [];
    const labels = factLabels(missing).map((label) => `{${label}}`);
    return `${law?.place} fehlt ${what}${isListed ? `: ${labels.join(', ')}` : ''}.`;
  });
}
