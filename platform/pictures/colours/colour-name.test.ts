import { expect, test } from 'vitest';
import { colourName } from './colour-name.ts';

test.each([
  ['#ffffff', 'Weiß'],
  ['#000000', 'Schwarz'],
  ['#808080', 'Grau'],
  ['#d3d3d3', 'Hellgrau'],
  ['#c8102e', 'Rot'],
  ['#6b0a1a', 'Dunkelrot'],
  ['#ffd23f', 'Gelb'],
  ['#8a6d00', 'Dunkelgelb'],
  ['#ff7f00', 'Orange'],
  ['#7a3e10', 'Braun'],
  ['#1f7a3d', 'Grün'],
  ['#0b3d1f', 'Dunkelgrün'],
  ['#00a7b5', 'Türkis'],
  ['#1d4ed8', 'Blau'],
  ['#9cc9ff', 'Hellblau'],
  ['#001f5c', 'Dunkelblau'],
  ['#6a0dad', 'Violett'],
  ['#ff4fa3', 'Pink'],
])('the German name of the colour %s is %s', (colour, name) => {
  expect(colourName(colour)).toBe(name);
});
