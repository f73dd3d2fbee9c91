import { createElement, isValidElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { splitCharacters, withoutSigns } from './without-signs.ts';

const left = new Set(['⚽', '⚽︎', '👨‍👩‍👧', ...splitCharacters('𝗛𝗲𝗶𝟯')]);

test.each([
  ['⚽ Heimsieg', 'Heimsieg'],
  ['Heimsieg ⚽', 'Heimsieg'],
  ['Sieg ⚽⚽ heute ⚽!', 'Sieg heute!'],
  ['Tag der 👨‍👩‍👧', 'Tag der'],
  ['⚽', ''],
  [' Bank: ', ' Bank: '],
  ['𝗛𝗲𝗶m 2𝟯 ⚽︎', 'Heim 23'],
  ['خالد (9) 2:1 – 18:30', 'خالد (9) 1:2 – 30:18'],
  ['Dynamo 2:1 خالد', 'Dynamo 2:1 خالد'],
])('withoutSigns turns %j into %j', (text, drawn) => {
  expect(withoutSigns(text, left)).toBe(drawn);
});

test('withoutSigns removes characters from all texts of an element and its components', () => {
  const Name = ({ name }: { name: string }) => createElement('b', null, `${name} ⚽`, 7);
  const whole = createElement(
    'div',
    { title: '⚽' },
    'A ⚽',
    [createElement(Name, { name: 'B', key: 1 })],
    null,
  );
  expect(textOf(withoutSigns(whole, left))).toBe('AB7');
});

function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children);
  return node === null || node === undefined ? '' : String(node);
}
