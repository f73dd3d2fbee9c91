import { expect, test } from 'vitest';
import { newsletterHtml } from '../newsletter-body.server.ts';
import { newsletterSchema } from './schema.ts';

const accepts = (body: string) => newsletterSchema.safeParse({ subject: 'März', body }).success;

test.each([
  '> ',
  '>',
  '1. ',
  '- 1) * ',
])('rejects a text in which the mark %j is nested too deeply', (mark) => {
  for (const before of ['', 'Hallo\n\n', '  '])
    expect(accepts(before + mark.repeat(20_000 / mark.length - 10))).toBe(false);
});

test.each(['*a_', '!', '|a', '[', '- a\n'])('a text of %j without end is refused', (part) => {
  expect(accepts(part.repeat(19_000 / part.length))).toBe(false);
});

test('shows a text that is nested too deeply as plain characters', () => {
  expect(newsletterHtml(`${'>'.repeat(9000)}<b>x`, 'https://verein.example')).toContain(
    '&lt;b&gt;x',
  );
});

test('renders deeply nested texts that the schema accepts', () => {
  const bodies = [
    ...['> ', '1. ', '- '].map((mark) => `${mark.repeat(19)}x`),
    Array.from({ length: 100 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n'),
    // These marks make horizontal lines, not lists.
    `${'-'.repeat(200)}\n\n${'* '.repeat(15)}\n\nx`,
  ];
  for (const body of bodies) {
    expect(accepts(body)).toBe(true);
    expect(newsletterHtml(body, 'https://verein.example')).toContain('x');
  }
});
