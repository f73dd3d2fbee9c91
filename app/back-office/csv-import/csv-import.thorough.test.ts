import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { path } from '#test/admin/csv-lists.ts';
import { openAsAdmin } from '#test/admin/form-page.ts';
import { plain } from '#test/admin/proposals.ts';
import { freshDatabase } from '#test/database.ts';
import { filePost } from '#test/photo.ts';

test('reads the first 2,000 rows of a file of 300,000 rows, and counts the rest', async () => {
  const ask = await openAsAdmin(await freshDatabase('sqlite'));
  const row = (index: number) => `Person ${index};Sturm;SV Nachbar am Berg`;
  const rows = Array.from({ length: 300_000 }, (_, index) => row(index));
  const text = `Name;Position;Letzter Verein\n${rows.join('\n')}\n`;
  // Counts the checkboxes in the HTML text, because a search in the parsed page would take a minute.
  const send = async (entry: [string, string | File]) => {
    const form = new FormData();
    form.append('intent', 'read');
    form.append(...(entry as [string, string]));
    const html = await (await ask(path, await filePost(form))).text();
    return { boxes: html.split('name="take"').length - 1, $: load(html) };
  };
  const first = await send(['file', new File([text], 'liste.csv')]);
  expect(first.boxes).toBe(2000);
  expect(plain(first.$('main').text())).toContain('2.000 Spieler gelesen, 298.000 weitere nicht');
  const kept = first.$('main [name=text]').text();
  expect(kept.trimEnd().split('\n')).toHaveLength(2001);
  const again = await send(['text', kept]);
  expect(again.boxes).toBe(2000);
  expect(plain(again.$('main').text())).not.toContain('weitere nicht');
});
