import { markdownFault } from '#platform/ui/markdown-fault.ts';
import type { Facts } from './convert.ts';

/** @returns false if the editor would change the look of `text`, because it drops tables, code and HTML */
export async function isEditable(
  text: string,
  facts: Facts,
  show: (markdown: string) => string,
): Promise<boolean> {
  if (markdownFault(text) !== undefined) return false;
  const { parseMarkdown, serializeMarkdown } = await import('./convert.ts');
  const shown = (markdown: string) => show(markdown).replace(/\s+/g, ' ').trim();
  return shown(serializeMarkdown(parseMarkdown(text, facts), facts)) === shown(text);
}
