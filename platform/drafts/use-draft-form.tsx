import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { draftKey, hasDraft, useDraftOwner } from './draft-owner.tsx';
import type { Draft } from './draft-storage.ts';
import type { FailedSubmission } from './failed-submission.ts';
import { type Entries, fillForm, listEntries, typedText } from './form-entries.ts';
import { noteUnsaved, type PageAddress, type UnsavedForm } from './unsaved.ts';
import type { WatchedForm } from './watch-form.ts';

export interface DraftFormOptions {
  form: RefObject<HTMLFormElement | null>;
  place?: string | undefined;
  isUnsaved?: boolean | undefined;
  survives?: (next: PageAddress) => boolean;
  isLeft?: boolean;
  onRestore?: ((draft: Draft) => void) | undefined;
  restore?: ((entries: Entries) => void) | undefined;
  isSending: boolean;
  unanswered: FailedSubmission | undefined;
  more?: ReactNode;
}

export interface DraftForm {
  ref: (form: HTMLFormElement | null) => (() => void) | undefined;
  onSending: (submitter: HTMLElement | null) => void;
  asksFirst: () => boolean;
  onTaken: () => void;
  offer: ReactNode;
  unsent: ReactNode;
  signIn: ReactNode;
}

const loadTools = async () => {
  const [{ watchFilling }, { DraftOffer, SignInDialog, NoStorageNotice, FailedSubmissionNotice }] =
    await Promise.all([import('./watch-form.ts'), import('./notices.tsx')]);
  return { watchFilling, DraftOffer, SignInDialog, NoStorageNotice, FailedSubmissionNotice };
};
type Tools = Awaited<ReturnType<typeof loadTools>>;

export function useDraftForm(options: DraftFormOptions): DraftForm {
  const { form, place, isSending, unanswered, more } = options;
  const owner = useDraftOwner();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const filling = useRef<WatchedForm>(undefined);
  const settleEarly = useRef<WatchedForm['settle']>(undefined);
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
      // React never calls this without an element. When the form leaves the page, React calls the function
      // returned below. `filling` then stays, because the server's answer can come later, and then discards the
      // stored draft.
      if (!element) return;
      filling.current = undefined;
      const key = place === undefined ? undefined : draftKey(owner, place);
      // Reads the initial values now, because the user can add rows before `loadTools` has finished.
      const filled = latest.current.isUnsaved ? undefined : listEntries(element, 'filled');
      let isGone = false;
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
          () => isGone || wait('addEventListener'),
        );
      };
      if (key !== undefined) element.addEventListener('input', noteEarly);
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

  useEffect(() => {
    const dialog = unanswered && form.current?.closest('dialog');
    if (dialog && !dialog.open) dialog.showModal();
  }, [form, unanswered]);

  const take = (draft: Draft) => {
    if (!form.current) return;
    const { onRestore, restore } = latest.current;
    onRestore?.(draft);
    if (restore) restore(draft.entries);
    else fillForm(form.current, draft.entries);
    filling.current?.take();
  };

  return {
    ref,
    onSending(submitter) {
      if (form.current) sent.current = { text: typedText(listEntries(form.current)), submitter };
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
        {!isKept && <tools.NoStorageNotice />}
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
        <tools.FailedSubmissionNotice
          unanswered={unanswered}
          isSending={isSending}
          isTyped={place !== undefined}
          isAsSent={() =>
            form.current !== null && typedText(listEntries(form.current)) === sent.current?.text
          }
          sendAgain={sendAgain}
          signIn={() => setSigningIn(true)}
          more={more}
        />
      ) : (
        <p role="alert">
          {unanswered.sentence ?? 'Da ist etwas schiefgegangen.'}{' '}
          {place !== undefined && 'Alles, was du eingegeben hast, steht noch da. '}
          Bitte versuch es in ein paar Minuten noch einmal.
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

function versionIn(form: HTMLFormElement | null): string | undefined {
  const field = form?.elements.namedItem('version');
  return field instanceof HTMLInputElement ? field.value : undefined;
}
