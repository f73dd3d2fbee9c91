import { type SyntheticEvent, useState } from 'react';

/**
 * What a part of a form needs that is opened and shut: it never shuts away a field that is wrong.
 * @param begins whether it is open at first
 */
export function useOpened(begins: boolean, hasErrors: boolean) {
  const [isOpen, setOpen] = useState(begins || hasErrors);
  // It stays so when the error goes: somebody is typing there.
  if (hasErrors && !isOpen) setOpen(true);
  return {
    details: {
      open: isOpen,
      onToggle: (event: SyntheticEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open),
    },
    open: () => setOpen(true),
  };
}
