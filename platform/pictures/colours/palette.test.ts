import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type ClubColours,
  coloursHardToRead,
  createPalette,
  createRecolour,
  folderColours,
  folderPalette,
  formatColours,
  nearestReadable,
  parseColours,
  recolourText,
} from './palette.ts';

const redAndWhite: ClubColours = { pitch: '#c8102e', signal: '#ffffff' };

test('createPalette turns the default colours into the palette of club/theme.css', () => {
  expect(createPalette(folderColours)).toEqual(folderPalette);
});

test('createPalette makes a readable palette from any two readable colours', () => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(colour, colour, (one, other) => {
      const colours = {
        pitch: nearestReadable('pitch', one),
        signal: nearestReadable('signal', other),
      };
      expect(coloursHardToRead(createPalette(colours))).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

test('nearestReadable keeps a readable colour and darkens a light pitch colour', () => {
  expect(nearestReadable('pitch', redAndWhite.pitch)).toBe(redAndWhite.pitch);
  expect(nearestReadable('signal', redAndWhite.signal)).toBe(redAndWhite.signal);
  const darker = nearestReadable('pitch', '#ffd23f');
  expect(darker).not.toBe('#ffd23f');
  expect(coloursHardToRead(createPalette({ ...redAndWhite, pitch: '#ffd23f' }))).not.toEqual([]);
});

test('recolours shades of the old colours in a drawing and keeps other colours', () => {
  const drawing = `<path fill="${folderColours.pitch.toUpperCase()}"/><path fill="#fff"/><path fill="#d1332e"/>`;
  expect(recolourText(drawing, createRecolour(redAndWhite))).toBe(
    `<path fill="${redAndWhite.pitch}"/><path fill="#fff"/><path fill="#d1332e"/>`,
  );
});

test('a club with a white second colour still gets a tinted table row', () => {
  const { 'signal-pale': row, chalk } = createPalette(redAndWhite);
  expect(row).not.toBe(chalk);
});

test('parseColours reads the result of formatColours and rejects other texts', () => {
  expect(parseColours(formatColours(redAndWhite))).toEqual(redAndWhite);
  for (const word of ['', 'c8102e', 'c8102e-fff', '../c8102e-ffffff', 'C8102E-FFFFFF'])
    expect(parseColours(word)).toBeUndefined();
});
