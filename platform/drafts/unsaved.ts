import { useState, useSyncExternalStore } from 'react';
import { isRouteErrorResponse } from 'react-router';

/** The part of an address by which pages differ. */
export interface Place {
  pathname: string;
  search: string;
}

/** A form in which something stands that is stored nowhere else. */
export interface UnsavedForm {
  /** Whether it is still there, as it is, on the page of that address. */
  survives: (next: Place) => boolean;
  /** Whether a draft of it is on the device. */
  keep: () => boolean;
  /** Whether there is something that no draft can hold: a chosen picture. */
  hasFiles: () => boolean;
  /** Lets go of it without a draft. */
  discard: () => void;
  /** Lets go of it. */
  leave: () => void;
}

const forms = new Set<UnsavedForm>();
const listeners = new Set<() => void>();

/** Notes whether something in a form is not stored. */
export function noteUnsaved(form: UnsavedForm, isUnsaved: boolean): void {
  if (forms.has(form) === isUnsaved) return;
  if (isUnsaved) forms.add(form);
  else forms.delete(form);
  // Only while there is reason: some browsers keep no page that listens for Back.
  if (forms.size > 0) addEventListener('beforeunload', askBeforeUnload);
  else removeEventListener('beforeunload', askBeforeUnload);
  for (const listener of listeners) listener();
}

/** The forms that would be lost on the page of that address. */
export function unsavedBefore(next: Place): UnsavedForm[] {
  return [...forms].filter((form) => !form.survives(next));
}

export function hasUnsaved(): boolean {
  return forms.size > 0;
}

export function useUnsaved(): boolean {
  return useSyncExternalStore(subscribe, hasUnsaved, () => false);
}

/**
 * The key of a form that is filled anew when what is stored has changed: not while something stands
 * in it that is not stored.
 */
export function useHeldKey(key: string): string {
  const isHeld = useUnsaved();
  const [held, setHeld] = useState(key);
  if (!isHeld && held !== key) setHeld(key);
  return isHeld ? held : key;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** What an error says of a form that was sent in vain. */
export interface Unsent {
  /** Why, where there is more to say than that something went wrong. */
  sentence: string | undefined;
  /** What it has posted: nothing typed is lost. */
  fields: [name: string, value: string][];
}

/** That of the error of an action, or of a page shown after one; undefined for any other error. */
export function unsentIn(error: unknown): Unsent | undefined {
  return isRouteErrorResponse(error) && error.data?.fields ? error.data : undefined;
}
