import { type MouseEvent, type RefObject, useRef } from 'react';

/**
 * Without scripts, the attribute `command` opens the dialog.
 * @param first the element that gets the focus; it must also have `autoFocus`
 */
export function useDialog(id: string, first?: RefObject<HTMLElement | null>) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = () => ref.current?.close();
  // Prevents the default. Otherwise the browser would run the button's `command`, too.
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
    closedBeside: {
      closedby: 'any',
      onClick: (event: MouseEvent) => event.target === event.currentTarget && close(),
    },
  } as const;
}

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
