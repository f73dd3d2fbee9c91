import { expect, test } from 'vitest';
import { withOtherPicture, withoutPicture } from './picture-references.server.ts';

const gone = '/uploads/01a207b7-ae30-754a-93fb-3e93fdb80583-640x800.jpg';
const other = '/uploads/01a207b7-cd91-7039-9d70-25677a0a6571-1280x720.jpg';

test.each([
  [`<p>Da <img src="${gone}" alt="Anna"> dort</p>`, '<p>Da  dort</p>'],
  [`<p>A</p><p><img alt="Anna" src="${gone}" width="1"></p><p>B</p>`, '<p>A</p><p>B</p>'],
  [
    `<figure><img src="${gone}"><figcaption>Anna</figcaption></figure><figure><img src="${other}"></figure>`,
    `<figure><img src="${other}"></figure>`,
  ],
  [`<a href="${gone}"><img src="${gone}"> groß</a>`, ' groß'],
  [`<img src="/bilder/640${gone}.webp" alt="">`, ''],
  [`![Anna](${gone}) ![Berg](${other})`, ` ![Berg](${other})`],
  [`![Anna](${gone} "Anna im Tor")`, ''],
  [`[Das Foto](${gone}) und ${gone}`, 'Das Foto und '],
  [`<img src="${other}" alt="Berg">`, `<img src="${other}" alt="Berg">`],
])('withoutPicture removes a picture from the text %s', (text, left) => {
  expect(withoutPicture({ text }, gone)).toEqual({ text: left });
});

test('withoutPicture empties the field with the picture and the field with its description', () => {
  const record = { image: gone, imageAlt: 'Anna', logo: other, logoAlt: 'Berg', name: 'Anna' };
  expect(withoutPicture([{ record }], gone)).toEqual([
    { record: { ...record, image: null, imageAlt: null } },
  ]);
  expect(withoutPicture({ crest: `/bilder/160${gone}.avif` }, gone, '')).toEqual({ crest: '' });
});

test('withoutPicture processes long texts with many picture tags in time', () => {
  for (const unit of ['<img ', '![x', '[', `<a href="${gone}">`, `<figure><img src="${gone}">`]) {
    const text = `${unit.repeat(100_000 / unit.length)} ${gone}`;
    const begun = performance.now();
    withoutPicture({ text }, gone);
    expect([unit, performance.now() - begun < 5_000]).toEqual([unit, true]);
  }
});

test('withOtherPicture replaces the address and the size of a picture', () => {
  const size = 'width="640" height="800"';
  expect(
    withOtherPicture(`<img src="${gone}" ${size}><img src="/a.png" ${size}> ${gone}`, gone, other),
  ).toBe(`<img src="${other}" width="1280" height="720"><img src="/a.png" ${size}> ${other}`);
});
