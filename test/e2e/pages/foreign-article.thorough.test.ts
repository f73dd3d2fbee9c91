import { expect, test } from '#test/e2e/fixtures.ts';

const content = `
<h1 onclick="alert(1)" style="position:fixed">Tom &amp; Jerry</h1>
<p class="x" id="y" style="color:red">Drei &lt; vier &uuml;ber <b>zwei</b>&nbsp;&euro;.</p>
<script>window.broken = 'script';</script>
<p><img src="x" onerror="window.broken = 'handler'" alt="Bild"></p>
<p><img src="https://bilder.example/foto.png" alt="Fremdes Foto"></p>
<iframe src="https://video.example/1"></iframe><iframe srcdoc="<script>parent.broken=1</script>"></iframe>
<svg><script>window.broken = 'svg';</script></svg><math><mtext><style><img src=x onerror=broken=1></style></mtext></math>
<p><a href="javascript:window.broken='link'">Falle</a> <a href="java&#10;script:window.broken='link'">Falle 2</a>
<a href="data:text/html,<script>1</script>">Falle 3</a> <a href="https://liga.example/">Liga</a> <a href="/spiele">Spiele</a></p>
<form action="https://evil.example"><input name="p"><button>Weiter</button></form>
<style>body { display: none }</style><link rel="stylesheet" href="https://evil.example/x.css">
<object data="https://evil.example/x"></object><embed src="https://evil.example/x"><base href="https://evil.example/">
<meta http-equiv="refresh" content="0;url=https://evil.example/">
</div></article></main><p>Danach</p>`;

test.use({
  content: { news: { 1: { title: 'Fremdes HTML', date: 'Dezember 15, 2024', content } } },
});

test('an article with foreign HTML keeps its text and loses scripts, forms and styles', async ({
  open,
  page,
}) => {
  await open('/news/fremdes-html');
  const article = page.getByRole('article');
  await expect(article.locator('time')).toHaveText('15. Dezember 2024');
  for (const text of ['Tom & Jerry', 'Drei < vier über zwei', 'Falle', 'Liga', 'Danach'])
    await expect(article).toContainText(text);
  await expect(
    page.locator('main main, article article, article form, article button'),
  ).toHaveCount(0);
  await expect(
    article.locator('script, style, iframe, object, embed, base, meta, link[rel], input'),
  ).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fremdes HTML');
  const attributes = await article
    .locator('div *')
    .evaluateAll((all) =>
      all.flatMap((element) => [...element.attributes].map(({ name }) => name)),
    );
  expect(attributes.filter((name) => /^(on|style|id|srcdoc|srcset)/.test(name))).toEqual([]);
  expect(await page.evaluate('window.broken')).toBeUndefined();
});
