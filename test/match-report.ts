const sentence =
  'In der 34. Minute traf **Max Mustermann** (Vorlage: *Jan Gruber*) zum 2:1 & jubelte vor der [Kurve](/team) – „so ein Tor!“, meinte der Trainer. Danach kamen die Gäste besser ins Spiel, ohne sich klare Chancen zu erarbeiten, und unsere Abwehr stand sicher. ';
const table = [
  '| Platz | Mannschaft | Sp | S | U | N | Tore | Diff | Pkt | Form |',
  '|---|---|---|---|---|---|---|---|---|---|',
  ...Array.from(
    { length: 14 },
    (_, at) => `| ${at + 1}. | SV Berg ${at} | 26 | 18 | 4 | 4 | 62:21 | +41 | 58 | S-S-U-N |`,
  ),
].join('\n');
const lineup = Array.from({ length: 18 }, (_, at) => `${at + 1}. Spieler ${at} (${at * 5}.)`);

/** A match report of about this many characters, with every element that a club's text can have. */
export function matchReport(letters: number): string {
  const parts = [
    '## Der Spielverlauf',
    sentence.repeat(6),
    '- Tore\n  - 1:0 Gruber\n  - 2:0 Hofer',
  ];
  const text = [table, lineup.join('\n'), '> „Wir sind *stolz*.“\n>\n> Die Kapitänin'];
  while (text.join('\n\n').length < letters) text.push(...parts);
  return text.join('\n\n').slice(0, letters).trim();
}
