import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import type { FormAnswer } from './form-answer.ts';
import { hiddenNames } from './hidden-names.ts';
import { notSent } from './keep-typed.ts';

/**
 * A form of a public page: with JavaScript it is sent in place, without it as a page of its own.
 * @param action the address that takes it
 * @param pageAnswer what that address said when the page was made as its answer
 */
export function usePublicForm(action: string, pageAnswer?: FormAnswer) {
  const [firstAnswer, setFirstAnswer] = useState(pageAnswer);
  const { Form, data, state, reset } = useFetcher<FormAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const isSending = state !== 'idle';
  const isUnderWay = useRef(false);
  const [isNear, setNear] = useState(false);
  const [isOffline, setOffline] = useState(false);
  const openedAt = useOpening();

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
    setOffline(!navigator.onLine);
    if (!navigator.onLine) return event.preventDefault();
    isUnderWay.current = true;
    const hidden = (name: string) =>
      event.currentTarget.elements.namedItem(name) as HTMLInputElement;
    hidden(hiddenNames.key).value ||= makeKey();
    hidden(hiddenNames.seconds).value = ((performance.now() - openedAt.current) / 1000).toFixed(1);
  };

  return {
    Form,
    props: {
      ...({ ref: form, method: 'post', action, onSubmit, defaultShouldRevalidate: false } as const),
      // Where they cannot be had the router would load the page anew.
      onFocus: () => setNear(navigator.onLine),
    },
    /** The address whose chunks are wanted soon. */
    soon: isNear ? action : undefined,
    answer: isOffline ? { failure: notSent } : (data ?? firstAnswer),
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
