import type { FieldMetadata } from '@conform-to/react';
import type { ComponentProps, ReactNode } from 'react';
import { Fieldset } from './fieldset.tsx';
import styles from './rows.module.css';

interface RowsProps<Row, Schema extends Record<string, unknown>> {
  title: string;
  rows: readonly FieldMetadata<Row, Schema>[];
  /** What a row is called where it can be removed. */
  nameOf: (row: FieldMetadata<Row, Schema>) => string;
  /** The button that takes a row out, as Conform makes it. */
  removal: (index: number) => ComponentProps<'button'>;
  /** The button that puts a row at another place, where their order tells something. */
  move?: (from: number, to: number) => ComponentProps<'button'>;
  /** What to know before entering them. */
  hint?: ReactNode;
  children: (row: FieldMetadata<Row, Schema>) => ReactNode;
}

/** A list inside a form; every row can be taken out, and put elsewhere where that says something. */
export function Rows<Row, Schema extends Record<string, unknown>>({
  title,
  rows,
  nameOf,
  removal,
  move,
  hint,
  children,
}: RowsProps<Row, Schema>) {
  return (
    <Fieldset title={title}>
      {hint && <p className={styles.hint}>{hint}</p>}
      {rows.length === 0 && <p>Noch keine.</p>}
      <ul role="list" className={styles.list}>
        {rows.map((row, index) => (
          <li key={row.key ?? index} className={styles.row}>
            <div className={styles.fields}>{children(row)}</div>
            <div className={styles.buttons}>
              <button {...removal(index)} className={styles.remove}>
                Entfernen<span className="visually-hidden">: {nameOf(row)}</span>
              </button>
              {/* At an end they change nothing, but keep the focus that has come with the row. */}
              {move && rows.length > 1 && (
                <>
                  <button
                    {...move(index, Math.max(index - 1, 0))}
                    aria-disabled={index === 0}
                    className={styles.move}
                  >
                    Nach oben<span className="visually-hidden">: {nameOf(row)}</span>
                  </button>
                  <button
                    {...move(index, Math.min(index + 1, rows.length - 1))}
                    aria-disabled={index === rows.length - 1}
                    className={styles.move}
                  >
                    Nach unten<span className="visually-hidden">: {nameOf(row)}</span>
                  </button>
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Fieldset>
  );
}
