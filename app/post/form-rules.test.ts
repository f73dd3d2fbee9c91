import { expect, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { expectError, expectFilled } from '#test/form-pages.ts';
import { openApp } from '#test/open-app.ts';
import { openPage, openTree, readLine, readLines } from '#test/pages/tree-page.ts';
import {
  countStored,
  type Fields,
  type FormPath,
  formPaths,
  listMessages,
  publicForms,
  send,
} from '#test/public-forms.ts';
import { maxFieldLengths } from './messages/message.ts';

const missing: [FormPath, string, string][] = [
  ['/contact', 'name', 'Bitte gib deinen Namen ein.'],
  ['/contact', 'email', 'Bitte gib deine E-Mail-Adresse ein.'],
  ['/contact', 'message', 'Bitte schreib uns eine Nachricht.'],
  ['/newsletter', 'email', 'Bitte gib deine E-Mail-Adresse ein.'],
  ['/sponsoren/anfrage', 'name', 'Bitte gib deinen Namen ein.'],
  ['/sponsoren/anfrage', 'email', 'Bitte gib deine E-Mail-Adresse ein.'],
  ['/sponsoren/anfrage', 'supportType', 'Bitte wähle aus, wie du uns unterstützen möchtest.'],
  ['/sponsoren/anfrage', 'message', 'Bitte schreib uns, worum es geht.'],
  ['/sponsoren/anfrage', 'privacy', 'Bitte stimme der Verarbeitung deiner Angaben zu.'],
];

test.each(
  missing,
)('the form %s without the field %s shows the message: %s', async (path, name, sentence) => {
  const { db, ask } = await open();
  const blank = name === 'privacy' || name === 'supportType' ? [''] : ['', ' \r\n\t', '\0\u200f'];
  for (const value of blank) {
    const answer = await send(ask, path, { ...publicForms[path], [name]: value });
    expect(answer.status).toBe(422);
    expectError(await answer.text(), name, sentence);
  }
  const { [name]: _, ...others } = publicForms[path] as Fields;
  const answer = await send(ask, path, others);
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expectError(html, name, sentence);
  expectFilled(html, others);
  expect(await countStored(db)).toBe(0);
});

test('without JavaScript the page focuses the first invalid field of a form', async () => {
  const { ask } = await open();
  for (const path of formPaths) {
    const html = await (await send(ask, path, {})).text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('<footer'));
    const [first = ''] = /<(?:input|textarea)(?=[^>]* required="")[^>]*>/.exec(main) ?? [];
    if (path !== '/newsletter') expect(first, path).toContain('autofocus');
    expect(main.match(/autofocus=""/g), path).toHaveLength(1);
  }
});

const wrong: [FormPath, string, string[], string][] = [
  ...formPaths.map((path): [FormPath, string, string[], string] => [
    path,
    'email',
    ['anna', '@verein.example', 'a@b@c', 'a b@verein.example', `${'a'.repeat(65)}@b.example`],
    'Bitte gib eine gültige E-Mail-Adresse ein.',
  ]),
  ['/sponsoren/anfrage', 'amount', ['-1', '-0.01'], 'Der Betrag darf nicht kleiner als 0 sein.'],
  [
    '/sponsoren/anfrage',
    'amount',
    ['viel', '1e3', '0x10', 'NaN', '1.234', '1,', '٣'],
    'Bitte gib den Betrag als Zahl ein, zum Beispiel 250 oder 99,50.',
  ],
  [
    '/sponsoren/anfrage',
    'supportType',
    ['Sponsor', 'toString'],
    'Bitte wähle aus, wie du uns unterstützen möchtest.',
  ],
];

test.each(
  wrong,
)('the form %s rejects invalid values of the field %s', async (path, name, values, sentence) => {
  const { db, ask } = await open();
  for (const value of values) {
    const answer = await send(ask, path, { ...publicForms[path], [name]: value });
    expect([value, answer.status]).toEqual([value, 422]);
    expectError(await answer.text(), name, sentence);
  }
  expect(await countStored(db)).toBe(0);
});

test('optional fields can be empty, and an amount can be 0 or have cents', async () => {
  const { db, ask } = await open();
  const enquiry = { ...publicForms['/sponsoren/anfrage'], phone: '' };
  for (const amount of ['', '0', '99.5', '99,50', ' 7 '])
    expect((await send(ask, '/sponsoren/anfrage', { ...enquiry, amount })).status).toBe(303);
  const amounts = (await listMessages(db)).map(({ amount, phone }) => [amount, phone]);
  expect(amounts.map(([amount]) => amount).sort()).toEqual(
    ['0', '7', '99,50', '99.5', null].sort(),
  );
  expect(amounts.every(([, phone]) => phone === null)).toBe(true);
});

test('the server stores names in composed form and mail addresses in ASCII', async () => {
  const { db, ask } = await open();
  const typed = { name: 'Anton Mu\u0308llner', email: 'anton@müllner.example' };
  expect((await send(ask, '/contact', { ...publicForms['/contact'], ...typed })).status).toBe(303);
  expect(await listMessages(db)).toMatchObject([
    { name: 'Anton Müllner', email: 'anton@xn--mllner-3ya.example' },
  ]);
});

test('accepts the maximum length of a field and rejects one character more', async () => {
  const { ask } = await open();
  const path = '/sponsoren/anfrage';
  for (const [name, longest] of Object.entries(maxFieldLengths)) {
    const letter = name === 'amount' ? '1' : 'ä';
    const fits = { ...publicForms[path], [name]: letter.repeat(longest) };
    expect([name, (await send(ask, path, fits)).status]).toEqual([name, 303]);
    const answer = await send(ask, path, { ...fits, [name]: letter.repeat(longest + 1) });
    expect([name, answer.status]).toEqual([name, 422]);
    expectError(await answer.text(), name, `Das sind mehr als ${longest} Zeichen.`);
  }
  // Browsers count a line end as one character but send it as two.
  const lines = `${'a\r\n'.repeat(maxFieldLengths.message / 2 - 1)}ab`;
  expect((await send(ask, path, { ...publicForms[path], message: lines })).status).toBe(303);
});

async function open() {
  const db = await freshDatabase('sqlite');
  return { db, ask: await openApp(db, undefined, { trustProxy: true }) };
}

test('the sponsor form has the fields of the specification', async () => {
  const $ = await openPage(await openTree(), '/sponsoren/anfrage');
  for (const [name, attributes] of Object.entries({
    name: { required: '', placeholder: 'Dein Name (Pflichtfeld)' },
    email: { required: '', type: 'email', placeholder: 'Deine E-Mail-Adresse (Pflichtfeld)' },
    phone: { type: 'tel' },
    amount: { type: 'number', min: '0', placeholder: 'Betrag in EUR' },
    message: { required: '', rows: '4', placeholder: 'Bitte gib uns weitere Informationen...' },
    privacy: { required: '', type: 'checkbox' },
  }))
    expect($(`main [name="${name}"]`).attr(), name).toMatchObject(attributes);
  expect($('main input[type=radio]')).toHaveLength(3);
  const privacy = $('main form a').filter((_, link) =>
    readLine($(link)).includes('Datenschutzerklärung'),
  );
  expect(privacy.attr('target')).toBe('_blank');
});

test('each link in a newsletter mail opens a page with one button', async () => {
  const ask = await openTree();
  for (const [path, label] of [
    ['/newsletter/bestaetigen/x', 'Anmeldung bestätigen'],
    ['/newsletter/abmelden/x', 'Vom Newsletter abmelden'],
  ] as const) {
    const $ = await openPage(ask, path);
    expect(readLines($, $('main button'))).toEqual([label]);
  }
});
