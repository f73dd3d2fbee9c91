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
  children: (row: FieldMetadata<Row, Schema>) => ReactNode;
}

/** A list inside a form; every row can be taken out. */
export function Rows<Row, Schema extends Record<string, unknown>>({
  title,
  rows,
  nameOf,
  removal,
  children,
}: RowsProps<Row, Schema>) {
  return (
    <Fieldset title={title}>
      {rows.length === 0 && <p>Noch keine.</p>}
      <ul role="list" className={styles.list}>
        {rows.map((row, index) => (
          <li key={row.key ?? index} className={styles.row}>
            <div className={styles.fields}>{children(row)}</div>
            <button {...removal(index)} className={styles.remove}>
              Entfernen<span className="visually-hidden">: {nameOf(row)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Fieldset>
  );
}
