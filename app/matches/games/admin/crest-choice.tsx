import { type FieldMetadata, getCollectionProps } from '@conform-to/react';
import { Fieldset } from '#platform/admin/form/fieldset.tsx';
import { OptionalFields } from '#platform/admin/form/optional-fields.tsx';
import { Crest } from '../crest.tsx';
import type { KnownCrest } from '../opponent-names.server.ts';
import styles from './crest-choice.module.css';

export function CrestChoice<Value, Schema extends Record<string, unknown>>({
  field,
  crests,
  stored,
  usual,
}: {
  field: FieldMetadata<Value, Schema>;
  crests: readonly KnownCrest[];
  stored: string | null;
  /** The crest that is selected if the field has no value yet; null means the default crest. */
  usual: string | null;
}) {
  // If another admin has deleted the game in the meantime, only the sent form still has the crest of the
  // game.
  const { initialValue } = field;
  const other = stored ?? (typeof initialValue === 'string' ? initialValue : null);
  const isOther = other && !crests.some(({ crest }) => crest === other);
  const choices = [
    { name: 'Standardwappen', crest: '' },
    ...crests,
    ...(isOther ? [{ name: 'Bisheriges Wappen', crest: other }] : []),
  ];
  const chosen = field.initialValue ?? usual ?? '';
  const inputs = getCollectionProps(field, {
    type: 'radio',
    options: choices.map(({ crest }) => crest),
  });
  const list = (
    <Fieldset title="Wappen">
      <p className={styles.hint}>Gilt, solange beim Gegner keines eingetragen ist.</p>
      <ul role="list" className={styles.list}>
        {choices.map(({ name, crest }, index) => {
          const { key, ...input } = inputs[index] ?? { key: crest };
          return (
            <li key={key} className={styles.choice}>
              <label>
                <input {...input} defaultChecked={crest === chosen} required={false} />
                <Crest crest={crest || null} size={48} />
                <span>{name}</span>
              </label>
            </li>
          );
        })}
      </ul>
      {field.errors && <p className="error">{field.errors[0]}</p>}
    </Fieldset>
  );
  return stored === null ? (
    <div className={styles.open}>{list}</div>
  ) : (
    <OptionalFields title="Anderes Wappen" fields={[{ errors: field.errors }]}>
      {list}
    </OptionalFields>
  );
}
