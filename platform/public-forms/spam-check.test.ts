import { expect, test } from 'vitest';
import { findSuspicions } from './spam-check.ts';

const honest = { honeypot: '', seconds: 20, lines: ['Anna Huber'], message: 'Wann ist Training?' };

test('a normal form is not suspicious, even without JavaScript', () => {
  expect(findSuspicions(honest)).toEqual([]);
  expect(findSuspicions({ ...honest, seconds: undefined })).toEqual([]);
});

test('a filled honeypot and a form sent too fast are suspicious', () => {
  expect(findSuspicions({ ...honest, honeypot: 'x', seconds: 2.9 })).toEqual(['honeypot', 'hasty']);
  expect(findSuspicions({ ...honest, seconds: 3 })).toEqual([]);
  expect(findSuspicions({ ...honest, seconds: -5 })).toEqual(['hasty']);
});

test('more than three links in a message, or a link in a name, are suspicious', () => {
  const message = 'https://a.example HTTP://b.example www.c.example';
  expect(findSuspicions({ ...honest, message })).toEqual([]);
  for (const more of ['https://d.example', '<a href=x>', '[url=x]'])
    expect(findSuspicions({ ...honest, message: `${message} ${more}` })).toEqual(['links']);
  expect(findSuspicions({ ...honest, lines: ['Anna www.a.example'] })).toEqual(['links']);
});
