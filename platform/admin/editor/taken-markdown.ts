import type { z } from 'zod';
import { markdownFault } from '#platform/ui/markdown-fault.ts';

/** Refuses a Markdown text at its field that is too deep or too slow to render. */
export function takenMarkdown(text: string, context: z.RefinementCtx): void {
  const message = markdownFault(text);
  if (message !== undefined) context.addIssue({ code: 'custom', message });
}
