import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSubmit } from 'react-router';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import button from '#platform/ui/button.module.css';
import { Field } from '#platform/ui/field.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import styles from './route.module.css';

export interface PasskeysAnswer {
  options?: PublicKeyCredentialCreationOptionsJSON;
  name?: string;
  message?: string;
  errors?: { name?: string };
}

export function NewPasskey({ suggested, answer }: { suggested: string; answer: PasskeysAnswer }) {
  const form = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<string>();
  const submit = useSubmit();
  const { pathname } = useLocation();
  const { options, name, errors } = answer;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each new `options`
  useEffect(() => {
    if (!options || name === undefined) return;
    setFailure(undefined);
    makePasskey(options).then(
      (passkey) => submit({ intent: 'add', name, passkey }, { method: 'post', action: pathname }),
      (error: Error) => setFailure(error.name === 'InvalidStateError' ? known : unmade),
    );
  }, [options]);

  return (
    <FormWithDraft ref={form} aria-label="Neuer Passkey" noValidate className={styles.form}>
      <input type="hidden" name="intent" value="begin" />
      {failure && <Notice role="alert">{failure}</Notice>}
      <Field
        label="Name, an dem du ihn erkennst"
        name="name"
        autoComplete="off"
        defaultValue={name ?? suggested}
        error={errors?.name}
      />
      <p>
        <button type="submit" className={button.button}>
          Passkey anlegen
        </button>
      </p>
      <noscript>
        <p>Das geht nur mit JavaScript: Dein Browser legt den Passkey selbst an.</p>
      </noscript>
    </FormWithDraft>
  );
}

const known = 'Auf diesem Gerät gibt es schon einen Passkey für deinen Zugang.';
const unmade = 'Es wurde kein Passkey angelegt.';

async function makePasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON): Promise<string> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return JSON.stringify(await startRegistration({ optionsJSON }));
}
