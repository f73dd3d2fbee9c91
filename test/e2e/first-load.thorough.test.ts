import { firstLoad, isScript } from './first-load-steps.ts';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, keepsPages: true });

test('the first visible part of a page waits for no stylesheet and no script', async ({
  open,
  page,
}) => {
  const requests = await firstLoad(page, () => open('/'));
  const sheets = requests.filter((request) => request.resourceType() === 'stylesheet');
  expect(sheets.map((request) => request.url())).toEqual([]);
  expect(requests.filter(isScript).length).toBeGreaterThan(1);
  // The HTML has no script tags that load these scripts. An inline script loads them after the first paint.
  const [document] = requests.filter((request) => request.isNavigationRequest());
  const html = (await (await document?.response())?.text()) ?? '';
  expect(html).toContain("observe({type:'paint',buffered:true})");
  expect(html).not.toMatch(
    /rel="modulepreload"|<script(?! nomodule)[^>]* src=|<script type="module"/,
  );
});
