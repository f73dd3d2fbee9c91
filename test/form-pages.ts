import { expect } from 'vitest';
import type { Fields } from './public-forms.ts';

/** Fails unless the field is marked as invalid and this sentence describes it. */
export function expectError(html: string, name: string, sentence: string): void {
  const main = html.slice(html.indexOf('<main'), html.indexOf('<footer'));
  const [, id] = new RegExp(`id="([^"]+-error)"[^>]*>${sentence}<`).exec(main) ?? [];
  expect(id, sentence).toBeDefined();
  const marked = [...main.matchAll(/<(?:input|textarea|fieldset)[^>]*aria-invalid="true"[^>]*>/g)];
  const [tag = ''] = marked.find(([tag]) => tag.includes(`aria-describedby="${id}"`)) ?? [];
  expect(tag, 'the marked field').toMatch(
    tag.startsWith('<fieldset') ? /radiogroup/ : new RegExp(`name="${name}"`),
  );
  expect(main).toMatch(/autofocus/);
}

/** Fails unless the fields in the page have the typed values. */
export function expectFilled(html: string, fields: Fields): void {
  const main = html.slice(html.indexOf('<main'), html.indexOf('<footer'));
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'message') {
      expect(main).toMatch(
        new RegExp(`name="message"[^>]*>\\n?${escapePattern(value)}</textarea>`),
      );
      continue;
    }
    const tags = [...main.matchAll(/<input[^>]*>/g)].map(([tag]) => tag);
    const own = tags.filter((tag) => tag.includes(`name="${name}"`));
    const filled = own.filter((tag) =>
      /type="(?:radio|checkbox)"/.test(tag)
        ? tag.includes('checked=""')
        : tag.includes(`value="${value}"`),
    );
    expect(filled, name).toHaveLength(1);
    if (own.length > 1) expect(filled[0]).toContain(`value="${value}"`);
  }
}

/** Fails unless the page can send the posted fields again. */
export function expectPendingFields(html: string, fields: Fields): void {
  expect(html).toContain('Noch einmal senden');
  for (const [name, value] of Object.entries(fields))
    expect(html).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
