import { type MouseEvent, type RefObject, useRef } from 'react';

/**
 * A dialog, and the buttons that open and close it. They command the native dialog, so that they work
 * before and without JavaScript where the browser knows invoker commands. What is to be focused first
 * has `autoFocus` as well: React hands that on only in the HTML of the server.
 */
export function useDialog(id: string, first?: RefObject<HTMLElement | null>) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = () => ref.current?.close();
  // Done here, the browser need not follow the command as well.
  const instead = (work: () => void) => (event: MouseEvent) => {
    event.preventDefault();
    work();
  };
  return {
    close,
    dialog: { ref, id },
    opener: {
      'aria-haspopup': 'dialog',
      command: 'show-modal',
      commandfor: id,
      onClick: instead(() => {
        ref.current?.showModal();
        first?.current?.focus();
      }),
    },
    closer: { command: 'close', commandfor: id, onClick: instead(close) },
    /** For a dialog that a click beside it closes, too; the keyboard does so with Esc. */
    closedBeside: {
      closedby: 'any',
      onClick: (event: MouseEvent) => event.target === event.currentTarget && close(),
    },
  } as const;
}
