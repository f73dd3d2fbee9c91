import { useState } from 'react';
import { Failure } from '#platform/admin/form/failure.tsx';
import { useAnswer } from '#platform/drafts/failed-submission.ts';
import { ArticleChoice } from './article-choice.tsx';
import { DraftForm } from './draft-form.tsx';
import type { NewsletterAnswer, Typed } from './handle-newsletter-form.server.ts';
import { Preview } from './preview.tsx';
import { SendButtons } from './send-buttons.tsx';

interface DraftProps {
  draft: Typed;
  sender: string;
  preview: string | undefined;
  articles: readonly { slug: string; title: string }[];
  stored: { email: string; subscribers: number } | null;
  canSend: boolean;
  isEditable: boolean;
}

export function Draft(props: DraftProps) {
  const { draft, sender, preview, articles, stored, canSend, isEditable } = props;
  const outcome = useAnswer<NewsletterAnswer>();
  const { typed, failure } = outcome ?? {};
  const [hasInput, setHasInput] = useState(false);
  const differs = typed && (typed.subject !== draft.subject || typed.body !== draft.body);
  const isChanged = hasInput || Boolean(differs);
  const asked = outcome?.preview;
  const html = asked ?? preview;
  return (
    <>
      {failure && <Failure answer={outcome}>{failure}</Failure>}
      <ArticleChoice articles={articles} />
      <DraftForm
        draft={draft}
        isEditable={isEditable}
        outcome={outcome}
        onChange={() => setHasInput(true)}
      />
      {html !== undefined && (
        <Preview
          title={isChanged && !asked ? 'Vorschau des gespeicherten Entwurfs' : 'Vorschau'}
          sender={sender}
          subject={asked === undefined ? draft.subject : (typed?.subject ?? '')}
          html={html}
          asked={asked && outcome}
        />
      )}
      {stored && <SendButtons {...draft} {...stored} canSend={canSend} isChanged={isChanged} />}
    </>
  );
}
