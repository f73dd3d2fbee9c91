import { type Draft, deleteDrafts, keepDraft, openingsFor, readDraft, recordIn } from './drafts.ts';
import { type Entries, filesOf, textOf, typedIn } from './entries.ts';
import { noteUnsaved, type Place, type UnsavedForm } from './unsaved.ts';

const pause = 400;

interface FillingOptions {
  key: string;
  /** The values with which the page came. Undefined if the page came with input that is not stored yet. */
  filled: Entries | undefined;
  survives: (next: Place) => boolean;
  isLeft: boolean;
  /** Called with the draft that the user may restore; undefined if there is none. */
  onOffer: (draft: Draft | undefined) => void;
  onKept: (isKept: boolean) => void;
}

export interface Filling {
  /** The server has stored the input `sent`. Input that was typed later is still unsaved. */
  settle: (sent: string | undefined) => void;
  take: () => void;
  refuse: () => void;
  end: () => void;
}

export function watchFilling(form: HTMLFormElement, options: FillingOptions): Filling {
  const { key, survives, onOffer, onKept } = options;
  let filled = options.filled && typedIn(options.filled);
  let files = '';
  const opening = crypto.getRandomValues(new Uint32Array(2)).join('-');
  /** A draft that this form stores replaces the drafts of these openings. */
  const own = [opening];
  let offered = readDraft(key);
  let isKept = false;
  let isForgotten = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hasText = () => typedIn(textOf(form)) !== filled;
  const isChanged = () => hasText() || filesOf(form).named !== files;

  const keep = () => {
    clearTimeout(timer);
    if (isForgotten || !hasText()) return false;
    isKept = keepDraft(key, { opening, savedAt: Date.now(), entries: textOf(form) }, own);
    onKept(isKept);
    return isKept;
  };
  const drop = () => {
    clearTimeout(timer);
    deleteDrafts(key, own);
    isKept = false;
  };
  const refuse = () => {
    if (offered) deleteDrafts(key, [offered.opening]);
    offered = offered?.before;
  };
  const asStored = (text = typedIn(textOf(form))) => {
    filled = text;
    files = filesOf(form).named;
    noteUnsaved(unsaved, false);
  };
  const unsaved: UnsavedForm = {
    survives,
    keep,
    hasFiles: () => filesOf(form).named !== files,
    discard() {
      drop();
      asStored();
    },
    leave() {
      asStored();
      // Until it unmounts, the form may look unchanged: `look` must not delete the draft for that reason.
      isKept = false;
    },
  };
  const look = () => {
    const isUnsaved = isChanged();
    if (options.isLeft) noteUnsaved(unsaved, isUnsaved);
    clearTimeout(timer);
    if (isUnsaved) timer = setTimeout(keep, pause);
    else if (isKept) drop();
  };
  const onInput = () => {
    isForgotten = false;
    look();
  };
  const onHide = () => void (isChanged() && keep());
  // The event is fired before the fields get their default values.
  const onReset = () => void setTimeout(() => asStored());
  /** If another tab has signed out or saved the record, it has deleted the draft. */
  const onStorage = (event: StorageEvent) => {
    if (event.key === key && event.newValue === null) isForgotten = true;
  };

  // Adding or removing a row of the form fires no input event.
  const rows = new MutationObserver(look);
  rows.observe(form, { childList: true, subtree: true });
  form.addEventListener('input', onInput);
  form.addEventListener('change', onInput);
  form.addEventListener('reset', onReset);
  document.addEventListener('visibilitychange', onHide);
  addEventListener('pagehide', onHide);
  addEventListener('storage', onStorage);

  if (offered && typedIn(offered.entries) === typedIn(textOf(form))) refuse();
  onOffer(offered);
  look();

  return {
    settle(sent) {
      // Another new record may have a draft too, left by another tab: only drafts of this record are deleted.
      deleteDrafts(key, openingsFor(offered, recordIn(textOf(form))));
      offered = undefined;
      onOffer(undefined);
      drop();
      asStored(sent);
      if (form.isConnected) look();
    },
    take() {
      // The restored draft stays stored until this form stores its own draft.
      if (offered) own.push(offered.opening);
      offered = offered?.before;
      onOffer(undefined);
      look();
    },
    refuse() {
      refuse();
      onOffer(offered);
    },
    end() {
      if (isChanged()) keep();
      clearTimeout(timer);
      noteUnsaved(unsaved, false);
      rows.disconnect();
      form.removeEventListener('input', onInput);
      form.removeEventListener('change', onInput);
      form.removeEventListener('reset', onReset);
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('pagehide', onHide);
      removeEventListener('storage', onStorage);
    },
  };
}
