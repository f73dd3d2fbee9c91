import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isDrawing } from './limits.ts';
import { makeDrawing } from './make-drawing.server.ts';
import { makePicture } from './picture-work.server.ts';
import { libraryPictureShape } from './shape.ts';

const start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">';
const shield = '<path fill="#c8102e" d="M0 0H100V60L50 100 0 60Z"/>';

async function cleaned(inside: string): Promise<string> {
  return (await makeDrawing(Buffer.from(`${start}${inside}</svg>`))).bytes.toString();
}

test('makeDrawing keeps shapes, gradients, clips and the styles of a style sheet', async () => {
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
  ['a part elsewhere', '<use href="https://boese.example/x.svg#a"/>'],
  ['a colour elsewhere', '<path fill="url(https://boese.example/x.svg#a)" d="M0 0H9V9Z"/>'],
  ['a style that loads', '<style>@import url(https://boese.example/x.css);</style>'],
  ['a style attribute', '<path style="background:url(https://boese.example)" d="M0 0H9V9Z"/>'],
  ['a move', '<path d="M0 0"><set attributeName="href" to="javascript:alert(1)"/></path>'],
])('makeDrawing removes %s from a drawing', async (_, hostile) => {
  const svg = await cleaned(shield + hostile);
  expect(svg).toContain(shield.slice(6, 20));
  expect(svg).not.toMatch(/script|alert|boese|javascript|\bon\w+=|<(?:image|a|iframe|set)\b/i);
});

test.each([
  ['no drawing', 'Wappen'],
  ['one that is cut off', `${start}<path`],
  [
    'one whose entities hold each other',
    `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${start}<title>&b;</title>${shield}</svg>`,
  ],
  [
    'one whose entities come to more than a drawing',
    `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(3000)}">]>${start}<title>${'&a;'.repeat(101)}</title>${shield}</svg>`,
  ],
  [
    'one with an entity that is elsewhere',
    `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${start}<title>&a;</title>${shield}</svg>`,
  ],
  [
    'one with an entity of the document type',
    `<!DOCTYPE svg [<!ENTITY % a "<!ENTITY b 'x'>"> %a;]>${start}${shield}</svg>`,
  ],
  [
    'one of more entities than programs write',
    `<!DOCTYPE svg [${'<!ENTITY a "a">'.repeat(501)}]>${start}${shield}</svg>`,
  ],
  ['one with nothing to see', `${start}<script>alert(1)</script></svg>`],
  [
    'a line instead of a crest',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 100000">${shield}</svg>`,
  ],
  ['a very large one', `${start}${shield.repeat(6000)}</svg>`],
])('makeDrawing rejects %s and explains the reason', async (_, file) => {
  await expect(makeDrawing(Buffer.from(file))).rejects.toMatchObject({
    message: expect.stringMatching(/PNG|zeichnen|schmal/),
  });
});

test.each([
  '<text>FC</text>',
  '<g><svg:text xmlns:svg="http://www.w3.org/2000/svg">FC</svg:text></g>',
  '<text x="3"><tspan>F</tspan><tspan>C</tspan></text>',
])('rejects text in a drawing and explains the solution: %s', async (text) => {
  await expect(cleaned(shield + text)).rejects.toMatchObject({
    message: expect.stringContaining('in Pfade um'),
  });
});

test('accepts a title and a text element without letters', async () => {
  expect(await cleaned(`<title>FC Bach</title>${shield}<text> </text>`)).toContain('c8102e');
});

test('reads only plain rules of a style sheet, which apply fast', async () => {
  const nested = `${'<g>'.repeat(300)}${shield}${'</g>'.repeat(300)}`;
  const styles = `${'* * * * * * * *{fill:#fff}'.repeat(500)}@media all{.a{fill:#fff}}`;
  const svg = await cleaned(
    `<style>/* a */<![CDATA[.b,#c{fill:#123456}${styles}]]></style><g class="b">${nested}</g>`,
  );
  expect(svg).toContain('fill="#123456"');
  expect(svg).not.toContain('fill="#fff"');
});

test('makeDrawing rejects parts that use each other so often that drawing never ends', async () => {
  const levels = Array.from(
    { length: 30 },
    (_, level) => `<g id="l${level}">${`<use href="#l${level + 1}"/>`.repeat(10)}</g>`,
  );
  for (const parts of [levels.join(''), '<g id="a"><use href="#a"/></g>'])
    await expect(cleaned(`${shield}${parts}`)).rejects.toThrow(
      'Diese Zeichnung braucht zu lange. Bitte speichere das Bild als PNG.',
    );
});

test('recognises a drawing by its content', () => {
  for (const text of ['<svg>', '\ufeff<?xml version="1.0"?><svg>', '  <!-- x --><svg>'])
    expect(isDrawing(Buffer.from(text))).toBe(true);
  for (const text of ['', '\u0089PNG', 'GIF89a<svg>'])
    expect(isDrawing(Buffer.from(text))).toBe(false);
});

test.each([
  [
    'Illustrator',
    '<defs><style>.cls-1{fill:none;}.cls-2,.cls-3{fill:#c8102e;}.cls-3{stroke:#1d1d1b;stroke-miterlimit:10;stroke-width:.75px;}.cls-4{clip-path:url(#clippath);}</style><clipPath id="clippath"><rect class="cls-1" width="100" height="100"/></clipPath></defs><g class="cls-4"><path class="cls-3" d="M0 0H100V60Z"/></g>',
    ['fill="#c8102e"', 'stroke="#1d1d1b"', 'stroke-width=".75px"', 'clip-path="url(#clippath)"'],
  ],
  [
    'Inkscape',
    '<sodipodi:namedview id="base" pagecolor="#fff" inkscape:zoom="1"/><defs><linearGradient id="a"><stop style="stop-color:#c8102e;stop-opacity:1" offset="0"/></linearGradient><linearGradient xlink:href="#a" id="b" gradientUnits="userSpaceOnUse" gradientTransform="matrix(1,0,0,1,-3.2,1e-4)"/></defs><g inkscape:label="Ebene 1" transform="translate(-1,2) rotate(3)"><path style="fill:url(#b);stroke:rgb(1, 2, 3);-inkscape-stroke:none" d="M0 0H90V60Z" sodipodi:nodetypes="ccc"/></g>',
    [
      'stop-color="#c8102e"',
      'href="#a"',
      'gradientTransform="matrix(1,0,0,1,-3.2,1e-4)"',
      'transform="translate(-1,2) rotate(3)"',
      'fill="url(#b)"',
      'stroke="rgb(1, 2, 3)"',
    ],
  ],
  [
    'CorelDRAW',
    '<defs><style type="text/css"><![CDATA[\n .str0 {stroke:#2B2A29;stroke-width:7.62}\n .fil1 {fill:#C8102E;fill-rule:nonzero}\n #Ebene {opacity:0.5}\n ]]></style></defs><g id="Ebene"><metadata id="CorelCorpID_0Corel-Layer"/><polygon class="fil1 str0" points="0,0 90,0 90,60 "/></g>',
    ['stroke="#2B2A29"', 'stroke-width="7.62"', 'fill="#C8102E"', 'opacity="0.5"'],
  ],
])('makeDrawing keeps the colours and lines of a drawing from %s', async (_, inside, looks) => {
  const svg = await cleaned(inside);
  for (const look of looks) expect(svg).toContain(look);
});

const illustrator = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 16.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
  <!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
  <!ENTITY ns_svg "http://www.w3.org/2000/svg">
  <!ENTITY ns_xlink "http://www.w3.org/1999/xlink">
  <!ENTITY st0 "fill:#C8102E;stroke:#FFFFFF;">
]>
<svg version="1.1" id="Ebene_1" xmlns:x="&ns_extend;" xmlns:i="&ns_ai;" xmlns="&ns_svg;" xmlns:xlink="&ns_xlink;"
  width="100px" height="100px" viewBox="0 0 100 100" enable-background="new 0 0 100 100" xml:space="preserve">
<switch>
  <foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1">
    <i:pgfRef xlink:href="#adobe_illustrator_pgf"></i:pgfRef>
  </foreignObject>
  <g i:extraneous="self"><path style="&st0;" d="M0,0h100v60l-50,40L0,60V0z"/></g>
</switch>
<i:pgf  id="adobe_illustrator_pgf">${'eJzsvWl34sqyJvz5XP8H'.repeat(20_000)}</i:pgf>
</svg>`;

test('makeDrawing reads an Illustrator file with entities and keeps only the drawing', async () => {
  const { bytes, width, height } = await makeDrawing(Buffer.from(illustrator));
  const svg = bytes.toString();
  expect([width, height]).toEqual([64, 64]);
  expect(svg).toContain('xmlns="http://www.w3.org/2000/svg"');
  expect(svg).toMatch(/<path[^>]* fill="#C8102E"/);
  expect(svg).not.toMatch(/ENTITY|ns_svg|&|pgf|switch/);
});

test('makeDrawing applies the style with the highest priority, like a browser', async () => {
  const svg = await cleaned(
    '<style>#i{fill:#111}path{fill:#222;stroke:#222!important}.b{fill:#333}.a{fill:#444}</style><path class="a b" fill="#555" stroke="#555" d="M0 0H9V9Z"/><path class="b" id="i" d="M0 0H8V9Z"/><path class="a" style="fill:#666;stroke:#666" d="M0 0H7V9Z"/>',
  );
  expect(
    [...svg.matchAll(/ (fill|stroke)="#(\d)/g)].map(([, look, colour]) => `${look}${colour}`),
  ).toEqual(['fill4', 'stroke2', 'fill1', 'stroke2', 'fill6', 'stroke2']);
});

test.each([
  ['closed with a space', (rules: string) => `<style>${rules}</style >`],
  ['whose braces are entities', (rules: string) => `<style>.x{&#125;${rules}</style>`],
  [
    'of one list',
    (rules: string) => `<style>${rules.replaceAll('{fill:#fff}', ',')}path{}</style>`,
  ],
])('makeDrawing ignores long selectors in a style sheet %s', async (_, styled) => {
  const svg = await cleaned(`${styled('* * * * path{fill:#fff}'.repeat(9))}${shield}`);
  expect(svg).toContain(shield.slice(6, 20));
  expect(svg).not.toContain('fill="#fff"');
});

test.each([
  String.raw`u\72l(https://boese.example)`,
  'u/**/rl(https://boese.example)',
  '&#117;rl(https://boese.example)',
  'url (https://boese.example)',
  'var(--boese)',
  'image-set("https://boese.example/x.png" 1x)',
  'src("https://boese.example/x.png")',
  'url(#a) url(https://boese.example)',
])('makeDrawing removes a value that could load something outside the drawing: %s', async (value) => {
  const svg = await cleaned(
    `${shield}<style>.a{stroke:${value}}</style><path class="a" fill='${value}' d="M0 0H9V9Z"/><path style='fill:${value}' d="M0 0H9V9Z"/>`,
  );
  expect(svg).toContain(shield.slice(6, 20));
  expect(svg).not.toMatch(/boese|stroke|72l/);
});

test.each([
  ['many elements', '<g/>'.repeat(4001)],
  ['many rules', `<style>${'a{}'.repeat(1001)}</style>`],
  ['many levels', `${'<g>'.repeat(401)}${'</g>'.repeat(401)}`],
])('makeDrawing rejects a drawing with too many parts: %s', async (_, inside) => {
  await expect(cleaned(shield + inside)).rejects.toThrow(
    'Diese Zeichnung hat zu viele Teile. Bitte speichere das Bild als PNG.',
  );
});

const long = `<path id="p" d="M0 0${'L9 9'.repeat(3000)}"/>`;

test.each([
  ['copies of a long outline', `${long}${'<use href="#p"/>'.repeat(100)}`],
  [
    'one clip of many parts, used by many',
    `<clipPath id="c">${'<path d="M0 0H9"/>'.repeat(300)}</clipPath>${'<path clip-path="url(#c)" d="M0 0H9"/>'.repeat(300)}`,
  ],
  [
    'one clip of copies',
    `${long}<clipPath id="c">${'<use href="#p"/>'.repeat(9)}</clipPath>${'<path clip-path="url(#c)" d="M0 0H9"/>'.repeat(20)}`,
  ],
  [
    'clips of clips',
    '<clipPath id="a"><clipPath id="b"><path d="M0 0H9"/></clipPath><path clip-path="url(#a)" d="M0 0H9"/></clipPath>',
  ],
  ['layers in layers', `${'<g opacity="0.9">'.repeat(52)}${shield}${'</g>'.repeat(52)}`],
])('makeDrawing rejects a drawing that takes too long because of %s', async (_, inside) => {
  await expect(cleaned(shield + inside)).rejects.toThrow(
    'Diese Zeichnung braucht zu lange. Bitte speichere das Bild als PNG.',
  );
});

test.each([
  ['in a group', '<g stroke="#000" stroke-dasharray="0.001"><path d="M0 0H900"/></g>'],
  ['of a copy', '<path id="p" d="M0 0H900"/><use href="#p" stroke-dasharray="0.01 0.01"/>'],
  ['of a line that goes back', `<path stroke-dasharray="1" d="M900 0${'H0Z'.repeat(99)}"/>`],
  [
    'of a repeated smooth curve',
    `<path stroke-dasharray="1" d="M0 0q2000 0 0 0t0 0${' 0 0'.repeat(450)}"/>`,
  ],
  ['of a circle', '<circle r="9000" stroke-dasharray="1"/>'],
  ['of a size in percent', '<rect width="100%" height="9" stroke-dasharray="1"/>'],
])('makeDrawing draws a line with too many dashes as a plain line: %s', async (_, inside) => {
  const svg = await cleaned(shield + inside);
  expect(svg).toContain(shield.slice(6, 20));
  expect(svg).not.toContain('dasharray');
});

test('makeDrawing keeps a dashed line around a crest', async () => {
  const svg = await cleaned(
    `${shield}<g stroke-dasharray="2,1"><circle cx="50" cy="50" r="45"/><path d="M0 0H100V60L50 100 0 60Z"/></g>`,
  );
  expect(svg).toContain('stroke-dasharray="2,1"');
});

test('makePicture rejects a picture with one very long side', async () => {
  const line = { width: 1, height: 20_001, channels: 3, background: '#000' } as const;
  const bytes = await sharp({ create: line }).png().toBuffer();
  await expect(
    makePicture(bytes, libraryPictureShape, { zoom: 1, across: 0, down: 0 }),
  ).rejects.toThrow('Das Bild ist zu lang: Eine Seite hat mehr als 20.000 Pixel.');
});
