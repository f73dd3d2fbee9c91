interface TextPlace {
  title: string;
  path: string;
  isLine?: true;
}

export const clubTextPlaces = {
  heroTitle: { title: 'Begrüßung: Überschrift', path: '/', isLine: true },
  heroLine: { title: 'Begrüßung: Satz darunter', path: '/', isLine: true },
  story: { title: 'Geschichte', path: '/about' },
  imprint: { title: 'Impressum', path: '/impressum' },
  privacy: { title: 'Datenschutzerklärung', path: '/privacy' },
  accessibility: { title: 'Barrierefreiheit', path: '/barrierefreiheit' },
  emptyHome: { title: 'Startseite, solange nichts da ist', path: '/', isLine: true },
  emptyGames: { title: 'Spiele, solange es keine gibt', path: '/spiele', isLine: true },
  emptyTable: { title: 'Tabelle, solange es keine gibt', path: '/spiele', isLine: true },
  emptyNews: { title: 'Neuigkeiten, solange es keine gibt', path: '/news', isLine: true },
  emptyTeam: { title: 'Team, solange niemand darin steht', path: '/team', isLine: true },
  emptySeasons: { title: 'Erfolge, solange es keine gibt', path: '/history', isLine: true },
  emptyBoard: { title: 'Vorstand, solange niemand darin steht', path: '/führung', isLine: true },
  emptySponsors: { title: 'Sponsoren, solange es keine gibt', path: '/sponsoren', isLine: true },
} as const satisfies Record<string, TextPlace>;

export type ClubTextName = keyof typeof clubTextPlaces;

export function textPlace(name: string): TextPlace | undefined {
  return Object.hasOwn(clubTextPlaces, name) ? clubTextPlaces[name as ClubTextName] : undefined;
}

export const maxTextLength = 20_000;
export const maxLineLength = 200;

/** German labels of values that the site inserts. An admin types '{Telefon}', the site stores '{phone}'. */
const labels: Readonly<Record<string, string>> = {
  ...{ name: 'Name des Vereins', shortName: 'Kurzname', league: 'Liga', venue: 'Spielort' },
  ...{ founded: 'Gründungsjahr', phone: 'Telefon', email: 'E-Mail', zvr: 'ZVR-Zahl' },
  ...{ authority: 'Vereinsbehörde', street: 'Straße', postalCode: 'Postleitzahl', city: 'Ort' },
  owner: 'Angaben des Vereins: Name, Anschrift, Sitz, ZVR-Zahl',
  board: 'Angaben des Vereins: Vorstand',
  reach: 'Angaben des Vereins: Telefon, E-Mail, Kontaktformular',
  offline: 'Absatz über die Seiten, die das Gerät behält',
  ...{ keepMessagesDays: 'Zahl für Nachrichten', asideDays: 'Zahl für Spam' },
  ...{ mailboxDays: 'Zahl für Postfächer', confirmationDays: 'Zahl für Newsletter-Anmeldungen' },
  ...{ sentMailDays: 'Zahl für den Versand', replacedPictureDays: 'Zahl für Fotos' },
  ...{ accessDays: 'Zahl für Anmeldungen', knownDeviceDays: 'Zahl für Geräte' },
  ...{ visitorDraftDays: 'Zahl für Entwürfe', adminDraftDays: 'Zahl für Entwürfe der Verwaltung' },
  articleDraftDays: 'Zahl für Entwürfe von Artikeln',
  articlePreviewDays: 'Zahl für Vorschauen',
};

const names = new Map([
  ...Object.entries(labels).map(([name, label]) => [label, name] as const),
  // A draft may still contain these labels of older versions of the site.
  ['Zahl für Werbung', 'asideDays'],
  ['Zahl für Bestellungen', 'confirmationDays'],
]);

export function factLabels(of: readonly string[]): string[] {
  return of.map(labelOf);
}

function labelOf(name: string): string {
  return (Object.hasOwn(labels, name) && labels[name]) || name;
}

export function withLabels(stored: string): string {
  return stored.replace(/\{(\w+)\}/g, (_, name) => `{${labelOf(name)}}`);
}

export function storedText(shown: string): string {
  return shown.replace(/\{([^{}]*)\}/g, (_, label) => `{${names.get(label) ?? label}}`);
}
