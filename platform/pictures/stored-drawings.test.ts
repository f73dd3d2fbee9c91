import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { pictureName } from '#platform/admin/picture/process-picture.server.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { createClubLook } from '#test/factories.ts';
import { openApp } from '#test/open-app.ts';
import { openUploads } from './uploads.server.ts';

const start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">';
const shield = '<path fill="#c8102e" d="M0 0H100V60L50 100 0 60Z"/>';

onEnginesOfRun((engine) => {
  test('pages are shown without a stored drawing that takes too long to draw', async () => {
    const parts = Array.from(
      { length: 20 },
      (_, at) => `<g id="p${at + 1}">${`<use href="#p${at}"/>`.repeat(10)}</g>`,
    );
    const long = `<path id="p" d="M0 0${'L9 9'.repeat(3000)}"/>`;
    const site = await siteWithCrest(
      engine,
      `${start}${long}${parts.join('')}${'<use href="#p"/>'.repeat(100)}</svg>`,
    );
    for (const path of ['/', '/spiele', '/bild.png'])
      expect([path, (await site.ask(path)).status]).toEqual([path, 200]);
    expect(await (await site.ask('/')).text()).toContain(site.crest);
    expect((await site.ask(site.crest)).status).toBe(404);
    expect((await site.ask(site.crest)).status).toBe(404);
  });

  test('shows a stored drawing cleaned by the current rules', async () => {
    const site = await siteWithCrest(
      engine,
      `${start}${shield}<script>alert(1)</script><path fill="u\\72l(https://boese.example)" d="M0 0H9V9Z"/></svg>`,
    );
    for (const _ of ['cleaned', 'kept']) {
      const answer = await site.ask(site.crest);
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml']);
      const shown = await answer.text();
      expect(shown).toContain('#c8102e');
      expect(shown).not.toMatch(/script|boese/);
    }
    await site.uploads.removeForGood([site.crest.slice('/uploads/'.length)]);
    expect((await site.ask(site.crest)).status).toBe(404);
  });
});

/** A site with a crest that was stored without a check. */
async function siteWithCrest(engine: 'sqlite' | 'postgres', svg: string) {
  const db = await freshDatabase(engine);
  const dataDir = await mkdtemp(join(tmpdir(), 'ankick-drawings-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const uploads = openUploads({ db, dataDir });
  const now = new Date();
  const name = pictureName({ width: 64, height: 64, extension: 'svg' }, now);
  await uploads.add(name, Buffer.from(svg), now);
  const crest = `/uploads/${name}`;
  await createClubLook(db, { crest });
  return { ask: await openApp(db, undefined, { dataDir }), crest, uploads };
}
