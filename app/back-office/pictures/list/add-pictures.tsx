import '#platform/ui/file-button.css';
import { type DragEvent, type SubmitEvent, useRef, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { Failure } from '#platform/admin/form/failure.tsx';
import { withoutMessage } from '#platform/admin/success-messages.ts';
import { useAnswer } from '#platform/drafts/failed-submission.ts';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import { maxUploadMegabytes, pictureTypes } from '#platform/pictures/limits.ts';
import button from '#platform/ui/button.module.css';
import { Field } from '#platform/ui/field.tsx';
import { maxPicturesAtOnce, tooMany } from '../tool.ts';
import styles from './add-pictures.module.css';
import type { PicturesAnswer } from './take-pictures.server.ts';
import { type SentPicture, useUploadQueue } from './use-upload-queue.ts';

const states: Record<SentPicture['state'], string> = {
  waiting: 'wartet',
  sending: 'wird gesendet …',
  kept: 'hochgeladen',
  failed: 'nicht hochgeladen',
};

export function AddPictures() {
  const input = useRef<HTMLInputElement>(null);
  const location = useLocation();
  const { revalidate } = useRevalidator();
  const { sent, isSending, send } = useUploadQueue(revalidate);
  const answer = useAnswer<PicturesAnswer>();
  const [wrong, setWrong] = useState<string>();
  const failed = sent.filter(({ state }) => state === 'failed');

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const files = [...(input.current?.files ?? [])];
    const problem = files.length > maxPicturesAtOnce ? tooMany : undefined;
    setWrong(files.length === 0 ? 'Bitte wähle Bilder aus.' : problem);
    if (isSending || files.length === 0 || problem) return input.current?.focus();
    send(files);
    event.currentTarget.reset();
  }

  function drop(event: DragEvent) {
    if (!input.current || event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    input.current.files = event.dataTransfer.files;
  }

  return (
    <FormWithDraft
      encType="multipart/form-data"
      action={withoutMessage(location)}
      onSubmit={submit}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className={styles.form}
    >
      {answer && <Failure answer={answer}>{sumUp(answer)}</Failure>}
      <Field
        ref={input}
        label="Neue Bilder wählen"
        name="file"
        type="file"
        multiple
        accept={pictureTypes}
        error={wrong}
      />
      <p className={styles.hint}>
        Bis zu {maxPicturesAtOnce} auf einmal, JPEG, PNG oder WebP, jedes bis {maxUploadMegabytes}{' '}
        MB. <span className={styles.drag}>Am Computer kannst du sie auch hierher ziehen.</span>
      </p>
      <p>
        <button type="submit" className={button.button} aria-disabled={isSending || undefined}>
          Hochladen
        </button>
      </p>
      {sent.length > 0 && <Sent sent={sent} isSending={isSending} />}
      {failed.length > 0 && !isSending && (
        <p>
          <button
            type="button"
            className={`${button.button} ${button.quiet}`}
            onClick={() => send(failed.map(({ file }) => file))}
          >
            Noch einmal versuchen
          </button>
        </p>
      )}
    </FormWithDraft>
  );
}

function sumUp({ failure, kept, refused }: PicturesAnswer) {
  return (
    <>
      {failure && <p>{failure}</p>}
      {refused.length > 0 && <p>{kept} hochgeladen, nicht aber:</p>}
      {refused.map(({ name, failure }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names can repeat, and the order does not change
        <p key={at}>
          <bdi>{name}</bdi>: {failure}
        </p>
      ))}
    </>
  );
}

function Sent({ sent, isSending }: { sent: readonly SentPicture[]; isSending: boolean }) {
  const kept = sent.filter(({ state }) => state === 'kept').length;
  const done = kept + sent.filter(({ state }) => state === 'failed').length;
  const says = `${kept} von ${sent.length} hochgeladen`;
  return (
    <>
      <p role="status">{isSending ? `${says} …` : `${says}.`}</p>
      {isSending && <progress aria-label="Hochladen" max={sent.length} value={done} />}
      <ul role="list" className={styles.sent}>
        {sent.map(({ file, state, failure }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names can repeat, and the order does not change
          <li key={at} data-state={state}>
            <bdi>{file.name}</bdi>
            <span>{failure ?? states[state]}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
