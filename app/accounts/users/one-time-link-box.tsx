import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import button from '#platform/ui/button.module.css';
import styles from './one-time-link-box.module.css';

interface ShownLinkProps {
  address: string;
  label: string;
  children: ReactNode;
}

export function ShownLink({ address, label, children }: ShownLinkProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (address) box.current?.focus();
  }, [address]);
  return (
    <div ref={box} tabIndex={-1} className={styles.shown}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          ref={input}
          id={id}
          readOnly
          value={address}
          spellCheck={false}
          autoComplete="off"
          className={styles.link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CopyButton text={address} onRefused={() => input.current?.focus()} />
      </div>
      <div className={styles.about}>{children}</div>
    </div>
  );
}

function CopyButton({ text, onRefused }: { text: string; onRefused: () => void }) {
  const [canCopy, setCanCopy] = useState(false);
  const [copied, setCopied] = useState<string>();
  useEffect(() => setCanCopy('clipboard' in navigator), []);
  if (!canCopy) return null;
  const copy = () => {
    navigator.clipboard.writeText(text).then(() => setCopied(text), onRefused);
  };
  return (
    <>
      <button type="button" className={button.button} onClick={copy}>
        Link kopieren
      </button>
      <span role="status" className={styles.copied}>
        {copied === text && 'Kopiert.'}
      </span>
    </>
  );
}
