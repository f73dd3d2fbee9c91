import { useEffect, useId, useRef } from 'react';
import { EnquiryForm } from '#app/post/enquiry/form.tsx';
import button from '#platform/ui/button.module.css';
import { CloseButton } from '#platform/ui/dialog/close-button.tsx';
import styles from './enquiry-dialog.module.css';

/** Spec §4 demands this flag five seconds after the first visit of the page. No code uses its value. */
const popup = { delay: 5_000, key: 'popupShown', value: 'false' } as const;

export function EnquiryDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(rememberPopup, []);
  return (
    <>
      <form action="/sponsoren/anfrage" aria-label="Sponsor werden">
        <button
          type="submit"
          className={button.button}
          aria-haspopup="dialog"
          onClick={(event) => {
            event.preventDefault();
            dialog.current?.showModal();
          }}
        >
          Sponsor werden
        </button>
      </form>
      {/* A click outside the dialog does not close it, because visitors often click there by mistake. */}
      <dialog ref={dialog} className={styles.dialog} aria-labelledby={`${id}-title`}>
        <header className={styles.head}>
          <h2 id={`${id}-title`} className={styles.title}>
            Sponsor werden
          </h2>
          <CloseButton className={styles.close} onClick={() => dialog.current?.close()} />
        </header>
        <div className={styles.body}>
          <EnquiryForm />
        </div>
      </dialog>
    </>
  );
}

function rememberPopup() {
  const timer = setTimeout(() => {
    try {
      if (localStorage.getItem(popup.key) === null) localStorage.setItem(popup.key, popup.value);
    } catch {
      // A browser can refuse to store the flag. This does no harm, because no other code reads the flag.
    }
  }, popup.delay);
  return () => clearTimeout(timer);
}
