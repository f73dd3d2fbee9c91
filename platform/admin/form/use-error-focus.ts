import { type SubmitEvent, useEffect, useRef } from 'react';
import type { RecordAnswer } from '../record-answer.ts';
import { rowButtonName } from './use-restored-focus.ts';

export function useErrorFocus(outcome: RecordAnswer | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const isAwaited = useRef(false);
  useEffect(() => {
    if (outcome?.result?.status === 'error') isAwaited.current = true;
  }, [outcome]);
  useEffect(() => {
    if (!isAwaited.current) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!wrong) return;
    isAwaited.current = false;
    if (wrong !== document.activeElement) wrong.focus();
  });
  return {
    form,
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
      isAwaited.current =
        submitter?.getAttribute('name') !== rowButtonName && event.defaultPrevented;
    },
    onInput() {
      isAwaited.current = false;
    },
  };
}
