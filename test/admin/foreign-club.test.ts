import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { loadStarter } from '#app/starter.server.ts';
import { siteFolder } from '#bin/site-folder.ts';
import { club } from '#club/club.ts';
import { readSnapshot } from '#platform/data-tree/snapshot.server.ts';
import { formatTree } from '#platform/data-tree/tree.server.ts';
import { createStartToken } from '#platform/sign-in/start-link.server.ts';
import { openPage } from '#test/admin/form-page.ts';
import { freshDatabase } from '#test/database.ts';
import { by, gameDraft, playerDraft, trainerDraft } from '#test/drafts.ts';
import { openApp } from '#test/open-app.ts';
import { readSite } from '#test/read-site.ts';
import { createRecord } from '#test/records.ts';
import { formPost, testPassword, withCookie } from '#test/sign-in-admin.ts';
import { starterDay } from '#test/starter-text.ts';
import { findStarterWords } from '#test/starter-words.ts';

const now = new Date('2026-09-05T10:00:00Z');
const founding = {
  ...{ name: 'SV Sankt Jakob', shortName: 'St. Jakob', clubEmail: 'verein@sv-jakob.example' },
  ...{ crest: '', pitch: '#c8102e', signal: '#ffffff', league: '1. Klasse D' },
  ...{ seasonRhythm: 'july', contents: 'empty', username: 'anna', email: 'anna@sv-jakob.example' },
  password: testPassword,
};

/** A club that begins without starter content, and its signed-in first admin. */
async function foundWithNothing() {
  const db = await freshDatabase('sqlite');
  await loadStarter(db, starterDay);
  const visit = await openApp(db, () => now);
  const token = await createStartToken(db, now);
  const answer = await visit(`/start/${token}`, formPost(founding));
  expect(answer.status).toBe(303);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { db, visit, ask: withCookie(await openApp(db, () => now), cookies.join('; ')) };
}

test('a club without starter content shows no starter text on pages or in its export', async () => {
  const { db, visit, ask } = await foundWithNothing();
  const home = { opponent: 'SV Feistritz', date: '2026-09-12', goalsFor: null, goalsAgainst: null };
  await createRecord(db, kinds.game.records, { id: 'home', record: gameDraft(home) }, by);
  await createRecord(
    db,
    kinds.player.records,
    { id: 'one', record: playerDraft({ name: 'Jan Moser' }) },
    by,
  );
  await createRecord(
    db,
    kinds.trainer.records,
    { id: 'one', record: trainerDraft({ name: 'Eva Moser' }) },
    by,
  );

  const pages = await readSite(ask);
  expect(pages.size).toBeGreaterThan(90);
  expect(pages.get('/spiele/spielbericht/sv-sankt-jakob-vs-sv-feistritz')).toContain(
    'SV Feistritz',
  );
  const refused = await visit('/impressum', formPost({}));
  expect(refused.status).toBe(405);
  pages.set('a form for a page that takes none', await refused.text());
  const tree = formatTree(await readSnapshot(db, kinds), kinds, club);
  const said = findStarterWords([...pages, ['export', tree]]);
  expect(said).toEqual([]);
}, 240_000);

test('a club without starter content gets no defaults of another club and no founding year', async () => {
  const { ask } = await foundWithNothing();
  const read = async (path: string) => (await ask(path)).text();
  expect(await read('/')).not.toContain('foundingDate');
  expect(await read('/about')).not.toContain('Seit ');
  expect(await read('/f%C3%BChrung')).toContain('Hier steht bald unser Vorstand.');
  expect(await read('/admin/texte/story')).not.toContain('Mitgelieferten Text');
  expect(await read('/admin/aussehen')).not.toContain('Mitgeliefertes Aussehen wieder nehmen');
  for (const path of ['/admin/texte/story', '/admin/aussehen']) {
    const { version = '' } = (await openPage(ask, path)).fields;
    const refused = await ask(path, formPost({ intent: 'remove', version }));
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining('Das Mitgelieferte gehört einem anderen Verein'),
    ]);
  }
  const example = await read('/admin/beispielinhalte');
  expect(example).toContain('Hier ist nichts mehr zu entfernen.');
  expect(example).not.toContain('Fanshop</li>');
  expect(example).not.toContain('Was bleibt');
});

test('no script or stylesheet of the build contains words of the starter club', async () => {
  const texts: [string, string][] = [];
  const cwd = join(siteFolder, 'build/client');
  for await (const name of glob('**/*.{js,css}', { cwd }))
    texts.push([name, await readFile(join(cwd, name), 'utf8')]);
  expect(texts.length).toBeGreaterThan(100);
  expect(findStarterWords(texts)).toEqual([]);
});
