import { expect, test } from 'vitest';
import { openPage, openTree, readLine } from '#test/pages/tree-page.ts';

/*
 * Other tests of foreign HTML: platform/ui/safe-html.server.test.ts (remaining markup), test/e2e/pages (no
 * script runs).
 */

test('an article excerpt of imported HTML contains neither tags nor entities', async () => {
  const content = `<h1 onclick="alert(1)">Tom &amp; Jerry</h1>
<p>Drei &lt; vier &uuml;ber <b>zwei</b>&nbsp;&euro;.</p><script>window.broken = 1</script>${'<p>Mehr davon.</p>'.repeat(9)}`;
  const news = { 1: { title: 'Fremdes HTML', date: 'Dezember 15, 2024', content } };
  const $ = await openPage(await openTree({ news }), '/');
  const card = $('li').filter((_, one) => $(one).text().includes('Fremdes HTML'));
  expect(readLine(card.find('p'))).toMatch(/^Tom & Jerry Drei < vier über zwei €\. Mehr.*\.\.\.$/);
});

test('a title with unusual characters has an address and is shown unchanged', async () => {
  const title = 'Kurz & <gut>: "100 %" — Über_Größe!';
  const ask = await openTree({ news: { 2: { title, date: '2025-02-01', content: '<p>Äh</p>' } } });
  for (const slug of ['kurz--gut-100---über_größe', 'kurz--gut-100---ber_gre'])
    expect(readLine((await openPage(ask, encodeURI(`/news/${slug}`)))('h1'))).toBe(title);
});
