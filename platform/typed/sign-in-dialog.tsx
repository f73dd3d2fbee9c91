import { useEffect, useId, useRef } from 'react';
import { useFetcher } from 'react-router';
import button from '#platform/ui/button.module.css';
import { Field } from '#platform/ui/field.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import styles from './dialog.module.css';
import { unansweredIn } from './unanswered.ts';

/** What the sign-in page's action answers to a form that has the field `stay`. */
export interface SignInAnswer {
  signedInAs?: string | undefined;
  message?: string | undefined;
  errors?: { username?: string[]; password?: string[] } | undefined;
}

interface SignInDialogProps {
  /** Who has typed what waits behind it. */
  username: string;
  /** Who is signed in instead, as far as is known. */
  other: string | undefined;
  onSignedInAs: (username: string) => void;
  /** It is to be sent now. */
  onAgreed: () => void;
  onClose: () => void;
}

/** Signs in again over a form that waits to be sent. */
export function SignInDialog(props: SignInDialogProps) {
  const { username, other, onSignedInAs, onAgreed, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const id = useId();
  const { Form, data, state } = useFetcher<SignInAnswer>();
  const signedInAs = data?.signedInAs ?? other;
  const isOther = signedInAs !== undefined && signedInAs !== username;
  const failure = unansweredIn(data)
    ? 'Der Server antwortet nicht. Bitte versuch es noch einmal.'
    : data?.message;

  useEffect(() => {
    dialog.current?.showModal();
    password.current?.focus();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is so
  useEffect(() => {
    if (signedInAs) onSignedInAs(signedInAs);
    if (signedInAs === username) onAgreed();
  }, [signedInAs]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
    >
      {isOther ? (
        <div className={styles.inner}>
          <h2 id={`${id}-title`} className={styles.title}>
            Als {signedInAs} senden?
          </h2>
          <p>
            Eingegeben hat das {username}, angemeldet ist jetzt {signedInAs}. Im Protokoll steht,
            wer es sendet.
          </p>
          <p className={styles.choice}>
            <button
              type="button"
              className={`${button.button} ${button.quiet}`}
              onClick={() => dialog.current?.close()}
            >
              Nicht senden
            </button>
            <button type="button" className={button.button} onClick={onAgreed}>
              Als {signedInAs} senden
            </button>
          </p>
        </div>
      ) : (
        <Form
          method="post"
          action="/login"
          defaultShouldRevalidate={false}
          className={styles.inner}
        >
          <h2 id={`${id}-title`} className={styles.title}>
            Noch einmal anmelden
          </h2>
          <p>Deine Anmeldung ist zu Ende gegangen. Danach wird gesendet, was du eingegeben hast.</p>
          {failure && <Notice role="alert">{failure}</Notice>}
          <input type="hidden" name="stay" value="1" />
          <Field
            label="Benutzername"
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            defaultValue={username}
            required
            error={data?.errors?.username?.[0]}
          />
          <Field
            ref={password}
            label="Passwort"
            name="password"
            type="password"
            autoComplete="current-password"
            required
            error={data?.errors?.password?.[0]}
          />
          <p className={styles.choice}>
            <button
              type="button"
              className={`${button.button} ${button.quiet}`}
              onClick={() => dialog.current?.close()}
            >
              Abbrechen
            </button>
            <button type="submit" className={button.button} aria-disabled={state !== 'idle'}>
              Anmelden
            </button>
          </p>
        </Form>
      )}
    </dialog>
  );
}
