import { expect, test } from 'vitest';
import { withoutMissing } from './without-missing.ts';

const address = '{street}, {postalCode} {city}, Österreich';

test.each([
  ['ZVR-Zahl {zvr}', 'zvr', ''],
  [
    '- Verein: {name}\n- ZVR-Zahl: {zvr}\n- Mail: {email}',
    'zvr',
    '- Verein: {name}\n- Mail: {email}',
  ],
  ['**Telefon:** {phone}\n\nEnde', 'phone', 'Ende'],
  [`- Anschrift: ${address}\n- Sitz: X`, 'street postalCode city', '- Sitz: X'],
  [`- Anschrift: ${address}`, 'street', '- Anschrift: {postalCode} {city}, Österreich'],
  [`- Anschrift: ${address}`, 'postalCode', '- Anschrift: {street}, {city}, Österreich'],
  [
    `Verantwortlich ist {name}, ${address}, ZVR-Zahl {zvr}, Telefon {phone}, E-Mail {email}. Ein Satz.`,
    'street postalCode city zvr phone',
    'Verantwortlich ist {name}, Österreich, E-Mail {email}. Ein Satz.',
  ],
  [
    'Schreib uns über [Kontakt](/contact) oder an {email}, oder ruf an: {phone}. Sag uns wo.',
    'phone',
    'Schreib uns über [Kontakt](/contact) oder an {email}. Sag uns wo.',
  ],
  [
    'Fragen bitte an {email}, telefonisch an {phone} oder per Post an {name}, {street}.',
    'phone street',
    'Fragen bitte an {email} oder per Post an {name}.',
  ],
  ['Ruf an unter {phone}, wir heben ab. Oder komm vorbei.', 'phone', 'Oder komm vorbei.'],
  ['Telefon: {phone}, E-Mail: {email}', 'phone', 'E-Mail: {email}'],
  ['Telefon: {phone}\nE-Mail: {email}', 'phone', 'E-Mail: {email}'],
  ['Telefon: {phone} (abends)', 'phone', ''],
  [
    '## Vorstand\n\nUns vertreten:\n\n{board}\n\n## Kontakt\n\n{email}',
    'board',
    '## Kontakt\n\n{email}',
  ],
  ['Vorher.\n\n## Vorstand\n\n{board}', 'board', 'Vorher.'],
  ['## Vorstand\n\nEs gibt einen.\n\n{board}', 'board', '## Vorstand\n\nEs gibt einen.'],
  [
    'Sie erreichen uns:\n\n- Telefon: {phone}\n- Mail: {email}',
    'phone',
    'Sie erreichen uns:\n\n- Mail: {email}',
  ],
  ['| ZVR | {zvr} |\n| Name | {name} |', 'zvr', '| Name | {name} |'],
  ['Nichts fehlt: {name}, {zvr}', '', 'Nichts fehlt: {name}, {zvr}'],
])('shortens %j if these values are missing: %s', (text, missing, left) => {
  expect(withoutMissing(text, (name) => missing.split(' ').includes(name))).toBe(left);
});
