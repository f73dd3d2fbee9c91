import { useEffect, useRef } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { QuestionDialog } from '#platform/admin/question-dialog.tsx';
import { withoutMessage } from '#platform/admin/success-messages.ts';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import button from '#platform/ui/button.module.css';
import styles from './message-actions.module.css';

interface MessageActionsProps {
  answer: string;
  isRead: boolean;
  putAside: boolean;
  canSend: boolean;
  isSettled: boolean;
}

export function MessageActions({
  answer,
  isRead,
  putAside,
  canSend,
  isSettled,
}: MessageActionsProps) {
  const action = withoutMessage(useLocation());
  const send = putAside ? 'Kein Spam' : isSettled ? 'Noch einmal senden' : 'Jetzt senden';
  return (
    <div className={styles.actions}>
      <a href={answer} className={button.button}>
        Antworten
      </a>
      {(putAside || canSend) && (
        <FormWithDraft action={action}>
          <input type="hidden" name="intent" value="send" />
          <button type="submit" className={`${button.button} ${button.quiet}`}>
            {send}
          </button>
        </FormWithDraft>
      )}
      <FormWithDraft action={action}>
        <input type="hidden" name="intent" value={isRead ? 'unread' : 'read'} />
        <button type="submit" className={`${button.button} ${button.quiet}`}>
          {isRead ? 'Als ungelesen markieren' : 'Als gelesen markieren'}
        </button>
      </FormWithDraft>
      <QuestionDialog
        opener="Löschen"
        question="Diese Nachricht wirklich löschen?"
        yes="Ja, löschen"
        isDangerous
        fields={{ intent: 'remove' }}
      >
        <p>Das lässt sich nicht zurücknehmen.</p>
      </QuestionDialog>
    </div>
  );
}

/**
 * Sends a POST, because the loader must not mark the message as read. Programs that follow links load the
 * page, too, and a reload of its data would undo the button 'ungelesen'.
 */
export function useMarkAsRead(id: string, isRead: boolean): void {
  const { submit } = useFetcher();
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (opened.current === id) return;
    opened.current = id;
    if (!isRead) void submit({ intent: 'opened' }, { method: 'post' });
  }, [id, isRead, submit]);
}
