import { type RefObject, type SubmitEvent, useRef, useState } from 'react';
import { Form, type FormProps, useActionData, useLocation, useNavigation } from 'react-router';
import { findFailedSubmission } from './failed-submission.ts';
import { describeFiles, type Entries } from './form-entries.ts';
import { lastSent, setLastSentForm } from './sent-form.ts';
import type { PageAddress } from './unsaved.ts';
import { useDraftForm } from './use-draft-form.tsx';

interface KeptFormProps extends Omit<FormProps, 'ref' | 'method'> {
  ref?: RefObject<HTMLFormElement | null>;
  isTyped?: boolean;
  isUnsaved?: boolean;
  carries?: Readonly<Record<string, string>>;
  filledFrom?: string;
  restore?: (entries: Entries) => void;
}

/**
 * A form with method POST must use this component or `usePublicForm`, because they keep the input if sending
 * fails (decision 13). test/code/forms-with-draft.test.ts lists the exceptions.
 */
export function FormWithDraft({
  isTyped = false,
  isUnsaved,
  carries = {},
  filledFrom,
  restore,
  ref,
  children,
  onSubmit,
  ...props
}: KeptFormProps) {
  const ownRef = useRef<HTMLFormElement>(null);
  const location = useLocation();
  const unanswered = findFailedSubmission(useActionData());
  const { state } = useNavigation();
  // Only the form that was sent shows the failure. If a failure exists when a form mounts, this form counts as
  // the sent form.
  const own = useRef(unanswered ? lastSent().number : 0);
  const isOwn = own.current === lastSent().number;
  const [brought, setBrought] = useState<Record<string, { instead: string; value: string }>>({});

  const kept = useDraftForm({
    form: ref ?? ownRef,
    place: isTyped ? location.pathname : undefined,
    isUnsaved,
    survives: (next) => isSamePage(location, next, filledFrom),
    onRestore({ entries }) {
      const found = Object.entries(carries).flatMap(([name, instead]) => {
        const value = entries.find(([each]) => each === name)?.[1];
        return value === undefined ? [] : [[name, { instead, value }] as const];
      });
      setBrought(Object.fromEntries(found));
    },
    restore,
    isSending: isOwn && state !== 'idle',
    unanswered: isOwn ? unanswered : undefined,
  });

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    if (kept.asksFirst()) return event.preventDefault();
    const form = event.currentTarget;
    kept.onSending((event.nativeEvent as globalThis.SubmitEvent).submitter);
    own.current = setLastSentForm({
      path: new URL(form.action).pathname,
      bytes: describeFiles(form).bytes,
      onTaken: kept.onTaken,
    });
  };

  return (
    <>
      <Form {...props} ref={kept.ref} method="post" onSubmit={send}>
        {Object.entries(carries).map(([name, value]) => {
          const other = brought[name];
          return (
            <input
              key={name}
              type="hidden"
              name={name}
              value={other?.instead === value ? other.value : value}
            />
          );
        })}
        {kept.unsent}
        {kept.offer}
        {children}
      </Form>
      {kept.signIn}
    </>
  );
}

function isSamePage(now: PageAddress, next: PageAddress, filledFrom: string | undefined): boolean {
  if (now.pathname !== next.pathname) return false;
  const word = ({ search }: PageAddress) =>
    filledFrom ? new URLSearchParams(search).get(filledFrom) : null;
  return word(now) === word(next);
}
