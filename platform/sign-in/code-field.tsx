import { useEffect, useRef } from 'react';
import { Field } from '#platform/ui/field.tsx';

interface CodeFieldProps {
  name: string;
  label?: string;
  /** Whether it comes in the place of what was filled in before. */
  hasFocus?: boolean;
  error?: string | undefined;
}

/** The field for a code of the app or a recovery code; no keyboard of digits, as recovery codes have letters. */
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
