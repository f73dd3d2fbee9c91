import { markdownFault } from '#platform/ui/markdown-fault.ts';
import type { Facts } from './convert.ts';

/** Whether the editor would keep what `show` makes of a text: it drops tables, code and HTML. */
export async function isEditable(
  text: string,
  facts: Facts,
  show: (markdown: string) => string,
): Promise<boolean> {
  if (markdownFault(text) !== undefined) return false;
  // Loads the library on demand, because only editing needs it.
  const { documentOf, markdownOf } = await import('./convert.ts');
  const shown = (markdown: string) => show(markdown).replace(/\s+/g, ' ').trim();
  return shown(markdownOf(documentOf(text, facts), facts)) === shown(text);
}
