import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { listAccesses } from '#platform/sign-in/accesses.server.ts';
import { connect } from '#test/database.ts';
import { startSite } from '#test/start-site.ts';

/** Creates an empty folder, and a function that runs commands on databases in this folder. */
async function freshFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'ankick-bin-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const run = async (command: string, given: string[], env: NodeJS.ProcessEnv = {}) => {
    const child = spawn(process.execPath, [`bin/${command}.ts`, ...given], {
      env: { ...process.env, DATA_DIR: join(folder, 'data'), DATABASE_URL: '', ...env },
    });
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { out, err, code: await ended };
  };
  return { folder, run };
}

test('backs up a running site; a restored site shows identical pages', async () => {
  const { folder, run } = await freshFolder();
  const file = join(folder, 'sicherung.tar.gz');
  const [dataDir, other] = [join(folder, 'data'), join(folder, 'neu')];
  const site = await startSite({ DATA_DIR: dataDir });
  const squad = await (await fetch(`${site.origin}/team`)).text();
  const said = /Stand von .* Uhr mit \d{3} Zeilen in \d+ Tabellen, 0 Dateien\n$/;
  const saved = await run('backup', [file]);
  await site.stop();
  expect(await listKinds(dataDir)).toEqual(['backup']);
  expect(saved).toMatchObject({ err: '', code: 0 });
  expect(saved.out).toMatch(said);
  const restored = await run('restore', [file], { DATA_DIR: other });
  expect(restored).toEqual({ ...saved, out: saved.out.replace('Gesichert', 'Wiederhergestellt') });
  expect(await run('restore', [file], { DATA_DIR: other })).toEqual({
    out: '',
    err: 'Die Datenbank enthält schon Daten: Wiederhergestellt wird nur in eine leere, es wurde nichts geändert.\n',
    code: 1,
  });
  const again = await startSite({ DATA_DIR: other });
  // A page contains the origin of its request.
  const shown = await (await fetch(`${again.origin}/team`)).text();
  expect(shown.replaceAll(again.origin, site.origin)).toBe(squad);
  await again.stop();
});

async function listKinds(dataDir: string): Promise<string[]> {
  const { accesses } = await listAccesses(connect({ dataDir }), { limit: 9 });
  return accesses.map(({ kind }) => kind);
}

test('refuses to back up a folder without a database', async () => {
  const { folder, run } = await freshFolder();
  expect(await run('backup', [join(folder, 'x')])).toEqual({
    out: '',
    err: `Im Ordner ${join(folder, 'data')} gibt es keine Datenbank: Stimmt DATA_DIR?\n`,
    code: 1,
  });
  expect(await readdir(folder)).toEqual([]);
});

test('the error names the file that the command cannot read or write', async () => {
  const { folder, run } = await freshFolder();
  await mkdir(join(folder, 'data'));
  await writeFile(join(folder, 'data/ankick.sqlite'), '');
  const missing = join(folder, 'fehlt', 'x');
  expect((await run('backup', [missing])).err).toBe(
    `Die Datei ${missing} ließ sich nicht schreiben: ihren Ordner gibt es nicht.\n`,
  );
  const taken = join(folder, 'x');
  await writeFile(`${taken}.part`, '');
  expect((await run('backup', [taken])).err).toBe(
    `Die Datei ${taken} ließ sich nicht schreiben: ${taken}.part gibt es schon; läuft keine andere Sicherung, bitte löschen.\n`,
  );
  expect((await run('restore', [missing])).err).toBe(
    `Die Datei ${missing} ließ sich nicht lesen: es gibt sie nicht.\n`,
  );
  expect((await run('restore', [folder])).err).toBe(
    `Die Datei ${folder} ließ sich nicht lesen: sie ist ein Ordner.\n`,
  );
});

test('restoring a damaged file creates no database', async () => {
  const { folder, run } = await freshFolder();
  const file = join(folder, 'x');
  await writeFile(file, 'keine Sicherung');
  expect(await run('restore', [file])).toEqual({
    out: '',
    err: `Die Datei ${file} ist beschädigt oder keine Sicherung (manifest.json), es wurde nichts geändert.\n`,
    code: 1,
  });
  await expect(stat(join(folder, 'data'))).rejects.toThrow('ENOENT');
});

test('a backup does not change the old file if the database does not answer', async () => {
  const { folder, run } = await freshFolder();
  const file = join(folder, 'alt');
  await writeFile(file, 'alt');
  const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
  const saved = await run('backup', [file], env);
  expect(saved).toMatchObject({ out: '', code: 1 });
  expect(saved.err).toMatch(/^Die Datenbank ließ sich nicht lesen \(.*\)\.\n$/);
  expect(await readdir(folder)).toEqual(['alt']);
});

test.each([
  ['backup', []],
  ['backup', ['a', 'b']],
  ['restore', []],
  ['restore', ['a', '--replace']],
])('%s %j prints the usage of the command', async (command, given) => {
  const { run } = await freshFolder();
  const { err, code } = await run(command, given);
  expect([err, code]).toEqual([`Aufruf: npm run ${command} -- DATEI\n`, 1]);
});
