import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import button from '#platform/ui/button.module.css';
import styles from './shown-password.module.css';

/**
 * Lets somebody look at the new password that they are typing, as long as they wish.
 * @returns the type of its input, and the button, which is to be seen once a script can do it
 */
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
    // A browser that remembers what was typed remembers no password.
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

/** What React came to life with stays. */
function neverChanges(): () => void {
  return () => {};
}
