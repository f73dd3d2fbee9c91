import type { ComponentProps } from 'react';
import { CloseIcon } from '../icons.tsx';
import styles from './close-button.module.css';

interface CloseButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'type'> {
  label?: string;
}

/** The CSS variable `--hover` sets the colour behind the button while the pointer is over it. */
export function CloseButton({ label = 'Schließen', className, ...props }: CloseButtonProps) {
  return (
    <button
      type="button"
      className={className ? `${styles.close} ${className}` : styles.close}
      {...props}
    >
      <CloseIcon />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}
