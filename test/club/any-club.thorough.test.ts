import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { globby } from 'globby';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stampFile } from '#bin/build-stamp.ts';
import { listBreaks } from '#bin/naming-rules.ts';
import { findPages } from '#bin/site-pages.ts';
import type { club as starterClub } from '#club/club.ts';
import { buildFolder } from '../build.ts';
import { type Site, startSite } from '../start-site.ts';
import { coloursHardToRead } from './colours.ts';

/* Rules for any club in club/. All other tests use only the fixture club; these tests use no names. */

const project = join(import.meta.dirname, '../..');
const fixture = join(project, 'test/fixtures/club');
/** Without the NODE_OPTIONS of the tests, `#club/` means the folder club/ and not the fixture club. */
const ownClub = { NODE_OPTIONS: '', ORIGIN: '', DATABASE_URL: '', LOG_LEVEL: 'error' };
/** Words of the fixture club, and the words that replace them in the other club. */
const renamed = {
  Fortuna: 'Viktoria',
  fortuna: 'viktoria',
  Musterau: 'Anderswo',
  musterau: 'anderswo',
};

let scratch = '';

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'ankick-other-club-'));
  await copyProject(scratch);
});

afterAll(() => rm(scratch, { recursive: true }));

describe.each([
  ['the club that stands in club/', () => project],
  ['another club in its place', () => scratch],
])('the site of %s', (_, find) => {
  let root = '';
  let site: Site;

  beforeAll(async () => {
    root = find();
    buildFolder(root, ownClub);
    site = await startSite(ownClub, root);
  });

  afterAll(() => site.stop());

  test('the starter content imports without a note, and its export imports unchanged', () => {
    const run = (command: string, args: string[], input?: string) =>
      execFileSync(process.execPath, [`bin/${command}.ts`, ...args], {
        cwd: root,
        env: { ...process.env, ...ownClub, DATA_DIR: join(scratch, 'data') },
        encoding: 'utf8',
        input,
      });
    const file = join(root, 'club/starter.json');
    expect(run('import', [file, '--replace'])).toMatch(/^Übernommen: .*\n$/);
    const first = run('export', ['-']);
    expect(run('import', ['-', '--replace'], first)).toMatch(/^Übernommen: .*\n$/);
    expect(run('export', ['-'])).toBe(first);
  });

  test('every page has a title with the club’s name, and every picture exists', async () => {
    const { club } = await clubOf(root);
    const listed = await (await fetch(`${site.origin}/sitemap.xml`)).text();
    const paths = new Set([
      ...Object.values(await findPages(site.origin)),
      ...[...listed.matchAll(/<loc>[^<]*?\/\/[^/]*([^<]*)/g)].map(([, path = '']) => plain(path)),
    ]);
    expect(paths.size).toBeGreaterThan(18);
    const pictures = new Set<string>();
    for (const path of paths) {
      const answer = await fetch(site.origin + path);
      const html = (await answer.text()).replaceAll('\u00ad', '');
      expect([path, answer.status]).toEqual([path, path === '/gibt-es-nicht' ? 404 : 200]);
      expect(plain(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '')).toContain(` | ${club.name}`);
      expect([path, html.split('<h1').length]).toEqual([path, 2]);
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      expect(main.replace(/<[^>]*>/g, ' '), path).not.toMatch(
        /undefined|\bNaN\b|Invalid Date|\{\w+\}/,
      );
      for (const [, source = ''] of html.matchAll(/ (?:src|href)="(\/images\/[^"]*)"/g))
        pictures.add(plain(source));
    }
    expect(pictures.size).toBeGreaterThan(5);
    for (const picture of pictures)
      expect([picture, (await fetch(site.origin + picture)).status]).toEqual([picture, 200]);
  });

  test('the picture for shared links and the phone icon are PNG pictures', async () => {
    for (const path of ['/bild.png', '/symbol/180.png']) {
      const answer = await fetch(site.origin + path);
      expect([path, answer.headers.get('Content-Type')]).toEqual([path, 'image/png']);
    }
  });

  test('the privacy text names the cookies and all retention times', async () => {
    const text = async (club: string) =>
      (
        await Promise.all(
          ['privacy.md', 'privacy-offline.md'].map((name) =>
            readFile(join(club, 'texts', name), 'utf8'),
          ),
        )
      ).join('\n');
    // The texts of the fixture club contain all required parts: the cookie names and the placeholders for
    // numbers.
    const said = (await text(fixture)).match(/\{\w+\}|„[^“]+“/g) ?? [];
    const own = await text(join(root, 'club'));
    expect(said.length).toBeGreaterThan(15);
    expect(said.filter((part) => !own.includes(part))).toEqual([]);
  });

  test('the club’s colours have enough contrast', async () => {
    const theme = await readFile(join(root, 'club/theme.css'), 'utf8');
    expect(coloursHardToRead(theme)).toEqual([]);
  });

  test('the club’s name is in no line of code and in no test', async () => {
    const { club } = await clubOf(root);
    expect(await listBreaks(root, [club.name, club.shortName])).toEqual([]);
  });
});

test('the site of all other tests is byte-identical for every club in club/', () => {
  const print = "console.log(await (await import('#bin/build-stamp.ts')).stampSources())";
  const stamp = execFileSync(process.execPath, ['--input-type=module', '--eval', print], {
    cwd: scratch,
    encoding: 'utf8',
  });
  expect(stamp.trim()).toBe(readFileSync(stampFile, 'utf8'));
});

/** Copies the files that Git does not ignore, with another club in club/. */
async function copyProject(to: string): Promise<void> {
  const options = { cwd: project, dot: true, gitignore: true, ignore: ['.git', 'club'] };
  const files = await globby('**', options);
  const copy = async (from: string, path: string, change?: (text: string) => string) => {
    const target = join(to, path);
    await mkdir(dirname(target), { recursive: true });
    if (!change || path.endsWith('.png')) return copyFile(from, target);
    await writeFile(target, change(await readFile(from, 'utf8')));
  };
  await Promise.all(files.map((file) => copy(join(project, file), file)));
  const clubFiles = await globby('**', { cwd: fixture });
  await Promise.all(
    clubFiles.map((file) => copy(join(fixture, file), `club/${inOtherClub(file)}`, inOtherClub)),
  );
  await symlink(join(project, 'node_modules'), join(to, 'node_modules'), 'junction');
}

function inOtherClub(text: string): string {
  return Object.entries(renamed).reduce((now, [from, to]) => now.replaceAll(from, to), text);
}

function clubOf(root: string): Promise<{ club: typeof starterClub }> {
  return import(join(root, 'club/club.ts'));
}

function plain(html: string): string {
  return html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
}
