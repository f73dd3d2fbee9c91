import { type MouseEvent, type RefObject, useRef } from 'react';

/** Without JavaScript, invoker commands open the dialog: for this case set `autoFocus` on `first`, too. */
export function useDialog(id: string, first?: RefObject<HTMLElement | null>) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = () => ref.current?.close();
  // Keeps the browser from running the button's command as well.
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

// HTML's invoker commands, which React's types do not have yet.
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
