import { join } from 'node:path';
import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { playerRecords } from '#app/people/players/player-record.server.ts';
import { loadStarter } from '#app/starter.server.ts';
import { restoreBackup } from '#platform/data-tree/backup/restore.server.ts';
import { writeBackup } from '#platform/data-tree/backup/write.server.ts';
import type { DatabaseSettings, Db } from '#platform/db/client.server.ts';
import { migrate } from '#platform/db/migrate.server.ts';
import { openUploads } from '#platform/pictures/uploads.server.ts';
import { uploadsFolder } from '#platform/pictures/uploads-folder.server.ts';
import { removeRecord, saveRecord } from '#platform/records/save.server.ts';
import { undoEntry } from '#platform/records/undo.server.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import { connect, freshSettings, onEnginesOfRun } from '#test/database.ts';
import { by, playerDraft } from '#test/drafts.ts';
import { fixedPaths, pages } from '#test/e2e/pages.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import { createRecord } from '#test/records.ts';
import {
  createSigningIn,
  formPost,
  signInDirectly,
  testPassword,
  withCookie,
} from '#test/sign-in-admin.ts';
import { starterDay } from '#test/starter-text.ts';
import { readContents, sha256 } from './backups.ts';

const now = () => by.now;

onEnginesOfRun((from) => {
  test('a backup restores a site into either database engine with identical pages', async () => {
    const lost = await freshSettings(from);
    const { db, ask, cookie } = await openUsedSite(lost);
    const before = { pages: await readPages(ask), admin: await readAdmin(ask, cookie) };
    expect(Object.keys(before.pages).length).toBeGreaterThan(60);
    const file = join(lost.dataDir, 'sicherung.tar.gz');
    await writeBackup(db, { file, uploads: uploadsFolder(lost.dataDir), now: now() });

    for (const to of ['sqlite', 'postgres'] as const) {
      const found = await freshSettings(to);
      const restored = connect(found);
      await restoreBackup(restored, { file, uploads: uploadsFolder(found.dataDir) });
      expect(await readContents(restored)).toEqual(await readContents(db));
      const again = await openApp(restored, now);
      expect(await readPages(again)).toEqual(before.pages);
      expect(await readAdmin(again, cookie)).toEqual(before.admin);
      const uploads = openUploads({ db: restored, dataDir: found.dataDir });
      expect(await uploads.read('spieler/hofer.jpg')).toEqual(Buffer.from('ein Bild'));

      const signIn = await again('/login', formPost({ username: 'max', password: testPassword }));
      expect([signIn.status, signIn.headers.get('Location')]).toEqual([303, '/admin']);
      const saved = await createRecord(
        restored,
        playerRecords,
        { id: 'neu', record: playerDraft() },
        by,
      );
      expect(saved.changed).toBe(true);
    }
  });
});

/**
 * Opens a site with starter content after some use: changes, an undo, a failed sign-in and an uploaded file.
 */
async function openUsedSite(settings: DatabaseSettings) {
  const db = connect(settings);
  await migrate(db);
  await loadStarter(db, starterDay);
  const ask = await openApp(db, now);
  const max = await createSigningIn(db);
  const cookie = await signInDirectly(db, max, now());
  await edit(db);
  await ask('/login', formPost({ username: 'max', password: 'falsch' }));
  const uploads = openUploads({ db, dataDir: settings.dataDir });
  await uploads.add('spieler/hofer.jpg', Buffer.from('ein Bild'), now());
  return { db, ask, cookie };
}

async function edit(db: Db): Promise<void> {
  // Unsorted ids, and characters that must survive every conversion.
  for (const id of ['b', 'B', 'ä', 'a'])
    await createRecord(
      db,
      playerRecords,
      {
        id,
        record: playerDraft({ name: `Jörg \u2028„O’Neil“ ${id}`, lastClub: '\\ \t\n"\u{1F3C6}' }),
      },
      by,
    );
  const first = await playerRecords.read(db, 'a');
  const version = recordVersion(first);
  const record = playerDraft({ ...first, goals: 12 });
  await saveRecord(db, playerRecords, 'a', { record, version }, by);
  const removed = recordVersion(await playerRecords.read(db, 'b'));
  const outcome = await removeRecord(db, playerRecords, 'b', { version: removed }, by);
  if (outcome.changed) await undoEntry(db, kinds, outcome.entryId, by);
}

/** Returns the checksums of all pages with a fixed path or a link from such a page, by path. */
async function readPages(ask: Ask): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  const open = [...fixedPaths, ...pages.map(({ path }) => path)];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (path in found) continue;
    const answer = await ask(path);
    const html = await answer.text();
    expect([path, answer.status]).toEqual([path, 200]);
    found[path] = sha256(`${JSON.stringify([...answer.headers])}\n${html}`);
    open.push(...recordLinks(html));
  }
  return found;
}

/** Reads pages of the admin area that contain no newly generated id. */
async function readAdmin(ask: Ask, cookie: string): Promise<string[]> {
  const read = async (path: string) => {
    const answer = await withCookie(ask, cookie)(path);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.text();
  };
  return Promise.all(['/admin', '/admin/protokoll', '/admin/spieler/a'].map(read));
}

function recordLinks(html: string): string[] {
  const links = html.matchAll(
    /href="(\/(?:spieler|trainer|spiele\/spielbericht|saison|news)\/[^"]*)"/g,
  );
  return [...links].map(([, link = '']) => link.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"));
}
