import { readFileSync } from 'node:fs';
import { globbySync } from 'globby';
import { expect, test } from 'vitest';
import states from '#platform/ui/states.css?raw';
import { contrast } from '#test/club/colours.ts';
import { type ClubColours, createPalette, folderColours } from './palette.ts';
import { coloursStylesheet } from './stylesheet.server.ts';

const clubs: Record<string, ClubColours> = {
  green: folderColours,
  red: { pitch: '#c8102e', signal: '#ffffff' },
  'black and yellow': { pitch: '#1a1a1a', signal: '#ffe600' },
};
/** Class names for states such as an error or a win. */
const stateNames =
  /^(?:error|failure|wrong|alert|good|hint|win|draw|loss|yellow|red|status|warned|undelivered|conflict)$/;
const clubVariables =
  /var\(--(?:club-(?:pitch|signal)[\w-]*|pitch[\w-]*|accent|stripe|own-row|ours)\)/;

function stateColours(): { day: Record<string, string>; night: Record<string, string> } {
  const [day = '', night = ''] = states.split('@media');
  const read = (text: string) =>
    Object.fromEntries(
      [...text.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, is]) => [name, is]),
    );
  return { day: read(day), night: { ...read(day), ...read(night) } };
}

test.each(
  Object.entries(clubs),
)('the stylesheet of a %s club does not change the colours of states', (_, colours) => {
  const sheet = coloursStylesheet(colours);
  const names = Object.keys(stateColours().day);
  expect(names).toEqual(expect.arrayContaining(['win', 'danger', 'good', 'yellow-card']));
  expect(names.filter((name) => sheet.includes(`--${name}:`))).toEqual([]);
});

test.each(
  Object.entries(clubs),
)('the colours of states are readable on the backgrounds of a %s club', (_, colours) => {
  const { chalk = '', ink = '' } = createPalette(colours);
  const { day, night } = stateColours();
  const hard = ([is, ground, raised]: [Record<string, string>, string, string]) =>
    [
      ...['good', 'danger', 'loss'].flatMap((name) => [
        [name, is[name], ground],
        [name, is[name], raised],
      ]),
      ...['win', 'draw'].map((name) => [`on ${name}`, is['on-outcome'], is[name]]),
      ['on warning', is['on-warning'], is.warning],
      ['good on dark', is['good-on-dark'], ink],
      ['danger on dark', is['danger-on-dark'], ink],
    ].filter(([, text = '', on = '']) => contrast(text, on) < 4.5);
  expect(hard([day, chalk, '#fffdf7'])).toEqual([]);
  expect(hard([night, ink, '#18201b'])).toEqual([]);
});

test('rules for states use no club colours', () => {
  const found = globbySync(['app/**/*.css', 'platform/**/*.css']).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/([^{}]+)\{([^{}]*)/g)]
      .filter(([, selector = '', body = '']) => {
        const names = selector.match(/(?<=\.)[\w-]+/g) ?? [];
        return names.some((name) => stateNames.test(name)) && clubVariables.test(body);
      })
      .map(([, selector = '']) => `${file}: ${selector.trim()}`),
  );
  expect(found).toEqual([]);
});
