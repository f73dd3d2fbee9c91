import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { hiddenNames } from '#platform/drafts/sent-form.ts';
import { type Unanswered, unansweredIn, useLastAnswer } from '#platform/drafts/unanswered.ts';
import { useKeptForm } from '#platform/drafts/use-kept-form.tsx';
import type { FormAnswer } from './form-answer.ts';

const notSent: Unanswered = {
  reason: 'offline',
  sentence: 'Keine Verbindung, es wurde nichts gesendet.',
};

interface PublicFormOptions {
  /** The address that takes it. */
  action: string;
  /** What that address said when the page was made as its answer. */
  pageAnswer?: FormAnswer | undefined;
  /** Whether it stands below every page, so that leaving one takes nothing away. */
  stays?: boolean;
  /** What else helps when it cannot be sent. */
  more?: ReactNode;
}

/** A form of a public page: with JavaScript it is sent in place, without it as a page of its own. */
export function usePublicForm({ action, pageAnswer, stays = false, more }: PublicFormOptions) {
  const [firstAnswer, setFirstAnswer] = useState(pageAnswer);
  const { Form, data: answered, state, reset } = useFetcher<FormAnswer>();
  const data = useLastAnswer(answered);
  const form = useRef<HTMLFormElement>(null);
  const isSending = state !== 'idle';
  const isUnderWay = useRef(false);
  const [isNear, setNear] = useState(false);
  const [offline, setOffline] = useState<Unanswered>();
  const openedAt = useOpening();
  const { ref, onSending, onTaken, offer, unsent } = useKeptForm({
    form,
    place: action,
    isUnsaved: pageAnswer !== undefined,
    isLeft: !stays,
    isSending,
    unanswered: offline ?? unansweredIn(answered),
    more,
    onRestore({ savedAt }) {
      // It was open at least since then.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer may come within one drawing
  useEffect(() => {
    if (state === 'idle') isUnderWay.current = false;
  }, [state, data]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // The second half of a double click, which may come before the first is drawn.
    if (isUnderWay.current) return event.preventDefault();
    onSending((event.nativeEvent as SubmitEvent).submitter);
    // Where the chunk of its address is not there, the router would load the page anew.
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
      // Where they cannot be had the router would load the page anew.
      onFocus: () => setNear(navigator.onLine),
    },
    /** The address whose chunks are wanted soon. */
    soon: isNear ? action : undefined,
    answer: data ?? firstAnswer,
    /** A draft that may be wanted, and what is said of a sending in vain. */
    offer,
    unsent,
    /** With what the page was made; the browser itself keeps what is typed after that. */
    firstAnswer,
    isSending,
    /** Begins anew, with an empty form. */
    again() {
      setFirstAnswer(undefined);
      reset();
    },
  };
}

/**
 * When the page appeared, on the clock of performance.now(). The first page of a visit did so at 0,
 * before its scripts ran; any later one when it is mounted.
 */
function useOpening() {
  const isFirstPage = useLocation().key === 'default';
  const openedAt = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, however long the form stands
  useEffect(() => {
    openedAt.current = isFirstPage ? 0 : performance.now();
  }, []);
  return openedAt;
}

/** Not by randomUUID, which is there on https alone. */
function makeKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
