import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { givenDrawing } from './given-drawing.server.ts';
import { makeDrawing } from './make-drawing.server.ts';
import { makePicture } from './picture-work.server.ts';

const start =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100">';
const red = '<path fill="#d00" d="M0 0H100V100H0Z"/>';
const dot = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#00d' } })
  .png()
  .toBuffer();
const base64 = dot.toString('base64');
const data = `data:image/png;base64,${base64}`;
const field = (name: string) =>
  readFileSync(new URL(`../../test/fixtures/field/${name}.svg`, import.meta.url), 'utf8');
const svg = (inside: string) => `${start}${inside}</svg>`;

/**
 * Returns the colour at each place (in percent of width and height), for example '100' for red, or '' if
 * nothing is drawn there.
 */
async function coloursOf(bytes: Buffer, places: readonly (readonly [number, number])[]) {
  const { data, info } = await sharp(bytes)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return places.map(([across, down]) => {
    const [x, y] = [
      Math.floor((across * info.width) / 100),
      Math.floor((down * info.height) / 100),
    ];
    const [r = 0, g = 0, b = 0, opacity] = data.subarray((y * info.width + x) * 4);
    if (opacity === 0) return '';
    return [r, g, b].map((value) => (value > 150 ? '1' : '0')).join('');
  });
}

const places = [
  [50, 50],
  [50, 25],
  [3, 3],
  [93, 93],
] as const;

test.each([
  ['a mask of Figma', field('b20-s1-figma-mask'), ['111', '100', '', '']],
  ['a picture', field('b20-s2-embedded-raster'), undefined],
  ['a clone of Inkscape', field('b20-s6-inkscape'), undefined],
  [
    'a symbol',
    svg(
      `<symbol id="a"><path fill="#00d" d="M0 0H50V50H0Z"/></symbol>${red}<use xlink:href="#a" x="25" y="10"/>`,
    ),
    ['001', '001', '100', '100'],
  ],
  [
    'a pattern',
    svg(
      '<pattern id="p" width="1" height="0.5"><path fill="#00d" d="M0 0H100V20H0Z"/></pattern><path fill="url(#p)" d="M0 0H100V100H0Z"/>',
    ),
    ['001', '', '001', ''],
  ],
  [
    'a pattern of a picture, as Figma fills',
    svg(
      `<path fill="url(#p)" d="M0 0H100V100H0Z"/><defs><pattern id="p" patternContentUnits="objectBoundingBox" width="1" height="1"><use xlink:href="#i" transform="scale(0.5)"/></pattern><image id="i" width="2" height="2" xlink:href="${data}"/></defs>`,
    ),
    ['001', '001', '001', '001'],
  ],
  [
    'a picture in lines, without a size',
    svg(
      `${red}<image transform="scale(20)" href="data:image/png;base64,&#10;${base64.replace(/.{20}/g, '$&\n')}"/>`,
    ),
    ['100', '100', '001', '100'],
  ],
  [
    'a marker',
    svg(
      `${red}<marker id="m" markerWidth="60" markerHeight="60" markerUnits="userSpaceOnUse"><path fill="#00d" d="M0 0H60V60H0Z"/></marker><path d="M20 20H21" marker-start="url(#m)"/>`,
    ),
    ['001', '001', '100', '100'],
  ],
  [
    'a filter',
    svg(
      '<filter id="f"><feFlood flood-color="#00d"/></filter><path filter="url(#f)" d="M20 20H80V80H20Z"/>',
    ),
    ['001', '001', '', ''],
  ],
  [
    'a mask of a style sheet',
    svg(
      '<style>g .a{mask:url(#m)}</style><mask id="m"><path fill="#fff" d="M0 0H100V60H0Z"/></mask><g><path class="a" fill="#d00" d="M0 0H100V100H0Z"/></g>',
    ),
    ['100', '100', '100', ''],
  ],
  [
    'a selector that is not plain',
    svg(
      '<style>g > path{fill:#d00}path{fill:#00d}</style><g><path fill="#00d" d="M0 0H100V100H0Z"/></g>',
    ),
    ['100', '100', '100', '100'],
  ],
  [
    'a part of a choice',
    svg(`<switch><g>${red}</g><path fill="#00d" d="M0 0H100V100H0Z"/></switch>`),
    ['100', '100', '100', '100'],
  ],
  [
    'a clip in a clip',
    svg(
      '<clipPath id="a"><path d="M0 0H100V60H0Z"/></clipPath><clipPath id="b" clip-path="url(#a)"><path d="M20 0H100V100H20Z"/></clipPath><path clip-path="url(#b)" fill="#d00" d="M0 0H100V100H0Z"/>',
    ),
    ['100', '100', '', ''],
  ],
])('converts a drawing to pixels if an SVG would lose parts: %s', async (_, given, colours) => {
  const { extension, bytes } = await makeDrawing(Buffer.from(given));
  expect(extension).toBe('png');
  if (colours) expect(await coloursOf(bytes, places)).toEqual(colours);
});

test('draws an embedded picture and a cloned part', async () => {
  const framed = await makeDrawing(Buffer.from(field('b20-s2-embedded-raster')));
  const shown = await coloursOf(framed.bytes, [
    [50, 45],
    [15, 10],
  ]);
  expect(shown[0]).not.toBe(shown[1]);
  const cloned = await makeDrawing(Buffer.from(field('b20-s6-inkscape')));
  expect(
    await coloursOf(cloned.bytes, [
      [29, 50],
      [71, 50],
    ]),
  ).toEqual(['100', '100']);
});

test.each([
  [
    'illustrator-symbol',
    { '30 30': '111', '70 65': '111', '50 45': '111', '30 20': '100', '3 3': '' },
  ],
  [
    'sketch-mask-and-shadow',
    { '50 20': '110', '50 50': '000', '50 94': '000', '0 50': '', '50 3': '' },
  ],
  [
    'canva-masked-picture',
    { '15 15': '111', '25 15': '110', '59.5 15': '111', '60.5 15': '110', '3 3': '111' },
  ],
])('makeDrawing draws the crest of a drawing program without changes: %s', async (name, wanted) => {
  const { extension, bytes } = await makeDrawing(Buffer.from(field(name)));
  const drawn = await coloursOf(
    bytes,
    Object.keys(wanted).map((place) => place.split(' ').map(Number) as [number, number]),
  );
  expect([extension, drawn]).toEqual(['png', Object.values(wanted)]);
});

test.each([
  ['inkscape-text-on-a-path', 'in Pfade um, oder speichere das Bild als PNG.'],
  ['illustrator-linked-picture', 'Bitte speichere alles zusammen als PNG.'],
])('makeDrawing rejects a crest that it cannot draw correctly and explains the solution: %s', async (name, sentence) => {
  await expect(makeDrawing(Buffer.from(field(name)))).rejects.toThrow(sentence);
});

test.each([
  ['what it may be in another place', '<path fill="var(--fill-0, #d00)" d="M0 0H100V100H0Z"/>'],
  [
    'a colour of screens of today',
    '<path fill="#d00" style="fill:#d00;fill:color(display-p3 0.8 0 0);fill-opacity:1" d="M0 0H100V100H0Z"/>',
  ],
  [
    'that it is drawn as usual',
    '<path style="fill:#d00;transform:none;vector-effect:none" d="M0 0H100V100H0Z"/>',
  ],
  ['a link around it', `<a href="https://fc.example">${red}</a>`],
])('makeDrawing does not convert this SVG to a PNG: %s', async (_, inside) => {
  const { extension, bytes } = await makeDrawing(Buffer.from(svg(inside)));
  expect(extension).toBe('svg');
  expect(bytes.toString()).toContain('fill="#d00"');
});

test('a drawing converted to a PNG gets the width and height of its shape', async () => {
  const shape = { width: 512, height: 512, isCropped: false, takesDrawing: true } as const;
  const file = Buffer.from(field('b20-s1-figma-mask'));
  const crop = { zoom: 1, across: 0.5, down: 0.5 };
  expect(await makePicture(file, shape, crop)).toMatchObject({
    ...{ width: 512, height: 512, extension: 'png' },
  });
});

test.each([
  ['elsewhere', 'https://boese.example/x.png'],
  ['of the computer', 'file:///C:/Users/max/wappen.png'],
  ['beside it', 'wappen.png'],
  ['that is a drawing', 'data:image/svg+xml;base64,PHN2Zy8+'],
  ['that is none', 'data:image/png;base64,AAAA'],
  ['that is cut off', `data:image/png;base64,${base64.slice(0, 60)}`],
])('makeDrawing rejects a drawing with a picture %s and explains the solution', async (_, href) => {
  for (const name of ['href', 'xlink:href'])
    await expect(
      makeDrawing(Buffer.from(svg(`${red}<image width="9" height="9" ${name}="${href}"/>`))),
    ).rejects.toThrow('Bitte speichere alles zusammen als PNG.');
});

test.each([
  '<style>g > path{fill:#d00 !important}</style><g><path style="fill:#00d" d="M0 0H9"/></g>',
  '<path style="transform:translate(50px)" d="M0 0H9V9Z"/>',
  '<path style="transform-box:fill-box" transform="rotate(9)" d="M0 0H9V9Z"/>',
  '<path vector-effect="non-scaling-stroke" stroke="#00d" d="M0 0H9"/>',
])('makeDrawing rejects a style that the renderer draws differently from browsers: %s', async (styled) => {
  await expect(makeDrawing(Buffer.from(svg(red + styled)))).rejects.toThrow('als PNG');
});

test.each([
  ['a name', '<style>#i{fill:#d00}g > path{fill:#00d}</style>', 'id="i"'],
  ['its own', '<style>g > path{fill:#00d}</style>', 'style="fill:#d00"'],
  [
    'one that is important',
    '<style>path{fill:#d00 !important}g > path{fill:#00d}</style>',
    'fill="#00d"',
  ],
])('makeDrawing applies the style rule with the highest priority: %s', async (_, sheet, own) => {
  const inside = `${sheet}<g><path ${own} d="M0 0H100V100H0Z"/></g>`;
  const { extension, bytes } = await makeDrawing(Buffer.from(svg(inside)));
  expect([extension, /fill="([^"]*)"/.exec(bytes.toString())?.[1]]).toEqual(['svg', '#d00']);
});

test('rejects a drawing with text in an embedded HTML page', async () => {
  const page =
    '<foreignObject width="9" height="9"><p xmlns="http://www.w3.org/1999/xhtml">FC</p></foreignObject>';
  await expect(makeDrawing(Buffer.from(svg(red + page)))).rejects.toThrow('in Pfade um');
});

test.each([
  '<feImage href="file:///etc/passwd"/>',
  '<filter id="f"><feImage xlink:href="file:///etc/passwd"/></filter>',
  '<use href="file:///etc/passwd#a"/>',
  '<x:image xmlns:x="http://www.w3.org/2000/svg" xlink:href="file:///etc/passwd"/>',
  '<path y:href="file:///etc/passwd" xmlns:y="http://www.w3.org/1999/xlink" d="M0 0"/>',
  '<style>/*&lt;/style>&lt;image href="file:///etc/passwd"/>*/</style>',
  '<style>a > &lt;/style>&lt;image href="file:///etc/passwd"/>{fill:#000}</style>',
  '<style>a{fill:url(file:///etc/passwd)}path{fill:#000}</style>',
  '<style>@import url(file:///etc/passwd);</style>',
  '<path style="fill:url(file:///etc/passwd)" d="M0 0"/>',
  '<title>&lt;image href="file:///etc/passwd"/></title>',
  '<xmp>&lt;image href="file:///etc/passwd"/></xmp>',
  '<textarea>&lt;image href="file:///etc/passwd"/></textarea>',
  '<script>&lt;image href="file:///etc/passwd"/></script>',
])('givenDrawing removes references to files outside the drawing: %s', async (hostile) => {
  const given = await givenDrawing(svg(red + hostile), { withoutDashes: false });
  expect(given).not.toMatch(/<(?!title)[^>]*passwd/);
});
