import { useEffect, useRef } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { QuestionDialog } from '#platform/admin/question-dialog.tsx';
import { withoutWord } from '#platform/admin/said.ts';
import { KeptForm } from '#platform/drafts/kept-form.tsx';
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
  const action = withoutWord(useLocation());
  const send = putAside ? 'Kein Spam' : isSettled ? 'Noch einmal senden' : 'Jetzt senden';
  return (
    <div className={styles.actions}>
      <a href={answer} className={button.button}>
        Antworten
      </a>
      {(putAside || canSend) && (
        <KeptForm action={action}>
          <input type="hidden" name="intent" value="send" />
          <button type="submit" className={`${button.button} ${button.quiet}`}>
            {send}
          </button>
        </KeptForm>
      )}
      <KeptForm action={action}>
        <input type="hidden" name="intent" value={isRead ? 'unread' : 'read'} />
        <button type="submit" className={`${button.button} ${button.quiet}`}>
          {isRead ? 'Als ungelesen markieren' : 'Als gelesen markieren'}
        </button>
      </KeptForm>
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
 * page, too, and a reload would undo the button 'ungelesen'.
 */
export function useReadOnOpening(id: string, isRead: boolean): void {
  const { submit } = useFetcher();
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (opened.current === id) return;
    opened.current = id;
    if (!isRead) void submit({ intent: 'opened' }, { method: 'post' });
  }, [id, isRead, submit]);
}
