import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { DangerButton } from '#platform/admin/danger-button.tsx';
import styles from '#platform/drafts/dialog.module.css';
import button from '#platform/ui/button.module.css';

interface Loss {
  question: string;
  loses: string;
  yes: string;
}

interface AskedLoss extends Loss {
  pressed: HTMLButtonElement;
}

export function useQuestion() {
  const [asked, setAsked] = useState<AskedLoss>();
  const isAgreed = useRef(false);
  const before = (loss: Loss | undefined) => (event: MouseEvent<HTMLButtonElement>) => {
    if (!loss || isAgreed.current) return;
    event.preventDefault();
    setAsked({ ...loss, pressed: event.currentTarget });
  };
  const agree = () => {
    isAgreed.current = true;
    asked?.pressed.click();
    isAgreed.current = false;
  };
  return { before, asked, agree, close: () => setAsked(undefined) };
}

export function QuestionBefore({ asked, agree, close }: ReturnType<typeof useQuestion>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (!asked) return;
    dialog.current?.showModal();
    keep.current?.focus();
  }, [asked]);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={close}>
      {asked && (
        <div className={styles.inner}>
          <h2 id={id} className={styles.title}>
            {asked.question}
          </h2>
          <p>{asked.loses}</p>
          <p className={styles.choice}>
            <button
              ref={keep}
              type="button"
              className={`${button.button} ${button.quiet}`}
              onClick={() => dialog.current?.close()}
            >
              Abbrechen
            </button>
            <DangerButton
              type="button"
              onClick={() => {
                dialog.current?.close();
                agree();
              }}
            >
              {asked.yes}
            </DangerButton>
          </p>
        </div>
      )}
    </dialog>
  );
}
