import '#platform/ui/tick.css';
import { useId } from 'react';
import styles from './tick.module.css';

interface TickProps {
  type?: 'checkbox' | 'radio';
  name: string;
  value: string;
  label: string;
  hint?: string | undefined;
  isChosen: boolean;
}

export function Tick({ type = 'checkbox', name, value, label, hint, isChosen }: TickProps) {
  const id = useId();
  return (
    <div className={styles.tick}>
      <input
        id={id}
        type={type}
        name={name}
        value={value}
        defaultChecked={isChosen}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}
