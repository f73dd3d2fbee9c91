import type { z } from 'zod';
import { tooLargeMessage } from '#platform/pictures/limits.ts';
import { markdownFault } from '#platform/ui/markdown-fault.ts';

export type UploadAnswer = { src: string } | { failure: string };

export async function uploadPicture(path: string, file: File): Promise<UploadAnswer> {
  const body = new FormData();
  body.set('file', file);
  // With 'manual', `fetch` does not follow the redirect to the sign-in page if the session has ended.
  const request = { method: 'POST', body, redirect: 'manual' } as const;
  const response = await fetch(path, request).catch(() => undefined);
  if (!response) return { failure: 'Der Server antwortet nicht. Bitte versuch es noch einmal.' };
  const isAnswer = response.headers.get('Content-Type')?.startsWith('application/json');
  if (isAnswer && (response.ok || response.status === 422)) return response.json();
  if (response.status === 413) return { failure: tooLargeMessage };
  if (response.type === 'opaqueredirect')
    return { failure: 'Du bist nicht mehr angemeldet. Melde dich in einem anderen Tab an.' };
  return { failure: 'Das Hochladen hat nicht geklappt. Bitte versuch es noch einmal.' };
}

export function takenMarkdown(text: string, context: z.RefinementCtx): void {
  const message = markdownFault(text);
  if (message !== undefined) context.addIssue({ code: 'custom', message });
}
