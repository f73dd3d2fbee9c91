import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { createGame } from '#test/factories.ts';
import { openApp } from '#test/open-app.ts';
import { makeDrawing } from './make-drawing.server.ts';
import { openUploads } from './uploads.server.ts';

const start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">';
const fill = '<rect width="100" height="100" fill="red"/>';
/** A crest with many layers that each fill the whole area. */
const layered = Buffer.from(`${start}${`<g opacity=".9">${fill}</g>`.repeat(1850)}</svg>`);

test('makeDrawing rejects a crest that takes too long to draw', async () => {
  await expect(makeDrawing(layered)).rejects.toThrow('zu aufwendig gezeichnet');
});

test('the server tries once to draw a broken crest and shows the picture without it', async () => {
  const db = await freshDatabase('sqlite');
  const dataDir = await mkdtemp(join(tmpdir(), 'ankick-crest-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  // A restored backup can contain such a file.
  await openUploads({ db, dataDir }).add('halb.png', Buffer.from('kein Bild'), new Date());
  await createGame(db, { slug: 'x', crest: '/uploads/halb.png', opponent: 'SC Berg' });
  const failed: unknown[] = [];
  const ask = await openApp(db, undefined, { dataDir, report: (error) => failed.push(error) });
  for (const path of ['bild.png', 'Bild.png', 'BILD.png']) {
    const answer = await ask(`/spiele/spielbericht/x/${path}`);
    expect([path, answer.status]).toEqual([path, 200]);
  }
  expect(failed).toHaveLength(1);
});
