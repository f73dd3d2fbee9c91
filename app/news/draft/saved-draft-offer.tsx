import { Link } from 'react-router';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import button from '#platform/ui/button.module.css';
import { Notice } from '#platform/ui/notice.tsx';
import { formatDateTime } from '#platform/values/vienna.ts';
import { tool } from '../tool.ts';
import { draftParameter } from './article-input.ts';
import styles from './saved-draft-offer.module.css';

interface KeptTypingProps {
  article: string;
  title: string;
  typedAt: string;
  isStored: boolean;
}

export function SavedDraftOffer({ article, title, typedAt, isStored }: KeptTypingProps) {
  const path = `${tool.path}/${isStored ? article : 'neu'}`;
  return (
    <Notice>
      <p>
        Nicht gespeichert: {title ? `„${title}“` : 'ein Artikel ohne Titel'},{' '}
        {formatDateTime(new Date(typedAt))}.
      </p>
      <p className={styles.choices}>
        <Link
          to={`${path}?${new URLSearchParams({ [draftParameter]: article })}`}
          className={button.button}
        >
          Weiterschreiben
        </Link>
      </p>
      <FormWithDraft action={`${tool.path}/${article}/entwurf`}>
        <button
          type="submit"
          name="intent"
          value="verwerfen"
          className={`${button.button} ${button.quiet}`}
        >
          Verwerfen
        </button>
      </FormWithDraft>
    </Notice>
  );
}
