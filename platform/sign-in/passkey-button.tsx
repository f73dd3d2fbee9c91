import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useSubmit } from 'react-router';
import button from '#platform/ui/button.module.css';
import styles from './passkey-button.module.css';

interface PasskeyButtonProps {
  options: PublicKeyCredentialRequestOptionsJSON | undefined;
  send?: (form: FormData) => void;
  children: string;
}

export function PasskeyButton({ options, send, children }: PasskeyButtonProps) {
  const isPossible = useSyncExternalStore(subscribe, canUsePasskeys, () => false);
  const element = useRef<HTMLButtonElement>(null);
  const [failure, setFailure] = useState<string>();
  const submit = useSubmit();
  const { pathname, search } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each new `options`
  useEffect(() => {
    const form = element.current?.form;
    if (!options || !form) return;
    setFailure(undefined);
    askForPasskey(options).then(
      (answer) => {
        const fields = new FormData(form);
        fields.delete('password');
        fields.set('passkey', answer);
        if (send) send(fields);
        else submit(fields, { method: 'post', action: pathname + search });
      },
      () => setFailure('Es wurde kein Passkey verwendet.'),
    );
  }, [options]);

  return (
    <span className={styles.way}>
      <button
        ref={element}
        type="submit"
        name="passkey"
        value="begin"
        formNoValidate
        className={`${button.button} ${button.quiet} ${isPossible ? '' : styles.waiting}`}
      >
        {children}
      </button>
      {failure && (
        <span role="alert" className={`error ${styles.failure}`}>
          {failure}
        </span>
      )}
    </span>
  );
}

async function askForPasskey(optionsJSON: PublicKeyCredentialRequestOptionsJSON): Promise<string> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return JSON.stringify(await startAuthentication({ optionsJSON }));
}

const subscribe = () => () => {};

function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}
