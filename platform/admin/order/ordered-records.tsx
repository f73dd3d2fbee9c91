import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { useAnswer } from '#platform/drafts/failed-submission.ts';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import { Icon } from '#platform/ui/icons.tsx';
import { Failure } from '../form/failure.tsx';
import { type ListedRecord, ListedRow } from '../listed-row.tsx';
import type { RecordAnswer } from '../record-answer.ts';
import styles from './ordered-records.module.css';

interface OrderedRecordsProps {
  records: readonly ListedRecord[];
  path: string;
}

export function OrderedRecords({ records: stored, path }: OrderedRecordsProps) {
  const outcome = useAnswer<RecordAnswer>();
  const records = moved(stored, useNavigation().formData?.get('move'));
  const list = useRef<HTMLUListElement>(null);
  const dropped = useRef<HTMLButtonElement>(null);
  const [isDraggable, setDraggable] = useState(false);
  const [said, setSaid] = useState('');
  const ids = records.map(({ id }) => id);
  const order = JSON.stringify(ids);
  const keepFocus = useFocusOnMoved(list, order);

  // biome-ignore lint/correctness/useExhaustiveDependencies: moved rows need new drag handlers
  useEffect(() => {
    let end: (() => void) | undefined;
    let isGone = false;
    import('./drag-rows.ts').then(
      ({ dragRows }) => {
        if (isGone || !list.current) return;
        setDraggable(true);
        end = dragRows(list.current, (id, before) => {
          if (!dropped.current) return;
          dropped.current.value = JSON.stringify([id, before]);
          dropped.current.form?.requestSubmit(dropped.current);
        });
      },
      () => {},
    );
    return () => {
      isGone = true;
      end?.();
    };
  }, [order, isDraggable]);

  return (
    <FormWithDraft
      action={path}
      onSubmit={({ nativeEvent }) => {
        const { submitter } = nativeEvent as SubmitEvent;
        if (!(submitter instanceof HTMLButtonElement)) return;
        setSaid(placeOf(moved(stored, submitter.value), submitter.value));
        keepFocus(submitter);
      }}
    >
      {outcome?.failure && <Failure answer={outcome}>{outcome.failure}</Failure>}
      <input type="hidden" name="intent" value="move" />
      <button ref={dropped} type="submit" name="move" hidden>
        Verschieben
      </button>
      <ul role="list" ref={list} className={styles.records}>
        {records.map((record, index) => (
          <li key={record.id} data-id={record.id} className={styles.row}>
            <ListedRow record={record} path={path} />
            {isDraggable && (
              <span data-handle className={styles.handle} aria-hidden="true">
                <Icon>
                  <path d="M9 5v.01M15 5v.01M9 12v.01M15 12v.01M9 19v.01M15 19v.01" />
                </Icon>
              </span>
            )}
            <span className={styles.buttons}>
              {index > 0 && (
                <Move
                  value={[record.id, ids[index - 1] ?? null]}
                  of={record.title}
                  to="Nach oben"
                />
              )}
              {index < ids.length - 1 && (
                <Move
                  value={[record.id, ids[index + 2] ?? null]}
                  of={record.title}
                  to="Nach unten"
                />
              )}
            </span>
          </li>
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </FormWithDraft>
  );
}

interface MoveProps {
  value: [id: string, before: string | null];
  of: string;
  to: 'Nach oben' | 'Nach unten';
}

function Move({ value, of, to }: MoveProps) {
  const isUp = to === 'Nach oben';
  return (
    <button
      type="submit"
      name="move"
      value={JSON.stringify(value)}
      title={to}
      className={isUp ? styles.up : styles.down}
    >
      <Icon>
        <path d={isUp ? 'M12 19V5m-6 6 6-6 6 6' : 'M12 5v14m-6-6 6 6 6-6'} />
      </Icon>
      <span className="visually-hidden">
        {to}: {of}
      </span>
    </button>
  );
}

function moved(
  records: readonly ListedRecord[],
  sent: FormDataEntryValue | null | undefined,
): readonly ListedRecord[] {
  if (typeof sent !== 'string') return records;
  const [id, before] = JSON.parse(sent) as MoveProps['value'];
  const record = records.find((each) => each.id === id);
  if (!record || id === before) return records;
  const others = records.filter((each) => each !== record);
  const at = others.findIndex((each) => each.id === before);
  return others.toSpliced(at < 0 ? others.length : at, 0, record);
}

function placeOf(records: readonly ListedRecord[], sent: string): string {
  const [id] = JSON.parse(sent) as MoveProps['value'];
  const index = records.findIndex((each) => each.id === id);
  return `${records[index]?.title}: ${index + 1}. von ${records.length}`;
}

function useFocusOnMoved(list: React.RefObject<HTMLElement | null>, order: string) {
  const pressed = useRef<{ id: string | undefined; index: number; order: string }>(undefined);
  const { state } = useNavigation();
  useEffect(() => {
    const give = () => {
      // Moves the focus only if it is on `body` (the focused button was removed) or on `main` (a new page was
      // loaded).
      if (!pressed.current || !document.activeElement?.matches('body, main')) return;
      const { id, index } = pressed.current;
      const rows = [...(list.current?.children ?? [])] as HTMLElement[];
      const row = rows.find(({ dataset }) => dataset.id === id);
      const buttons = row?.querySelectorAll('button') ?? [];
      (buttons[index] ?? buttons[0])?.focus();
    };
    give();
    const frame = requestAnimationFrame(() => {
      give();
      if (state === 'idle' && pressed.current?.order !== order) pressed.current = undefined;
    });
    return () => cancelAnimationFrame(frame);
  });
  return (button: HTMLButtonElement) => {
    const row = button.closest<HTMLElement>('[data-id]');
    pressed.current = row
      ? { id: row.dataset.id, index: button.className === styles.up ? 0 : 1, order }
      : undefined;
  };
}
