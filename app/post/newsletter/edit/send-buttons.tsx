import { Link, useLocation } from 'react-router';
import { QuestionDialog } from '#platform/admin/question-dialog.tsx';
import { withoutMessage } from '#platform/admin/success-messages.ts';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import button from '#platform/ui/button.module.css';
import { formatCount } from '#platform/values/format-count.ts';
import { subscribersPath } from '../tool.ts';
import styles from './send-buttons.module.css';

interface SendButtonsProps {
  version: string;
  subject: string;
  email: string;
  subscribers: number;
  canSend: boolean;
  isChanged: boolean;
}

export function SendButtons(props: SendButtonsProps) {
  return (
    <div className={styles.sending}>
      {props.isChanged ? (
        <p>Erst speichern: Verschickt wird, was gespeichert ist.</p>
      ) : (
        <Ways {...props} />
      )}
      <div>
        <QuestionDialog
          opener="Löschen"
          question="Diesen Entwurf wirklich löschen?"
          yes="Ja, löschen"
          isDangerous
          fields={{ intent: 'remove', version: props.version }}
        >
          <p>Das lässt sich nicht zurücknehmen.</p>
        </QuestionDialog>
      </div>
    </div>
  );
}

function Ways({ version, subject, email, subscribers, canSend }: SendButtonsProps) {
  const action = withoutMessage(useLocation());
  if (!canSend) return null;
  const people = formatCount(subscribers, 'Person', 'Personen');
  return (
    <>
      <FormWithDraft action={action} className={styles.way}>
        <input type="hidden" name="version" value={version} />
        <button
          type="submit"
          name="intent"
          value="test"
          className={`${button.button} ${button.quiet}`}
        >
          Test an mich
        </button>
        <span className={styles.hint}>geht an {email}</span>
      </FormWithDraft>
      {subscribers === 0 ? (
        <p>
          Noch hat niemand den Newsletter bestätigt.{' '}
          <Link to={subscribersPath}>Abonnenten ansehen</Link>
        </p>
      ) : (
        <div className={styles.way}>
          <QuestionDialog
            opener={`An ${people} senden`}
            isMain
            question={`Newsletter jetzt an ${people} senden?`}
            yes={`Ja, an ${people} senden`}
            fields={{ intent: 'send', version }}
          >
            <p>„{subject}“ lässt sich danach weder ändern noch zurückholen.</p>
          </QuestionDialog>
          <span className={styles.hint}>alle, die ihn bestätigt haben</span>
        </div>
      )}
    </>
  );
}
