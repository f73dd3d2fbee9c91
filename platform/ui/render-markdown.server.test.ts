import { expect, test } from 'vitest';
import { markdownFault } from './markdown-fault.ts';
import { renderMarkdown } from './render-markdown.server.ts';

const link = (address: string, words = address) => `<a href="${address}">${words}</a>`;
const mail = (address: string) => link(`mailto:${address}`, address);

test.each([
  ['www.a.at/b_c, und', `${link('http://www.a.at/b_c', 'www.a.at/b_c')}, und`],
  ['https://a.at/b_c_d?e=1.', `${link('https://a.at/b_c_d?e=1')}.`],
  ['(http://a.at/b_(c))', `(${link('http://a.at/b_(c)')})`],
  ['„http://a.at“', `„${link('http://a.at')}“`],
  ['_https://a.at/b_', `<em>${link('https://a.at/b')}</em>`],
  ['x@a.wien,y.z-1@b-c.at.', `${mail('x@a.wien')},${mail('y.z-1@b-c.at')}.`],
  ['Mail:x@a.at', `Mail:${mail('x@a.at')}`],
  ['**x@a.at**', `<strong>${mail('x@a.at')}</strong>`],
  ['a.at //a.at 12.30', 'a.at //a.at 12.30'],
  ['&#119;ww&#46;a&#46;at x&#64;a&#46;at', 'www.a.at x@a.at'],
  [
    '[www.a.at](/b) <a href="/c">www.a.at</a>',
    '<a href="/b">www.a.at</a> <a href="/c">www.a.at</a>',
  ],
  ['[a](javascript:b)', '[a](javascript:b)'],
])('links only plain web and mail addresses in %j', (text, html) => {
  expect(renderMarkdown(text)).toBe(`<p>${html}</p>\n`);
});

test('renders GitHub Markdown and keeps HTML', () => {
  const text = `# Titel

Eine Zeile
geht weiter  
und endet\\
hier: ~~nie~~ "x" & <b>y</b>

1. eins
   - zwei

> Zitat

<div>
*roh*
</div>

    x < y

|a|b|
|:-|-:|
|1|*2*|

---`;
  expect(renderMarkdown(text).replaceAll('\n', '')).toBe(
    [
      '<h1>Titel</h1><p>Eine Zeilegeht weiter<br>und endet<br>',
      'hier: <del>nie</del> &quot;x&quot; &amp; <b>y</b></p>',
      '<ol><li>eins<ul><li>zwei</li></ul></li></ol><blockquote><p>Zitat</p></blockquote>',
      '<div>*roh*</div><pre><code>x &lt; y</code></pre>',
      '<table><thead><tr><th align="left">a</th><th align="right">b</th></tr></thead>',
      '<tbody><tr><td align="left">1</td><td align="right"><em>2</em></td></tr></tbody></table><hr>',
    ].join(''),
  );
});

test('renders the deepest item of many nested lists', () => {
  const text = Array.from({ length: 199 }, (_, depth) => `${'\t'.repeat(depth)}- x${depth}`);
  expect(markdownFault(text.join('\n'))).toBeUndefined();
  expect(renderMarkdown(text.join('\n'))).toContain('x198');
});
