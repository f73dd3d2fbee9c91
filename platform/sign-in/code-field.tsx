import { useEffect, useRef } from 'react';
import { Field } from '#platform/ui/field.tsx';

interface CodeFieldProps {
  name: string;
  label?: string;
  hasFocus?: boolean;
  error?: string | undefined;
}

/**
 * Has no `inputMode="numeric"`, because phones would then show only digits, and recovery codes contain
 * letters.
 */
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
