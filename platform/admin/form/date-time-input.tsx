import { type ComponentProps, useRef, useSyncExternalStore } from 'react';
import { Icon } from '#platform/ui/icons.tsx';
import {
  formatDayInput,
  formatMomentInput,
  readDay,
  readMoment,
} from '#platform/values/parse-date-time.ts';
import styles from './date-time-input.module.css';

export type WrittenKind = 'date' | 'time' | 'datetime-local';

const placeholders = { date: 'TT.MM.JJJJ', time: 'HH:MM', 'datetime-local': 'TT.MM.JJJJ HH:MM' };

type WrittenInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> & {
  kind: WrittenKind;
  defaultValue?: string | undefined;
};

/** A text field for German dates and times, because a native date field follows the device's language. */
export function DateTimeInput({ kind, defaultValue = '', ...input }: WrittenInputProps) {
  const text = useRef<HTMLInputElement>(null);
  return (
    <span className={styles.written}>
      <input
        {...input}
        ref={text}
        type="text"
        defaultValue={written(kind, defaultValue)}
        inputMode={kind === 'datetime-local' ? undefined : 'numeric'}
        placeholder={placeholders[kind]}
      />
      {kind !== 'time' && <Calendar kind={kind} text={text} />}
    </span>
  );
}

interface CalendarProps {
  kind: 'date' | 'datetime-local';
  text: React.RefObject<HTMLInputElement | null>;
}

function Calendar({ kind, text }: CalendarProps) {
  const native = useRef<HTMLInputElement>(null);
  const isThere = useSyncExternalStore(neverChanges, canShowPicker, () => false);
  if (!isThere) return null;
  const open = () => {
    if (!native.current || !text.current) return;
    const { value } = text.current;
    native.current.value = (kind === 'date' ? readDay(value) : readMoment(value)) ?? '';
    native.current.showPicker();
  };
  const take = (picked: string) => {
    if (!text.current || !picked) return;
    text.current.value = written(kind, picked);
    // The form notices a change by the `input` event, which no browser fires if code sets the value.
    text.current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <>
      <button type="button" className={styles.open} onClick={open}>
        <Icon>
          <path d="M4 6h16v14H4zM4 11h16M8 3v5M16 3v5" />
        </Icon>
        <span className="visually-hidden">Kalender öffnen</span>
      </button>
      <input
        ref={native}
        type={kind}
        tabIndex={-1}
        aria-hidden="true"
        className={styles.native}
        onChange={({ currentTarget }) => take(currentTarget.value)}
      />
    </>
  );
}

function written(kind: WrittenKind, text: string): string {
  if (kind === 'time') return text;
  return kind === 'date' ? formatDayInput(text) : formatMomentInput(text);
}

function neverChanges(): () => void {
  return () => {};
}

function canShowPicker(): boolean {
  return 'showPicker' in HTMLInputElement.prototype;
}
