import { useLocation } from 'react-router';
import { QuestionDialog } from '#platform/admin/question-dialog.tsx';
import { withoutWord } from '#platform/admin/said.ts';
import { KeptForm } from '#platform/drafts/kept-form.tsx';
import button from '#platform/ui/button.module.css';
import styles from './message-actions.module.css';

interface MessageActionsProps {
  /** Opens an answer in the admin's mail program. */
  answer: string;
  isRead: boolean;
  putAside: boolean;
  /** Whether there is a way by which mail goes out. */
  canSend: boolean;
  /** Whether its mail was sent or given up. */
  isSettled: boolean;
}

/** What an admin can do with a message. */
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
