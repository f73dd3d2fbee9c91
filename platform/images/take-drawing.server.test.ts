import { expect, test } from 'vitest';
import { isDrawing, makeDrawing } from './take-drawing.server.ts';

const start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">';
const shield = '<path fill="#c8102e" d="M0 0H100V60L50 100 0 60Z"/>';

async function cleaned(inside: string): Promise<string> {
  return (await makeDrawing(Buffer.from(`${start}${inside}</svg>`))).bytes.toString();
}

test('a crest keeps its shapes, gradients, clips and the looks of its style sheet', async () => {
  const svg = await cleaned(
    `<style>.a{fill:#c8102e}.b{stroke:#fff}</style><defs><linearGradient id="g"><stop stop-color="#fff"/></linearGradient><path id="p" d="M0 0H9V9Z"/><clipPath id="c"><use xlink:href="#p" xmlns:xlink="http://www.w3.org/1999/xlink"/></clipPath></defs><path class="a" d="M0 0H100V60L50 100 0 60Z"/><circle class="b" style="fill:url(#g)" clip-path="url(#c)" cx="5" cy="5" r="4"/>`,
  );
  expect(svg).toContain('fill="#c8102e"');
  expect(svg).toContain('stroke="#fff"');
  expect(svg).toContain('fill="url(#g)"');
  expect(svg).toContain('clip-path="url(#c)"');
  expect(svg).toMatch(/<use href="#p"/);
  expect(svg).not.toContain('style');
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script in capitals', '<SCRIPT>alert(1)</SCRIPT>'],
  ['a handler', '<path onload="alert(1)" onclick="alert(1)" d="M0 0"/>'],
  ['a page', '<foreignObject><iframe src="javascript:alert(1)"/></foreignObject>'],
  ['a link', '<a href="javascript:alert(1)"><path d="M0 0H9V9Z"/></a>'],
  ['a picture elsewhere', '<image href="https://boese.example/x.png"/>'],
  ['a part elsewhere', '<use href="https://boese.example/x.svg#a"/>'],
  ['a colour elsewhere', '<path fill="url(https://boese.example/x.svg#a)" d="M0 0H9V9Z"/>'],
  ['a style that loads', '<style>@import url(https://boese.example/x.css);</style>'],
  ['a style attribute', '<path style="background:url(https://boese.example)" d="M0 0H9V9Z"/>'],
  ['a move', '<path d="M0 0"><set attributeName="href" to="javascript:alert(1)"/></path>'],
])('%s does not stay in a drawing', async (_, hostile) => {
  const svg = await cleaned(shield + hostile);
  expect(svg).toContain(shield.slice(6, 20));
  expect(svg).not.toMatch(/script|alert|boese|javascript|\bon\w+=|<(?:image|a|iframe|set)\b/i);
});

test.each([
  ['no drawing', 'Wappen'],
  ['one that is cut off', `${start}<path`],
  [
    'one with entities',
    `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${start}<title>&a;</title>${shield}</svg>`,
  ],
  ['one with nothing to see', `${start}<script>alert(1)</script></svg>`],
  [
    'a line instead of a crest',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 100000">${shield}</svg>`,
  ],
  ['a very large one', `${start}${shield.repeat(6000)}</svg>`],
])('%s is refused with a sentence', async (_, file) => {
  await expect(makeDrawing(Buffer.from(file))).rejects.toMatchObject({
    message: expect.stringMatching(/PNG|zeichnen|schmal/),
  });
});

test('of style sheets only plain rules are read, which take no time to apply', async () => {
  const nested = `${'<g>'.repeat(300)}${shield}${'</g>'.repeat(300)}`;
  const styles = `${'* * * * * * * *{fill:#fff}'.repeat(500)}@media all{.a{fill:#fff}}`;
  const svg = await cleaned(
    `<style>/* a */<![CDATA[.b,#c{fill:#123456}${styles}]]></style><g class="b">${nested}</g>`,
  );
  expect(svg).toContain('fill="#123456"');
  expect(svg).not.toContain('fill="#fff"');
});

test('parts of parts of parts, which would be drawn for ever, are left out', async () => {
  const levels = Array.from(
    { length: 30 },
    (_, level) => `<g id="l${level}">${`<use href="#l${level + 1}"/>`.repeat(10)}</g>`,
  );
  expect(await cleaned(`${shield}${levels.join('')}`)).not.toContain('<use');
});

test('a drawing is told from a picture by what it holds', () => {
  for (const text of ['<svg>', '\ufeff<?xml version="1.0"?><svg>', '  <!-- x --><svg>'])
    expect(isDrawing(Buffer.from(text))).toBe(true);
  for (const text of ['', '\u0089PNG', 'GIF89a<svg>'])
    expect(isDrawing(Buffer.from(text))).toBe(false);
});
