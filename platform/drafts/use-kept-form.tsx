import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { draftKey, hasDraft, useDraftOwner } from './draft-owner.tsx';
import type { Draft } from './drafts.ts';
import { type Entries, fillIn, textOf, typedIn } from './entries.ts';
import type { Filling } from './filling.ts';
import type { Unanswered } from './unanswered.ts';
import { noteUnsaved, type Place, type UnsavedForm } from './unsaved.ts';

export interface KeptFormOptions {
  /** The form, once it is there. */
  form: RefObject<HTMLFormElement | null>;
  /** Where somebody types it, an address: what is typed there is kept. Nothing is without one. */
  place?: string | undefined;
  /** Whether the page was made with something in it that is not stored. */
  isUnsaved?: boolean | undefined;
  /** On which further addresses the form stands as it is. */
  survives?: (next: Place) => boolean;
  /** Whether leaving the page takes the form away. */
  isLeft?: boolean;
  /** Done with a draft that is wanted, before it is put into the fields. */
  onRestore?: ((draft: Draft) => void) | undefined;
  /** Puts a draft into the form, where filling in the fields is not enough. */
  restore?: ((entries: Entries) => void) | undefined;
  /** Whether an answer is awaited. */
  isSending: boolean;
  /** What is known of the last sending when it was in vain. */
  unanswered: Unanswered | undefined;
  /** What else helps then. */
  more?: ReactNode;
}

export interface KeptForm {
  /** For the form element. */
  ref: (form: HTMLFormElement | null) => (() => void) | undefined;
  /** To be told of every sending. */
  onSending: (submitter: HTMLElement | null) => void;
  /** Whether it is asked first, since somebody else is signed in than has typed it. */
  asksFirst: () => boolean;
  /** To be told that what was typed is stored. */
  onTaken: () => void;
  /** A draft that may be wanted, to stand before the fields. */
  offer: ReactNode;
  /** What is said of a sending in vain. */
  unsent: ReactNode;
  /** To stand outside the form. */
  signIn: ReactNode;
}

/** The greater part of it is loaded once somebody comes near a form. */
const loadTools = async () => {
  const [{ watchFilling }, { DraftOffer, SignInDialog, Unkept, UnsentNotice }] = await Promise.all([
    import('./filling.ts'),
    import('./notices.tsx'),
  ]);
  return { watchFilling, DraftOffer, SignInDialog, Unkept, UnsentNotice };
};
type Tools = Awaited<ReturnType<typeof loadTools>>;

/** Keeps what is typed into a form: as a draft, and when sending it is in vain. */
export function useKeptForm(options: KeptFormOptions): KeptForm {
  const { form, place, isSending, unanswered, more } = options;
  const owner = useDraftOwner();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const filling = useRef<Filling>(undefined);
  /** As that settles, while the watching is not loaded. */
  const settleEarly = useRef<Filling['settle']>(undefined);
  const sent = useRef<{ text: string; submitter: HTMLElement | null }>(undefined);
  const [tools, setTools] = useState<Tools>();
  const [offer, setOffer] = useState<Draft>();
  const [isKept, setKept] = useState(true);
  const [isSigningIn, setSigningIn] = useState(false);
  const [other, setOther] = useState<string>();
  const isAgreed = useRef(false);

  const ref = useCallback(
    (element: HTMLFormElement | null) => {
      form.current = element;
      // A form that is gone can still be told that it was stored; until there is another one.
      if (!element) return;
      filling.current = undefined;
      const key = place === undefined ? undefined : draftKey(owner, place);
      // Now, since rows may be added before the rest has come.
      const filled = latest.current.isUnsaved ? undefined : textOf(element, 'filled');
      let isGone = false;
      // Until the watching is loaded: what is typed before that is asked about, too.
      const letGo = () => noteUnsaved(early, false);
      const early: UnsavedForm = {
        survives: (next) => latest.current.survives?.(next) ?? false,
        keep: () => false,
        hasFiles: () => false,
        discard: letGo,
        leave: letGo,
      };
      const noteEarly = () => noteUnsaved(early, latest.current.isLeft ?? true);
      let stored: string | undefined;
      settleEarly.current = (text) => {
        stored = text;
        letGo();
      };
      const wait = (events: 'addEventListener' | 'removeEventListener') => {
        for (const event of ['focusin', 'pointerdown', 'input']) element[events](event, begin);
        globalThis[events]('online', begin);
      };
      const begin = () => {
        wait('removeEventListener');
        loadTools().then(
          (loaded) => {
            if (isGone) return;
            setTools(loaded);
            if (key === undefined) return;
            element.removeEventListener('input', noteEarly);
            const watched = loaded.watchFilling(element, {
              key,
              filled,
              survives: (next) => latest.current.survives?.(next) ?? false,
              isLeft: latest.current.isLeft ?? true,
              onOffer: setOffer,
              onKept: setKept,
            });
            filling.current = watched;
            if (stored !== undefined) watched.settle(stored);
            letGo();
          },
          // Without a network: the next touch tries again.
          () => isGone || wait('addEventListener'),
        );
      };
      if (key !== undefined) element.addEventListener('input', noteEarly);
      // An admin's forms are seldom only looked at.
      if (key !== undefined && (owner || hasDraft(key))) begin();
      else wait('addEventListener');
      return () => {
        isGone = true;
        wait('removeEventListener');
        element.removeEventListener('input', noteEarly);
        letGo();
        filling.current?.end();
        form.current = null;
      };
    },
    [form, owner, place],
  );

  const sendAgain = useCallback(() => {
    const { submitter } = sent.current ?? {};
    form.current?.requestSubmit(submitter?.isConnected ? submitter : null);
  }, [form]);

  const onTaken = useCallback(() => {
    const settle = filling.current?.settle ?? settleEarly.current;
    settle?.(sent.current?.text);
  }, []);

  // What is asked before it is done stands in a dialog, which closes with the answer.
  useEffect(() => {
    const dialog = unanswered && form.current?.closest('dialog');
    if (dialog && !dialog.open) dialog.showModal();
  }, [form, unanswered]);

  const take = (draft: Draft) => {
    if (!form.current) return;
    const { onRestore, restore } = latest.current;
    onRestore?.(draft);
    if (restore) restore(draft.entries);
    else fillIn(form.current, draft.entries);
    filling.current?.take();
  };

  return {
    ref,
    onSending(submitter) {
      if (form.current) sent.current = { text: typedIn(textOf(form.current)), submitter };
    },
    asksFirst() {
      const asks = other !== undefined && other !== owner && !isAgreed.current;
      isAgreed.current = false;
      if (asks) setSigningIn(true);
      return asks;
    },
    onTaken,
    offer: tools && (
      <>
        {!isKept && <tools.Unkept />}
        {offer && (
          <tools.DraftOffer
            draft={offer}
            version={versionIn(form.current)}
            onTake={() => take(offer)}
            onRefuse={() => filling.current?.refuse()}
          />
        )}
      </>
    ),
    unsent:
      unanswered &&
      (tools ? (
        <tools.UnsentNotice
          unanswered={unanswered}
          isSending={isSending}
          isTyped={place !== undefined}
          isAsSent={() =>
            form.current !== null && typedIn(textOf(form.current)) === sent.current?.text
          }
          sendAgain={sendAgain}
          signIn={() => setSigningIn(true)}
          more={more}
        />
      ) : (
        // What says more could not be loaded.
        <p role="alert">
          {unanswered.sentence ?? 'Das Absenden hat nicht geklappt.'} Bitte versuch es später noch
          einmal.
        </p>
      )),
    signIn: tools && isSigningIn && (
      <tools.SignInDialog
        username={owner}
        other={other}
        isProof={unanswered?.isProof}
        onSignedInAs={setOther}
        onAgreed={() => {
          setSigningIn(false);
          isAgreed.current = true;
          sendAgain();
        }}
        onClose={() => setSigningIn(false)}
      />
    ),
  };
}

/** The version of the record that a form was opened with, where it carries one. */
function versionIn(form: HTMLFormElement | null): string | undefined {
  const field = form?.elements.namedItem('version');
  return field instanceof HTMLInputElement ? field.value : undefined;
}
