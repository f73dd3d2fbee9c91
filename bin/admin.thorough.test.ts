import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from '#test/database.ts';

const password = 'Blaue Pferde tanzen am Dienstag';
const other = 'Sieben rote Dächer im Nebel';

/** Creates an empty folder for a database, and functions that run commands on this database. */
async function freshFolder() {
  const dataDir = await mkdtemp(join(tmpdir(), 'ankick-admin-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const start = async (command: string, given: string[], input = '', env = {}) => {
    const child = spawn(process.execPath, [`bin/${command}.ts`, ...given], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', ...env },
    });
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { out, err, code: await ended };
  };
  const admin = (given: string[], input?: string, env?: object) =>
    start('admin', given, input, env);
  return { admin, start, dataDir };
}

const done = (sentence: string) => ({ out: `${sentence}\n`, err: '', code: 0 });
const refused = (sentence: string) => ({ out: '', err: `${sentence}\n`, code: 1 });

test('adds two admins, changes the password of one admin and removes this admin', async () => {
  const { admin } = await freshFolder();
  expect(await admin(['list'])).toEqual(done('Noch niemand ist eingetragen.'));
  expect(await admin(['add', 'Max', 'Max@Verein.example'], `${password}\n`)).toEqual(
    done('max kann sich anmelden.'),
  );
  expect(await admin(['add', 'jörg', 'joerg@verein.example'], other)).toEqual(
    done('jörg kann sich anmelden.'),
  );
  expect(await admin(['list'])).toEqual(
    done('jörg  joerg@verein.example  Admin\nmax  max@verein.example  Admin'),
  );
  expect(await admin(['password', 'MAX'], `${other}\r\nnoch eine Zeile\n`)).toEqual(
    done('Das Passwort von max ist geändert, alle Sitzungen sind beendet.'),
  );
  expect(await admin(['remove', 'max'])).toEqual(
    done('max ist entfernt, alle Sitzungen sind beendet.'),
  );
  expect(await admin(['list'])).toEqual(done('jörg  joerg@verein.example  Admin'));
});

test('removes the second factor, passkeys and recovery codes of one user only', async () => {
  const { admin, dataDir } = await freshFolder();
  await admin(['add', 'max', 'max@verein.example'], password);
  await admin(['add', 'moritz', 'moritz@verein.example'], password);
  const db = connect({ dataDir });
  const users = await db.selectFrom('user').select(['id', 'username']).execute();
  for (const { id: userId } of users) {
    await db.updateTable('user').set({ totpSecret: 'GEHEIM', totpStep: 1 }).execute();
    await db
      .insertInto('recoveryCode')
      .values({ id: `c-${userId}`, userId })
      .execute();
    const key = { id: `p-${userId}`, userId, publicKey: 'x', counter: 0, transports: '[]' };
    await db
      .insertInto('passkey')
      .values({ ...key, name: 'Handy', createdAt: '2026-01-01T00:00:00.000Z', usedAt: null })
      .execute();
  }
  expect(await admin(['second-factor', 'Max'])).toEqual(
    done(
      'max meldet sich nur noch mit dem Passwort an: Zweiter Faktor, Passkeys und Notfallcodes sind weg, alle Sitzungen sind beendet.',
    ),
  );
  const [max, moritz] = ['max', 'moritz'].map(
    (name) => users.find(({ username }) => username === name)?.id,
  );
  const ofMax = { id: max, totpSecret: null, totpStep: null };
  const ofMoritz = { id: moritz, totpSecret: 'GEHEIM', totpStep: 1 };
  const left = await db.selectFrom('user').select(['id', 'totpSecret', 'totpStep']).execute();
  expect(left).toEqual(expect.arrayContaining([ofMax, ofMoritz]));
  for (const table of ['recoveryCode', 'passkey'] as const)
    expect(await db.selectFrom(table).select('userId').execute()).toEqual([{ userId: moritz }]);
  expect(await db.selectFrom('accessEntry').select(['kind', 'about']).execute()).toEqual([
    { kind: 'second-factor-removed', about: 'max' },
  ]);
});

test('does not add an existing user twice', async () => {
  const { admin } = await freshFolder();
  await admin(['add', 'max', 'max@verein.example'], password);
  expect(await admin(['add', 'max', 'MAX@verein.example'], password)).toEqual(
    refused('max hat schon ein Konto. Das Passwort ändern: npm run admin -- password max'),
  );
  expect(await admin(['add', 'Max', 'neu@verein.example'], password)).toEqual(
    refused(
      'max ist schon eingetragen, mit der E-Mail-Adresse max@verein.example. Zum Ändern zuerst: npm run admin -- remove max',
    ),
  );
});

test('two usernames with one e-mail address share an account', async () => {
  const { admin } = await freshFolder();
  await admin(['add', 'max', 'buero@verein.example'], password);
  expect(await admin(['add', 'moritz', 'buero@verein.example'])).toEqual(
    done(
      'moritz ist eingetragen. Zu buero@verein.example gibt es schon ein Konto, dessen Passwort gilt.',
    ),
  );
  await admin(['remove', 'max']);
  expect(await admin(['list'])).toEqual(done('moritz  buero@verein.example  Admin'));
});

test('an imported admin gets an account by the command and keeps it after another import', async () => {
  const { admin, start } = await freshFolder();
  const tree = (email: string) => JSON.stringify({ admins: { max: { email } } });
  await start('import', ['-'], tree('Max@verein.example'));
  expect(await admin(['list'])).toEqual(done('max  Max@verein.example  Admin  (noch ohne Konto)'));
  expect(await admin(['password', 'max'], password)).toEqual(
    refused('max hat noch kein Konto: npm run admin -- add max Max@verein.example'),
  );
  expect(await admin(['add', 'max', 'max@verein.example'], password)).toEqual(
    done('max kann sich anmelden.'),
  );
  await start('import', ['-', '--replace'], tree('neu@verein.example'));
  expect(await admin(['list'])).toEqual(done('max  neu@verein.example  Admin  (noch ohne Konto)'));
  await start('import', ['-', '--replace'], tree('Max@verein.example'));
  expect(await admin(['list'])).toEqual(done('max  Max@verein.example  Admin'));
  await start('import', ['-', '--replace'], tree('neu@verein.example'));
  expect((await admin(['add', 'max', 'neu@verein.example'], other)).code).toBe(0);
});

test('an export contains the admins and none of their passwords', async () => {
  const { admin, start } = await freshFolder();
  await admin(['add', 'max', 'max@verein.example'], password);
  const { out } = await start('export', ['-']);
  expect(JSON.parse(out).admins).toEqual({ max: { email: 'max@verein.example' } });
  expect(out).not.toMatch(/argon2|Blaue Pferde|token|secret/i);
});

test('rejects a short or easily guessed password and adds no user', async () => {
  const { admin } = await freshFolder();
  const add = (typed: string) => admin(['add', 'max', 'max@verein.example'], typed);
  expect(await add('\n')).toEqual(
    refused('Das Passwort ist zu kurz: mindestens 15 Zeichen, hier sind es 0.'),
  );
  expect(await add('Fortuna Musterau max')).toEqual(
    refused(
      'Das Passwort ist zu leicht zu erraten: Nimm mehrere Wörter, die nicht zusammengehören.',
    ),
  );
  expect(await admin(['list'])).toEqual(done('Noch niemand ist eingetragen.'));
});

test('rejects an invalid username or e-mail address', async () => {
  const { admin } = await freshFolder();
  expect(await admin(['add', ' ', 'max@verein.example'], password)).toEqual(
    refused('Ein Benutzername besteht aus 1 bis 64 Buchstaben, Ziffern, „-“ und „_“.'),
  );
  expect(await admin(['add', 'max', 'max@'], password)).toEqual(
    refused('„max@“ ist keine E-Mail-Adresse.'),
  );
  expect(await admin(['list'])).toEqual(done('Noch niemand ist eingetragen.'));
});

test('cannot change or remove an unknown user', async () => {
  const { admin } = await freshFolder();
  for (const command of ['password', 'remove', 'second-factor'])
    expect(await admin([command, 'Niemand'], password)).toEqual(
      refused('niemand ist nicht eingetragen.'),
    );
});

test('prints an error if the database does not answer', async () => {
  const { admin } = await freshFolder();
  const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
  const { out, err, code } = await admin(['add', 'max', 'max@verein.example'], password, env);
  expect([out, code]).toEqual(['', 1]);
  expect(err).toMatch(/^Die Datenbank hat nichts angenommen \(.*\), es wurde nichts geändert\.\n$/);
});

test.each([
  [[]],
  [['add']],
  [['add', 'max']],
  [['add', 'max', 'max@verein.example', 'x']],
  [['list', 'max']],
  [['remove']],
  [['constructor']],
  [['list', '--alle']],
])('the arguments %j print the usage of the command', async (given) => {
  const { admin } = await freshFolder();
  const { err, code } = await admin(given);
  expect(err).toMatch(/^Aufruf: npm run admin -- add <benutzername> <email>\n/);
  expect(code).toBe(1);
});
