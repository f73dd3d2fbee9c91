import { type SyntheticEvent, useState } from 'react';

/** Never hides a field that is wrong. */
export function useOpened(begins: boolean, hasErrors: boolean) {
  const [isOpen, setOpen] = useState(begins || hasErrors);
  // Stays open when the error goes: somebody is typing there.
  if (hasErrors && !isOpen) setOpen(true);
  return {
    details: {
      open: isOpen,
      onToggle: (event: SyntheticEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open),
    },
    open: () => setOpen(true),
  };
}
