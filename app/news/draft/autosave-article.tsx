import { useEffect, useState } from 'react';
import { Notice } from '#platform/ui/notice.tsx';
import { tool } from '../tool.ts';
import type { OpenAnswer, OtherAuthor } from './article-drafts.server.ts';

const pause = 10_000;

interface OpenArticleProps {
  others: readonly OtherAuthor[];
}

export function AutosaveArticle({ others }: OpenArticleProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [there, setThere] = useState(others);
  useEffect(() => {
    const form = element?.closest('form');
    if (!form) return;
    let last = textOf(form);
    const tell = async () => {
      if (document.visibilityState === 'hidden') return;
      const now = textOf(form);
      const id = new URLSearchParams(now).get('recordId') ?? '';
      const body = new URLSearchParams(now === last ? { recordId: id } : now);
      const answer = await fetch(`${tool.path}/${id}/entwurf`, {
        method: 'POST',
        body,
        redirect: 'manual',
      }).catch(() => undefined);
      // If the request fails, `last` keeps its value, so that the next request sends the text again.
      if (!answer?.ok) return;
      last = now;
      setThere(((await answer.json()) as OpenAnswer).others);
    };
    const timer = setInterval(tell, pause);
    return () => clearInterval(timer);
  }, [element]);
  return (
    <div ref={setElement} role="status">
      {there.length > 0 && (
        <Notice>
          {there.map(({ username, hasTyped }) => (
            <p key={username}>
              {username} {hasTyped ? 'schreibt gerade' : 'ist gerade'} an diesem Artikel. Wer als
              Zweites speichert, sieht vorher, was sich geändert hat.
            </p>
          ))}
        </Notice>
      )}
    </div>
  );
}

function textOf(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return String(new URLSearchParams(entries));
}
