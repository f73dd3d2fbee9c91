/** What stands in a text where the site fills something in. */
const labels: Readonly<Record<string, string>> = {
  ...{ name: 'Name des Vereins', shortName: 'Kurzname', league: 'Liga', venue: 'Spielort' },
  ...{ founded: 'Gründungsjahr', phone: 'Telefon', email: 'E-Mail', zvr: 'ZVR-Zahl' },
  ...{ authority: 'Vereinsbehörde', street: 'Straße', postalCode: 'Postleitzahl', city: 'Ort' },
  owner: 'Angaben des Vereins: Name, Anschrift, Sitz, ZVR-Zahl',
  board: 'Angaben des Vereins: Vorstand',
  reach: 'Angaben des Vereins: Telefon, E-Mail, Kontaktformular',
  offline: 'Absatz über die Seiten, die das Gerät behält',
};

/** What the editor shows in the place of names in curly brackets; of the site's own times that it is a number. */
export function factLabels(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, labels[name] ?? 'Zahl']));
}
