import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { Failure } from '#platform/admin/form/failure.tsx';
import { PictureChoice } from '#platform/admin/picture/picture-choice.tsx';
import { QuestionDialog } from '#platform/admin/question-dialog.tsx';
import { readMessageKey, withoutMessage } from '#platform/admin/success-messages.ts';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import button from '#platform/ui/button.module.css';
import { Field } from '#platform/ui/field.tsx';
import { SiteImage } from '#platform/ui/site-image.tsx';
import { unusedPictureDays } from '#platform/values/retention.ts';
import type { PictureAnswer, PictureRecord } from './change.server.ts';
import styles from './form.module.css';

interface PictureFormProps {
  record: PictureRecord;
  outcome: PictureAnswer | undefined;
}

export function PictureForm({ record, outcome }: PictureFormProps) {
  const location = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const { shape } = record;

  function forgetSaid() {
    if (readMessageKey(search))
      navigate(withoutMessage(location), { replace: true, preventScrollReset: true });
  }

  return (
    <div className={styles.tool}>
      <FormWithDraft
        isTyped
        isUnsaved={outcome !== undefined}
        carries={{ version: record.version }}
        encType="multipart/form-data"
        action={withoutMessage(location)}
        className={styles.form}
      >
        {outcome?.failure && <Failure answer={outcome}>{outcome.failure}</Failure>}
        <PictureChoice
          label={record.image ? 'Anderes Bild wählen' : 'Bild wählen'}
          shape={shape}
          onChoose={forgetSaid}
        />
        {record.isDescribed && (
          <Field
            label="Was ist zu sehen? (für alle, die das Bild nicht sehen)"
            name="alt"
            defaultValue={outcome?.alt ?? record.alt ?? ''}
            maxLength={300}
          />
        )}
        <p>
          <button type="submit" className={button.button}>
            {state === 'submitting' ? 'Wird gespeichert …' : 'Speichern'}
          </button>
        </p>
      </FormWithDraft>
      {record.image && (
        <section aria-labelledby="jetziges-bild" className={styles.current}>
          <h2 id="jetziges-bild">Jetziges Bild</h2>
          <SiteImage
            src={record.image}
            alt={record.alt ?? `Bild von ${record.name}`}
            width={shape.width}
            height={shape.height}
            sizes="20rem"
            className={styles.picture}
          />
          <QuestionDialog
            opener="Bild entfernen"
            question={`Soll das Bild von ${record.name} weg?`}
            yes="Ja, entfernen"
            isDangerous
            fields={{ intent: 'remove', version: record.version }}
          >
            <p>Im Protokoll lässt sich das {unusedPictureDays} Tage lang zurücknehmen.</p>
          </QuestionDialog>
        </section>
      )}
    </div>
  );
}
