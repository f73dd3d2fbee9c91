import { expect, test } from 'vitest';
import { clubText } from '#platform/ui/markdown.server.ts';
import { parseMarkdown, serializeMarkdown } from './convert.ts';

const facts = ['Angaben des Vereins: Name, Sitz', 'Telefon', 'E-Mail'];
const again = (text: string) => serializeMarkdown(parseMarkdown(text, facts), facts);

test('a placeholder is one node in the editor and converts back unchanged', () => {
  const text = '## Kontakt {Telefon}\n\n{Angaben des Vereins: Name, Sitz}\n\n- **Mail:** {E-Mail}';
  const named: string[] = [];
  parseMarkdown(text, facts).descendants(({ type, attrs }) => {
    if (type.name === 'fact') named.push(attrs.name);
  });
  expect(named).toEqual(['Telefon', 'Angaben des Vereins: Name, Sitz', 'E-Mail']);
  expect(again(text)).toBe(text);
});

test('an article keeps a name in curly brackets as text', () => {
  const text = 'Spieler {Telefon}\nund {E-Mail}';
  expect(parseMarkdown(text).textContent).toContain('{Telefon}');
  expect(serializeMarkdown(parseMarkdown(text))).toBe(text);
});

test('joins lines at a single line end and keeps a typed line break', () => {
  expect(again('Eine Zeile\ngeht weiter')).toBe('Eine Zeile geht weiter');
  expect(clubText(again('Eine\\\nneue'))).toContain('Eine<br>\nneue');
});

test('shows typed special characters as text', () => {
  const shown = clubText(again('a < b, <b>c</b> | d & `e` ~~f~~'));
  expect(shown).toContain('a &lt; b, &lt;b&gt;c&lt;/b&gt; | d &amp; `e` ~~f~~');
});
