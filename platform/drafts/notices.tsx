import { type ReactNode, useEffect, useRef } from 'react';
import button from '#platform/ui/button.module.css';
import { Notice } from '#platform/ui/notice.tsx';
import type { Draft } from './draft-storage.ts';
import type { FailedSubmission, Reason } from './failed-submission.ts';
import styles from './notices.module.css';

export { SignInDialog } from './sign-in-dialog.tsx';

const small = `${button.button} ${styles.button}`;

const happened: Record<Reason, string> = {
  offline: 'Keine Verbindung.',
  silent: 'Der Server antwortet nicht.',
  session: 'Du bist nicht mehr angemeldet.',
  fault: 'Da ist etwas schiefgegangen.',
  refused: 'Das hat der Server nicht angenommen.',
};

const pauses = [3_000, 10_000, 30_000, 60_000];

interface UnsentNoticeProps {
  unanswered: FailedSubmission;
  isSending: boolean;
  isTyped: boolean;
  isAsSent: () => boolean;
  sendAgain: () => void;
  signIn: () => void;
  more?: ReactNode;
}

export function FailedSubmissionNotice(props: UnsentNoticeProps) {
  const { unanswered, isSending, isTyped, sendAgain, signIn, more } = props;
  const box = useRef<HTMLDivElement>(null);
  const tries = useRef(0);
  const goesOn = useGoingOn(props, tries);
  const isProof = unanswered.isProof === true;
  const isSession = unanswered.reason === 'session';
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each failed submission
  useEffect(() => {
    // After an automatic attempt, the focus stays where it is, because the user may be reading something
    // else.
    if (tries.current > 0) return;
    box.current?.focus();
    if (isSession) signIn();
  }, [unanswered]);
  return (
    <div ref={box} tabIndex={-1} className={styles.notice}>
      <Notice role="alert">
        <div className={styles.bar}>
          <div className={styles.said}>
            <p>
              <strong>
                {unanswered.sentence ??
                  (isProof ? 'Bitte bestätige, dass du es bist.' : happened[unanswered.reason])}
              </strong>
            </p>
            <p>
              {isTyped && 'Alles, was du eingegeben hast, steht noch da. '}
              {wayOn(unanswered, goesOn)}
            </p>
            {more}
          </div>
          <button
            type="button"
            className={small}
            aria-disabled={isSending}
            onClick={() => {
              if (isSending) return;
              tries.current = 0;
              if (isSession) signIn();
              else sendAgain();
            }}
          >
            {isProof
              ? 'Bestätigen'
              : isSession
                ? 'Anmelden'
                : isSending
                  ? 'Wird gesendet …'
                  : 'Noch einmal senden'}
          </button>
        </div>
      </Notice>
    </div>
  );
}

function wayOn({ reason, sentence, isProof }: FailedSubmission, goesOn: boolean): string {
  if (isProof) return 'Danach wird es gesendet.';
  if (reason === 'silent' && sentence) return goesOn ? 'Wir versuchen es auch von selbst.' : '';
  if (reason === 'session') return 'Melde dich hier an, dann geht es weiter.';
  if (reason === 'refused') return '';
  if (!goesOn || reason === 'fault') return 'Bitte versuch es in ein paar Minuten noch einmal.';
  return reason === 'offline'
    ? 'Sobald du wieder Empfang hast, geht es von selbst weiter.'
    : 'Wir versuchen es gleich noch einmal.';
}

/**
 * Sends the input again after each of `pauses`, and when the device is online again. This is safe, because
 * the server stores the form only once, even if the form arrives twice (decisions 3 and 13).
 */
function useGoingOn(
  { unanswered, isTyped, isAsSent, sendAgain }: UnsentNoticeProps,
  tries: { current: number },
): boolean {
  const { reason } = unanswered;
  const goesOn =
    isTyped && (reason === 'offline' || reason === 'silent') && tries.current < pauses.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again after each attempt
  useEffect(() => {
    if (!goesOn) return;
    const go = () => {
      if (!isAsSent()) return;
      tries.current += 1;
      sendAgain();
    };
    const timer = setTimeout(() => navigator.onLine && go(), pauses[tries.current]);
    addEventListener('online', go);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', go);
    };
  }, [unanswered]);
  return goesOn;
}

const moment = new Intl.DateTimeFormat('de-AT', { timeStyle: 'short' });
const day = new Intl.DateTimeFormat('de-AT', { day: 'numeric', month: 'long' });

interface DraftOfferProps {
  draft: Draft;
  version: string | undefined;
  onTake: () => void;
  onRefuse: () => void;
}

export function DraftOffer({ draft, version, onTake, onRefuse }: DraftOfferProps) {
  const since = draft.entries.find(([name]) => name === 'version')?.[1];
  const hasChanged = version !== undefined && since !== undefined && since !== version;
  return (
    <div className={styles.notice}>
      <Notice role="status">
        <div className={styles.bar}>
          <div className={styles.said}>
            <p>
              <strong>Entwurf von {describeMoment(draft.savedAt)}</strong>, auf diesem Gerät
              aufgehoben und noch nicht gesendet.
            </p>
            {hasChanged && (
              <p>Seither wurde dieser Eintrag geändert. Beim Speichern siehst du, was.</p>
            )}
          </div>
          <div className={styles.buttons}>
            <button type="button" className={small} onClick={onTake}>
              Wiederherstellen
            </button>
            <button type="button" className={`${small} ${button.quiet}`} onClick={onRefuse}>
              Verwerfen
            </button>
          </div>
        </div>
      </Notice>
    </div>
  );
}

function describeMoment(at: number): string {
  const then = new Date(at);
  const time = moment.format(then);
  return new Date().toDateString() === then.toDateString() ? time : `${day.format(then)}, ${time}`;
}

export function NoStorageNotice() {
  return (
    <div className={styles.notice}>
      <Notice role="status">
        Dein Browser kann hier keinen Entwurf aufheben: Sein Speicher ist voll oder gesperrt. Lass
        diese Seite offen, bis alles gespeichert ist.
      </Notice>
    </div>
  );
}
