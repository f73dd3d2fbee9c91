import { useState, useSyncExternalStore } from 'react';
import { isRouteErrorResponse } from 'react-router';

export interface PageAddress {
  pathname: string;
  search: string;
}

export interface UnsavedForm {
  survives: (next: PageAddress) => boolean;
  keep: () => boolean;
  hasFiles: () => boolean;
  discard: () => void;
  leave: () => void;
}

const forms = new Set<UnsavedForm>();
const listeners = new Set<() => void>();

export function noteUnsaved(form: UnsavedForm, isUnsaved: boolean): void {
  if (forms.has(form) === isUnsaved) return;
  if (isUnsaved) forms.add(form);
  else forms.delete(form);
  // The listener is added only while needed, because with it some browsers do not keep the page in memory for
  // 'Back'.
  if (forms.size > 0) addEventListener('beforeunload', askBeforeUnload);
  else removeEventListener('beforeunload', askBeforeUnload);
  for (const listener of listeners) listener();
}

export function listUnsavedForms(next: PageAddress): UnsavedForm[] {
  return [...forms].filter((form) => !form.survives(next));
}

export function hasUnsaved(): boolean {
  return forms.size > 0;
}

export function useUnsaved(): boolean {
  return useSyncExternalStore(subscribe, hasUnsaved, () => false);
}

/**
 * Returns the React key of a form. The key does not change while input is unsaved, because a new key would
 * mount an empty form.
 */
export function useFormKey(key: string): string {
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

export interface UnsentForm {
  sentence: string | undefined;
  fields: [name: string, value: string][];
}

export function findUnsentForm(error: unknown): UnsentForm | undefined {
  return isRouteErrorResponse(error) && error.data?.fields ? error.data : undefined;
}
