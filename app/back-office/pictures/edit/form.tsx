import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { Failure } from '#platform/admin/form/failure.tsx';
import { PictureChoice } from '#platform/admin/picture/picture-choice.tsx';
import { QuestionDialog } from '#platform/admin/question-dialog.tsx';
import { withoutWord, wordIn } from '#platform/admin/said.ts';
import { KeptForm } from '#platform/drafts/kept-form.tsx';
import button from '#platform/ui/button.module.css';
import { Field } from '#platform/ui/field.tsx';
import { OwnImage } from '#platform/ui/own-image.tsx';
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
    if (wordIn(search))
      navigate(withoutWord(location), { replace: true, preventScrollReset: true });
  }

  return (
    <div className={styles.tool}>
      <KeptForm
        isTyped
        isUnsaved={outcome !== undefined}
        carries={{ version: record.version }}
        encType="multipart/form-data"
        action={withoutWord(location)}
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
      </KeptForm>
      {record.image && (
        <section aria-labelledby="jetziges-bild" className={styles.current}>
          <h2 id="jetziges-bild">Jetziges Bild</h2>
          <OwnImage
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
