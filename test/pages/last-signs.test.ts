import { expect, test } from 'vitest';
import { openAsAdmin, openPage, postForm } from '#test/admin/form-page.ts';
import { freshDatabase } from '#test/database.ts';
import { createArticle, createOpponent, createPlayer } from '#test/factories.ts';
import type { Ask } from '#test/open-app.ts';
import { readText } from '#test/read-page.ts';
import { casesOfRun } from '#test/run/cases-of-run.ts';

/** Characters after a link in a message that become part of the link. */
const ends = ['.', ')', '.)', ' .', ',', '!', '…', '“'];

const kindsOfPages = {
  opponent: { page: '/gegner/', tool: '/admin/gegner', name: 'name', entered: {} },
  player: {
    ...{ page: '/spieler/', tool: '/admin/spieler', name: 'name' },
    entered: { position: 'Torwart', active: 'on' },
  },
  article: {
    ...{ page: '/news/', tool: '/admin/neuigkeiten', name: 'title' },
    entered: { text: 'Ein Absatz.', state: 'published' },
  },
} as const;

/** The test stores these names one after the other, so that similar names meet. */
const named = casesOfRun(
  [
    ['opponent', 'TSV Müllberg/Stfld.', 'tsv-müllberg-stfld'],
    ['opponent', 'SC Hinterau (Sbg.)', 'sc-hinterau-(sbg'],
    ['opponent', '1. FC Beispiel 1919 e.V.', '1.-fc-beispiel-1919-e.v'],
    ['player', 'Franz Probst', 'Franz Probst'],
    ['player', 'Franz Probst sen.', 'Franz Probst sen'],
    ['player', 'Franz Probst jun.', 'Franz Probst jun'],
    ['player', ' Franz Probst, jun.', 'Franz Probst, jun'],
    ['article', 'Auf geht’s, Burschen!!!', 'auf-gehts-burschen'],
    ['article', 'Wer kommt mit nach Musterdorf?', 'wer-kommt-mit-nach-musterdorf'],
    ['article', '„Wir kommen wieder“', 'wir-kommen-wieder'],
    ['article', 'Saisonende…', 'saisonende'],
    ['article', 'Spielbericht: 3:1;', 'spielbericht-31'],
    ['article', 'Derbysieg 🎉', 'derbysieg'],
    ['opponent', 'FC Sankt Muster', 'fc-sankt-muster'],
    ['opponent', 'FC Sankt Muster (NÖ)', 'fc-sankt-muster-(nö'],
    ['opponent', 'FC Sankt Muster (NÖ).', 'fc-sankt-muster-(nö-2'],
    ['opponent', 'FC St. Muster NÖ', 'fc-st.-muster-nö'],
    ['opponent', '!!!', 'gegner'],
    ['opponent', '(?)', 'gegner-2'],
    ['opponent', '…', 'gegner-3'],
    ['opponent', 'SV 08', 'sv-08'],
    ['opponent', 'Šampion *', 'šampion'],
    ['opponent', 'K.', 'k'],
    ['opponent', 'Ćić’', 'ćić'],
  ] as const,
  ([, name]) => /jun|3:1|NÖ/.test(name),
);

test('a name with final punctuation opens without it and with other punctuation', async () => {
  const ask = await openAsAdmin(await freshDatabase('sqlite'));
  for (const [index, [kind, name, address]] of named.entries()) {
    const { page, tool, ...form } = kindsOfPages[kind];
    const { fields } = await openPage(ask, `${tool}/neu`);
    const entered = { ...fields, ...form.entered, [form.name]: name };
    const saved = await postForm(ask, `${tool}/neu`, entered);
    expect([name, saved.status]).toEqual([name, 303]);
    for (const end of ['', ends[index % ends.length]])
      expect([end, await headingAt(ask, page + address + end)]).toEqual([end, name.trim()]);
  }
});

test('an address stored with final punctuation opens with it, without it and with other punctuation', async () => {
  const db = await freshDatabase('sqlite');
  await createOpponent(db, { name: 'USC Kirchau/W.', address: 'usc-kirchau-w.' });
  await createPlayer(db, { name: 'Max Probe jun.', address: 'Max Probe jun.' });
  await createArticle(db, { title: 'Derbysieg –', slug: 'derbysieg--' });
  const ask = await openAsAdmin(db);
  for (const end of ['', '.', '.)', '.,', '!']) {
    expect([end, await headingAt(ask, `/gegner/usc-kirchau-w${end}`)]).toEqual([
      end,
      'USC Kirchau/W.',
    ]);
    expect([end, await headingAt(ask, `/spieler/Max Probe jun${end}`)]).toEqual([
      end,
      'Max Probe jun.',
    ]);
    expect([end, await headingAt(ask, `/news/derbysieg${end}`)]).toEqual([end, 'Derbysieg –']);
  }
  await createOpponent(db, { name: 'USC Kirchau', address: 'usc-kirchau-w' });
  expect(await headingAt(ask, '/gegner/usc-kirchau-w')).toBe('USC Kirchau');
  expect(await headingAt(ask, '/gegner/usc-kirchau-w.,')).toBe('USC Kirchau/W.');
  for (const path of ['/gegner/usc-kirch', '/gegner/...', '/spieler/Max Probe ju.', '/news/...'])
    expect([path, (await ask(encodeURI(path))).status]).toEqual([path, 404]);
});

async function headingAt(ask: Ask, path: string): Promise<string> {
  const html = await (await ask(encodeURI(path))).text();
  return readText(/<h1\b.*?<\/h1>/s.exec(html)?.[0]);
}
