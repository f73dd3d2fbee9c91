import {
  type Draft,
  deleteDrafts,
  findRecordId,
  keepDraft,
  listDraftsOfRecord,
  readDraft,
} from './draft-storage.ts';
import { describeFiles, type Entries, listEntries, typedText } from './form-entries.ts';
import { noteUnsaved, type PageAddress, type UnsavedForm } from './unsaved.ts';

const pause = 400;

interface FillingOptions {
  key: string;
  /** The initial values of the form. Undefined if the initial values contain input that is not stored yet. */
  filled: Entries | undefined;
  survives: (next: PageAddress) => boolean;
  isLeft: boolean;
  onOffer: (draft: Draft | undefined) => void;
  onKept: (isKept: boolean) => void;
}

export interface WatchedForm {
  /** Called when the server has stored the input `sent`. Input typed after sending is still unsaved. */
  settle: (sent: string | undefined) => void;
  take: () => void;
  refuse: () => void;
  end: () => void;
}

export function watchFilling(form: HTMLFormElement, options: FillingOptions): WatchedForm {
  const { key, survives, onOffer, onKept } = options;
  let filled = options.filled && typedText(options.filled);
  let files = '';
  const opening = crypto.getRandomValues(new Uint32Array(2)).join('-');
  const own = [opening];
  let offered = readDraft(key);
  let isKept = false;
  let isForgotten = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hasText = () => typedText(listEntries(form)) !== filled;
  const isChanged = () => hasText() || describeFiles(form).named !== files;

  const keep = () => {
    clearTimeout(timer);
    if (isForgotten || !hasText()) return false;
    isKept = keepDraft(key, { opening, savedAt: Date.now(), entries: listEntries(form) }, own);
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
  const asStored = (text = typedText(listEntries(form))) => {
    filled = text;
    files = describeFiles(form).named;
    noteUnsaved(unsaved, false);
  };
  const unsaved: UnsavedForm = {
    survives,
    keep,
    hasFiles: () => describeFiles(form).named !== files,
    discard() {
      drop();
      asStored();
    },
    leave() {
      asStored();
      // After `asStored` the form looks unchanged. If `isKept` stayed true, `look` would then delete the draft,
      // which must stay.
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
  // The browser fires `reset` before the fields get their default values, so `asStored` must run later.
  const onReset = () => void setTimeout(() => asStored());
  /**
   * Called when another tab deletes the draft, because the user has signed out or has saved the record there.
   * Then this form stores no draft until the next input.
   */
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

  if (offered && typedText(offered.entries) === typedText(listEntries(form))) refuse();
  onOffer(offered);
  look();

  return {
    settle(sent) {
      // Deletes only drafts of this record. Drafts of other new records can have the same `key`.
      deleteDrafts(key, listDraftsOfRecord(offered, findRecordId(listEntries(form))));
      offered = undefined;
      onOffer(undefined);
      drop();
      asStored(sent);
      if (form.isConnected) look();
    },
    take() {
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
