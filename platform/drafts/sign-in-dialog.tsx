import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useEffect, useId, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { CodeField } from '#platform/sign-in/code-field.tsx';
import { PasskeyButton } from '#platform/sign-in/passkey-button.tsx';
import { reauthenticationParameter } from '#platform/sign-in/return-address.ts';
import button from '#platform/ui/button.module.css';
import { Field } from '#platform/ui/field.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import styles from './dialog.module.css';
import { findFailedSubmission } from './failed-submission.ts';

export interface SignInAnswer {
  signedInAs?: string | undefined;
  message?: string | undefined;
  errors?: { username?: string[]; password?: string[]; code?: string[] } | undefined;
  asksCode?: boolean;
  passkey?: PublicKeyCredentialRequestOptionsJSON;
  ways?: { code: boolean; passkey: boolean };
}

const ended = 'Deine Sitzung ist zu Ende. Danach wird gesendet, was du eingegeben hast.';
const proofMissing =
  'Was du vorhast, soll niemand an einem vergessenen Gerät tun können. Danach wird gesendet, was du eingegeben hast.';
const codeMissing = 'Dein Passwort stimmt. Jetzt fehlt der Code aus der App oder ein Notfallcode.';

interface SignInDialogProps {
  username: string;
  /** The user who last signed in here, if any. Can differ from `username`, who has typed the form's values. */
  other: string | undefined;
  isProof: boolean | undefined;
  onSignedInAs: (username: string) => void;
  onAgreed: () => void;
  onClose: () => void;
}

export function SignInDialog(props: SignInDialogProps) {
  const { username, other, isProof, onSignedInAs, onAgreed, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const id = useId();
  const { Form, data, state, submit } = useFetcher<SignInAnswer>();
  const signedInAs = data?.signedInAs ?? other;
  const isOther = signedInAs !== undefined && signedInAs !== username;
  const failure = findFailedSubmission(data)
    ? 'Der Server antwortet nicht. Bitte versuch es noch einmal.'
    : data?.message;

  const action = isProof ? `/login?${reauthenticationParameter}=1` : '/login';
  const send = (fields: FormData) =>
    void submit(fields, { method: 'post', action, defaultShouldRevalidate: false });
  const ways = useKnown(data?.ways) ?? { code: false, passkey: !isProof };
  const asksCode = data?.asksCode === true;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the dialog opens
  useEffect(() => {
    dialog.current?.showModal();
    password.current?.focus();
    if (!isProof) return;
    const question = new FormData();
    question.set('stay', '1');
    send(question);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each `signedInAs`
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
          action={action}
          defaultShouldRevalidate={false}
          className={styles.inner}
        >
          <h2 id={`${id}-title`} className={styles.title}>
            {isProof ? 'Bitte bestätige, dass du es bist' : 'Noch einmal anmelden'}
          </h2>
          <p>{asksCode ? codeMissing : isProof ? proofMissing : ended}</p>
          {failure && <Notice role="alert">{failure}</Notice>}
          <input type="hidden" name="stay" value="1" />
          {asksCode ? (
            <CodeField key="code" name="code" hasFocus error={data?.errors?.code?.[0]} />
          ) : (
            <>
              <Field
                label="Benutzername"
                name="username"
                autoComplete="username"
                autoCapitalize="none"
                defaultValue={username}
                readOnly={isProof}
                required
                error={data?.errors?.username?.[0]}
              />
              <Field
                ref={password}
                label="Passwort"
                name="password"
                type="password"
                autoComplete="current-password"
                required={!isProof}
                error={data?.errors?.password?.[0]}
              />
              {isProof && ways.code && <CodeField name="code" label="Oder Code aus der App" />}
            </>
          )}
          <p className={styles.choice}>
            <button
              type="button"
              className={`${button.button} ${button.quiet}`}
              onClick={() => dialog.current?.close()}
            >
              Abbrechen
            </button>
            <button type="submit" className={button.button} aria-disabled={state !== 'idle'}>
              {isProof ? 'Bestätigen' : 'Anmelden'}
            </button>
            {ways.passkey && !asksCode && (
              <PasskeyButton options={data?.passkey} send={send}>
                Mit Passkey
              </PasskeyButton>
            )}
          </p>
        </Form>
      )}
    </dialog>
  );
}

function useKnown<Value>(value: Value | undefined): Value | undefined {
  const [known, setKnown] = useState(value);
  if (value !== undefined && value !== known) setKnown(value);
  return value ?? known;
}
