import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import button from '#platform/ui/button.module.css';
import styles from './password-visibility.module.css';

export function useShownPassword(): { type: 'password' | 'text'; toggle: ReactNode } {
  const [isShown, setShown] = useState(false);
  const isAlive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const element = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const form = element.current?.form;
    if (!form || !isShown) return;
    // Browsers can save the text of inputs with type 'text', so a submit sets the type to 'password'.
    const hide = () => setShown(false);
    form.addEventListener('submit', hide);
    return () => form.removeEventListener('submit', hide);
  }, [isShown]);
  const toggle = (
    <button
      ref={element}
      type="button"
      className={`${button.button} ${button.quiet} ${isAlive ? '' : styles.waiting}`}
      onClick={() => setShown(!isShown)}
    >
      {isShown ? 'Passwort verbergen' : 'Passwort anzeigen'}
    </button>
  );
  return { type: isShown ? 'text' : 'password', toggle };
}

function neverChanges(): () => void {
  return () => {};
}
