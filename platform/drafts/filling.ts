import { type Draft, deleteDrafts, keepDraft, openingsFor, readDraft, recordIn } from './drafts.ts';
import { type Entries, filesOf, textOf, typedIn } from './entries.ts';
import { noteUnsaved, type Place, type UnsavedForm } from './unsaved.ts';

/** Milliseconds without a key stroke after which a draft is kept. */
const pause = 400;

interface FillingOptions {
  /** Under what its draft is kept. */
  key: string;
  /** What the page has filled in; undefined when something of it is not stored. */
  filled: Entries | undefined;
  survives: (next: Place) => boolean;
  /** Whether leaving the page takes it away. */
  isLeft: boolean;
  /** There is a draft that is not what the form shows. */
  onOffer: (draft: Draft | undefined) => void;
  /** Told whether the device keeps what is typed. */
  onKept: (isKept: boolean) => void;
}

/** The filling-in of a form, from its appearing until it is stored or left. */
export interface Filling {
  /** What was sent is stored; what was typed since is not. */
  settle: (sent: string | undefined) => void;
  /** The draft that was offered stands in the form now. */
  take: () => void;
  /** Nobody wants the draft that was offered. */
  refuse: () => void;
  /** The form goes. */
  end: () => void;
}

/** Watches a form: keeps a draft of what is typed, and knows whether it is stored. */
export function watchFilling(form: HTMLFormElement, options: FillingOptions): Filling {
  const { key, survives, onOffer, onKept } = options;
  let filled = options.filled && typedIn(options.filled);
  let files = '';
  const opening = crypto.getRandomValues(new Uint32Array(2)).join('-');
  /** Whose drafts this one takes the place of. */
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
  /** Without the draft of this filling-in; what was offered before stays. */
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
      // The page changes until it goes: what is the same as what was kept is not to be dropped then.
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
  // Emptied once it was sent; the event comes before that.
  const onReset = () => void setTimeout(() => asStored());
  /** Signed out in another tab, or stored there. */
  const onStorage = (event: StorageEvent) => {
    if (event.key === key && event.newValue === null) isForgotten = true;
  };

  // Rows come and go without an event of a field.
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
      // Another new record, of another tab, is still to be decided on.
      deleteDrafts(key, openingsFor(offered, recordIn(textOf(form))));
      offered = undefined;
      onOffer(undefined);
      drop();
      asStored(sent);
      if (form.isConnected) look();
    },
    take() {
      // It stays until the same text is kept in the name of this opening.
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
