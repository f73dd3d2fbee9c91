import { type FieldMetadata, getCollectionProps } from '@conform-to/react';
import { Fieldset } from '#platform/admin/form/fieldset.tsx';
import { type Focus, focusNames, focusPoints } from '../tool.ts';
import styles from './focus-choice.module.css';

interface FocusChoiceProps<Schema extends Record<string, unknown>> {
  field: FieldMetadata<Focus, Schema>;
}

export function FocusChoice<Schema extends Record<string, unknown>>({
  field,
}: FocusChoiceProps<Schema>) {
  return (
    <div className={styles.focus}>
      <Fieldset title="Wichtigste Stelle">
        <p>Sie bleibt zu sehen, auch wo für das ganze Foto kein Platz ist.</p>
        <div className={styles.points}>
          {getCollectionProps(field, { type: 'radio', options: focusNames }).map(
            ({ key, ...input }) => (
              <input key={key} {...input} aria-label={focusPoints[input.value as Focus]} />
            ),
          )}
        </div>
        {field.errors && (
          <p id={field.errorId} className="error">
            {field.errors[0]}
          </p>
        )}
      </Fieldset>
    </div>
  );
}
