import { useEffect, useId, useRef } from 'react';
import type { Blocker } from 'react-router';
import button from '#platform/ui/button.module.css';
import styles from './dialog.module.css';
import { listUnsavedForms, type UnsavedForm } from './unsaved.ts';

export interface LeavingDialogProps {
  blocker: Blocker;
  canKeep: boolean;
}

export function LeavingDialog({ blocker, canKeep }: LeavingDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stay = useRef<HTMLButtonElement>(null);
  const id = useId();
  const loses = blocker.state === 'blocked' && listUnsavedForms(blocker.location).some(hasFiles);
  const isAsked = blocker.state === 'blocked';

  useEffect(() => {
    if (isAsked) dialog.current?.showModal();
    if (isAsked) stay.current?.focus();
    else dialog.current?.close();
  }, [isAsked]);

  const go = (leave: (form: UnsavedForm) => void) => {
    if (!isAsked) return;
    listUnsavedForms(blocker.location).forEach(leave);
    blocker.proceed();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-question`}
      onClose={() => blocker.reset?.()}
    >
      <div className={styles.inner}>
        <h2 id={`${id}-question`} className={styles.title}>
          Du hast ungespeicherte Änderungen.
        </h2>
        <p>
          {canKeep
            ? 'Als Entwurf bleiben sie auf diesem Gerät und werden dir hier das nächste Mal angeboten.'
            : 'Wenn du weitergehst, sind sie weg.'}
          {canKeep && loses && ' Das gewählte Bild kann dort nicht bleiben.'}
        </p>
        <p className={styles.choice}>
          <button
            type="button"
            className={`${button.button} ${button.quiet}`}
            onClick={() => go((form) => form.discard())}
          >
            Verwerfen
          </button>
          {canKeep && (
            <button
              type="button"
              className={`${button.button} ${button.quiet}`}
              onClick={() => go((form) => form.leave())}
            >
              Als Entwurf behalten
            </button>
          )}
          <button
            ref={stay}
            type="button"
            className={button.button}
            onClick={() => dialog.current?.close()}
          >
            Weiter bearbeiten
          </button>
        </p>
      </div>
    </dialog>
  );
}

const hasFiles = (form: UnsavedForm) => form.hasFiles();
