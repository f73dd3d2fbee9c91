import { useState } from 'react';
import { uploadPicture } from '#platform/admin/editor/upload-picture.ts';
import { maxUploadBytes, tooLargeMessage, uploadPath } from '#platform/pictures/limits.ts';

export interface SentPicture {
  file: File;
  state: 'waiting' | 'sending' | 'kept' | 'failed';
  failure?: string;
}

/** Sends each file in a separate request, so that a refused file does not stop the other files. */
export function useUploadQueue(onEnd: () => void) {
  const [sent, setSent] = useState<SentPicture[]>([]);
  const isSending = sent.some(({ state }) => state === 'waiting' || state === 'sending');

  async function send(files: readonly File[]) {
    const all: SentPicture[] = files.map((file) => ({ file, state: 'waiting' }));
    const tell = (at: number, news: Partial<SentPicture>) => {
      all[at] = { ...(all[at] as SentPicture), ...news };
      setSent([...all]);
    };
    setSent(all);
    for (const [at, file] of files.entries()) {
      tell(at, { state: 'sending' });
      const answer =
        file.size > maxUploadBytes
          ? { failure: tooLargeMessage }
          : await uploadPicture(uploadPath, file);
      const failure = 'failure' in answer ? answer.failure : undefined;
      tell(at, failure === undefined ? { state: 'kept' } : { state: 'failed', failure });
    }
    onEnd();
  }

  return { sent, isSending, send };
}
