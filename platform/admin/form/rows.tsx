import type { FieldMetadata } from '@conform-to/react';
import type { ComponentProps, ReactNode } from 'react';
import { Bin } from '../danger-button.tsx';
import { Fieldset } from './fieldset.tsx';
import styles from './rows.module.css';

interface RowsProps<Row, Schema extends Record<string, unknown>> {
  title: string;
  rows: readonly FieldMetadata<Row, Schema>[];
  nameOf: (row: FieldMetadata<Row, Schema>) => string;
  removal: (index: number) => ComponentProps<'button'>;
  move?: (from: number, to: number) => ComponentProps<'button'>;
  hint?: ReactNode;
  fold?: (row: FieldMetadata<Row, Schema>) => ReactNode;
  children: (row: FieldMetadata<Row, Schema>, index: number) => ReactNode;
}

export function Rows<Row, Schema extends Record<string, unknown>>({
  title,
  rows,
  nameOf,
  removal,
  move,
  hint,
  fold,
  children,
}: RowsProps<Row, Schema>) {
  return (
    <Fieldset title={title}>
      {hint && <p className={styles.hint}>{hint}</p>}
      {rows.length === 0 && <p>Noch keine.</p>}
      <ul role="list" className={styles.list}>
        {rows.map((row, index) => (
          <li key={row.key ?? index} className={styles.row}>
            <div className={styles.fields}>{children(row, index)}</div>
            <div className={fold ? styles.folded : move ? styles.buttons : styles.atEnd}>
              {fold?.(row)}
              <button {...removal(index)} className={styles.remove}>
                <Bin />
                Entfernen<span className="visually-hidden">: {nameOf(row)}</span>
              </button>
              {/* In the first row, 'Nach oben' does nothing. The button stays, because it can have the focus. */}
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
