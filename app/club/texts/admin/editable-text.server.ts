import type { Facts } from '#platform/admin/editor/convert.ts';
import { clubText } from '#platform/ui/markdown.server.ts';
import { markdownFault } from '#platform/ui/markdown-fault.ts';
import { sanitiseHtml } from '#platform/ui/safe-html.server.ts';

/** Whether readers see the same of a text once the editor has written it: not of a table, or of code. */
export async function isEditable(text: string, facts: Facts): Promise<boolean> {
  if (markdownFault(text) !== undefined) return false;
  // Only who edits a text needs it.
  const { documentOf, markdownOf } = await import('#platform/admin/editor/convert.ts');
  const shown = (markdown: string) =>
    clubText(markdown, { more: facts, clean: sanitiseHtml }).replace(/\s+/g, ' ').trim();
  return shown(markdownOf(documentOf(text, facts), facts)) === shown(text);
}
