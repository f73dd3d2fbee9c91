import { useEffect, useRef } from 'react';
import { Field } from '#platform/ui/field.tsx';

interface CodeFieldProps {
  name: string;
  label?: string;
  hasFocus?: boolean;
  error?: string | undefined;
}

/** Needs letters for recovery codes, so `inputMode="numeric"` would be wrong. */
export function CodeField({
  name,
  label = 'Code aus der App oder Notfallcode',
  hasFocus = false,
  error,
}: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);
  return (
    <Field
      ref={input}
      label={label}
      name={name}
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      error={error}
    />
  );
}
