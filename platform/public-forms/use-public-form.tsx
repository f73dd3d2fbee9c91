import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { PrefetchPageLinks, useFetcher, useLocation } from 'react-router';
import {
  type FailedSubmission,
  findFailedSubmission,
  useLastAnswer,
} from '#platform/drafts/failed-submission.ts';
import { hiddenNames } from '#platform/drafts/sent-form.ts';
import { useDraftForm } from '#platform/drafts/use-draft-form.tsx';
import type { FormAnswer } from './handle-public-form.server.ts';

const notSent: FailedSubmission = {
  reason: 'offline',
  sentence: 'Keine Verbindung, es wurde nichts gesendet.',
};

interface PublicFormOptions {
  action: string;
  pageAnswer?: FormAnswer | undefined;
  /**
   * True for a form that every page contains. The form keeps its input when the visitor opens another page.
   */
  stays?: boolean;
  more?: ReactNode;
}

export function usePublicForm({ action, pageAnswer, stays = false, more }: PublicFormOptions) {
  const [firstAnswer, setFirstAnswer] = useState(pageAnswer);
  const { Form, data: answered, state, reset } = useFetcher<FormAnswer>();
  const data = useLastAnswer(answered);
  const form = useRef<HTMLFormElement>(null);
  const isSending = state !== 'idle';
  const isUnderWay = useRef(false);
  const [isNear, setNear] = useState(false);
  const [offline, setOffline] = useState<FailedSubmission>();
  const openedAt = useOpening();
  const { ref, onSending, onTaken, offer, unsent } = useDraftForm({
    form,
    place: action,
    isUnsaved: pageAnswer !== undefined,
    isLeft: !stays,
    isSending,
    unanswered: offline ?? findFailedSubmission(answered),
    more,
    onRestore({ savedAt }) {
      openedAt.current = Math.min(openedAt.current, performance.now() - (Date.now() - savedAt));
    },
  });

  useEffect(() => {
    if (data?.sent) onTaken();
  }, [data, onTaken]);

  useEffect(() => {
    const wrong = data?.errors && form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong)
      (wrong instanceof HTMLFieldSetElement ? wrong.querySelector('input') : wrong)?.focus();
  }, [data]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a fast answer changes only `data`, not `state`
  useEffect(() => {
    if (state === 'idle') isUnderWay.current = false;
  }, [state, data]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // A double click can submit again before React has rendered the sending state.
    if (isUnderWay.current) return event.preventDefault();
    onSending((event.nativeEvent as SubmitEvent).submitter);
    // Does not send the form while the device is offline. If the code of the route `action` is not loaded yet,
    // the router would fail to load this code, and reload the open page.
    setOffline(navigator.onLine ? undefined : notSent);
    if (!navigator.onLine) return event.preventDefault();
    isUnderWay.current = true;
    const hidden = (name: string) =>
      event.currentTarget.elements.namedItem(name) as HTMLInputElement;
    hidden(hiddenNames.key).value ||= makeKey();
    hidden(hiddenNames.seconds).value = ((performance.now() - openedAt.current) / 1000).toFixed(1);
  };

  return {
    Form,
    form,
    props: {
      ...({ method: 'post', action, onSubmit, defaultShouldRevalidate: false } as const),
      ref,
      onFocus: () => setNear(navigator.onLine),
    },
    soon: isNear ? action : undefined,
    answer: data ?? firstAnswer,
    offer,
    unsent,
    firstAnswer,
    isSending,
    again() {
      setFirstAnswer(undefined);
      reset();
    },
  };
}

function useOpening() {
  const isFirstPage = useLocation().key === 'default';
  const openedAt = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the form is mounted
  useEffect(() => {
    openedAt.current = isFirstPage ? 0 : performance.now();
  }, []);
  return openedAt;
}

/** Does not use `crypto.randomUUID`, because browsers offer this function only with https. */
function makeKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

/** @param soon the path of the form's action; its code is loaded early, because the network can fail later */
export function HiddenFields({ soon }: { soon: string | undefined }) {
  return (
    <>
      <div className="visually-hidden" inert aria-hidden="true">
        <label>
          Bitte lass das leer
          <input name={hiddenNames.trap} autoComplete="off" tabIndex={-1} />
        </label>
      </div>
      <input type="hidden" name={hiddenNames.key} />
      <input type="hidden" name={hiddenNames.seconds} />
      {soon && <PrefetchPageLinks page={soon} />}
    </>
  );
}
