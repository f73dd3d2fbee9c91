import { expect, test } from 'vitest';
import { newsletterHtml } from '../newsletter-body.server.ts';
import { articleBody } from './article-body.server.ts';

const origin = 'https://verein.example';
const plain = (html: string) => html.replace(/ (?:width|height)="\d+"|\s+/g, '');

test.each([
  ['<h2>Derby</h2><p>Ein <strong>Sieg</strong>!</p>', '## Derby\n\nEin **Sieg**!'],
  ['<p>1:0 Huber<br>2:0 Maier</p>', '1:0 Huber\\\n2:0 Maier'],
  [
    '<ul><li>eins</li><li>zwei</li></ul><blockquote><p>Ja</p></blockquote>',
    '- eins\n- zwei\n\n> Ja',
  ],
  ['<p>a &lt; b | c <a href="/team">Team</a></p>', 'a \\< b \\| c [Team](/team)'],
  [
    '<p><img src="/uploads/a.jpg" alt="Jubel" width="640" height="480"></p>',
    '![Jubel](/uploads/a.jpg)',
  ],
])('converts %s to Markdown without a change in the mail', async (content, written) => {
  expect(await articleBody(content)).toBe(written);
  expect(plain(newsletterHtml(written, origin))).toBe(plain(newsletterHtml(content, origin)));
});

test.each([
  '<table><tbody><tr><td>1</td><td>SV Berg</td></tr></tbody></table>',
  '<figure><img src="/uploads/a.jpg" alt=""><figcaption>Der Jubel</figcaption></figure>',
  '<p>Näheres auf www.verein.example</p>',
])('%s stays HTML, because Markdown would change the mail', async (content) => {
  expect(await articleBody(content)).toBe(content);
});
