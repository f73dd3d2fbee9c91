import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { listAccesses } from '#platform/sign-in/accesses.server.ts';
import { connect } from '#test/database.ts';
import { siteFolder } from './site-folder.ts';

const starter = join(siteFolder, 'club/starter.json');
const notJson = 'Die Datei ist kein JSON: Fehler bei „x“. Es wurde nichts geändert.\n';

/**
 * Creates an empty folder, and a function that runs the import and export commands on a database in this
 * folder.
 */
async function freshFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'ankick-bin-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const dataDir = join(folder, 'data');
  const run = async (command: string, given: string[], input = '', env = {}) => {
    const child = spawn(process.execPath, [`bin/${command}.ts`, ...given], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', ...env },
    });
    child.stdin.end(input);
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { out, err, code: await ended };
  };
  return { folder, dataDir, run };
}

test('imports and exports the starter content twice with identical bytes', async () => {
  const { folder, dataDir, run } = await freshFolder();
  const [first, second] = [join(folder, 'eins.json'), join(folder, 'zwei.json')];
  const imported = await run('import', [starter]);
  expect(imported).toMatchObject({ err: '', code: 0 });
  expect(imported.out).toMatch(/^Übernommen: 20 Spieler, 3 Trainer, .*, 1 Fanshop-Banner\n$/);
  expect(await run('export', [first])).toEqual({
    ...imported,
    out: imported.out.replace('Übernommen', 'Geschrieben'),
  });
  expect((await run('import', [first, '--replace'])).out).toBe(imported.out);
  await run('export', [second]);
  expect(await readFile(second, 'utf8')).toBe(await readFile(first, 'utf8'));
  expect((await readdir(folder)).toSorted()).toEqual(['data', 'eins.json', 'zwei.json']);
  const { accesses } = await listAccesses(connect({ dataDir }), { limit: 9 });
  expect(accesses.map(({ kind }) => kind)).toEqual(['export', 'import', 'export', 'import']);
});

test('only the owner can read an export, even if it replaces a readable file', async () => {
  const { folder, run } = await freshFolder();
  const file = join(folder, 'alt.json');
  await writeFile(file, 'alt', { mode: 0o644 });
  expect((await run('export', [file])).code).toBe(0);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('prints each note on one line without control characters, before the summary', async () => {
  const { run } = await freshFolder();
  const tree = {
    games: { 'a\n\u001bb': { date: '15.3.2025', opponent: 'SC Berg', art: 'Pokal', x: 1 } },
  };
  expect(await run('import', ['-'], JSON.stringify(tree))).toEqual({
    out: [
      'games/a\uFFFD\uFFFDb: Schlüssel in "ab" geändert',
      'games/a\uFFFD\uFFFDb/date: "15.3.2025" als 2025-03-15 gelesen',
      'games/a\uFFFD\uFFFDb/x: unbekanntes Feld, nicht übernommen',
      'Übernommen: 1 Spiel, 1 Gegner\n',
    ].join('\n'),
    err: '',
    code: 0,
  });
  const broken = await run('import', ['-'], '{"a\u001b":\u001b[31m}');
  expect(broken.err).toMatch(/^Die Datei ist kein JSON: \P{Cc}+\n$/u);
  expect(JSON.parse((await run('export', ['-'])).out).games).toHaveProperty(
    ['ab', 'opponent'],
    'SC Berg',
  );
});

test('an import replaces existing data only with the option --replace', async () => {
  const { run } = await freshFolder();
  const tree = (team: string) => JSON.stringify({ leagueTable: { a: { team } } });
  await run('import', ['-'], tree('SC Berg'));
  const before = (await run('export', ['-'])).out;
  expect(await run('import', ['-'], tree('FK Sonne'))).toEqual({
    out: '',
    err: 'Die Datenbank enthält schon Daten: Mit --replace werden sie durch die Datei ersetzt, es wurde nichts geändert.\n',
    code: 1,
  });
  expect((await run('export', ['-'])).out).toBe(before);
  expect((await run('import', ['-', '--replace'], tree('FK Sonne'))).code).toBe(0);
  expect((await run('export', ['-'])).out).toContain('FK Sonne');
});

test('an invalid file creates no database, even with --replace', async () => {
  const { folder, dataDir, run } = await freshFolder();
  expect(await run('import', ['-', '--replace'], 'x')).toEqual({ out: '', err: notJson, code: 1 });
  await expect(stat(dataDir)).rejects.toThrow('ENOENT');
  const latin1 = join(folder, 'latin1.json');
  await writeFile(latin1, Buffer.from('{"players":{"ä":{}}}', 'latin1'));
  expect((await run('import', [latin1])).err).toBe(
    'Die Datei ist kein JSON: Sie ist kein Text in UTF-8.\n',
  );
  await expect(stat(dataDir)).rejects.toThrow('ENOENT');
});

test('the error names the file that the command cannot read or write', async () => {
  const { folder, run } = await freshFolder();
  const missing = join(folder, 'fehlt', 'x.json');
  expect(await run('import', [missing])).toEqual({
    out: '',
    err: `Die Datei ${missing} ließ sich nicht lesen: es gibt sie nicht.\n`,
    code: 1,
  });
  expect((await run('import', [folder])).err).toBe(
    `Die Datei ${folder} ließ sich nicht lesen: sie ist ein Ordner.\n`,
  );
  expect(await run('export', [missing])).toEqual({
    out: '',
    err: `Die Datei ${missing} ließ sich nicht schreiben: ihren Ordner gibt es nicht.\n`,
    code: 1,
  });
  expect((await run('export', [folder])).err).toBe(
    `Die Datei ${folder} ließ sich nicht schreiben: sie ist ein Ordner.\n`,
  );
});

test('an export does not change the old file if the database does not answer', async () => {
  const { folder, run } = await freshFolder();
  const file = join(folder, 'alt.json');
  await writeFile(file, 'alt');
  const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
  const exported = await run('export', [file], '', env);
  expect(exported).toMatchObject({ out: '', code: 1 });
  expect(exported.err).toMatch(/^Die Datenbank ließ sich nicht lesen \(.*\)\.\n$/);
  expect(await readFile(file, 'utf8')).toBe('alt');
  const imported = await run('import', [starter], '', env);
  expect(imported).toMatchObject({ out: '', code: 1 });
  expect(imported.err).toMatch(
    /^Die Datenbank hat nichts angenommen \(.*\), es wurde nichts geändert\.\n$/,
  );
});

test.each([
  ['import', []],
  ['import', ['a', 'b']],
  ['import', ['a', '--ersetzen']],
  ['export', []],
  ['export', ['a', '--replace']],
])('%s %j prints the usage of the command', async (command, given) => {
  const { run } = await freshFolder();
  const { err, code } = await run(command, given);
  expect(err).toMatch(new RegExp(`^Aufruf: npm run ${command} -- DATEI .*\\n$`));
  expect(code).toBe(1);
});
