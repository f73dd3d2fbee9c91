import type { FieldMetadata } from '@conform-to/react';
import type { ComponentProps } from 'react';
import type { z } from 'zod';
import { RemoveCross } from '#platform/admin/form/fieldset.tsx';
import { Input, Select } from '#platform/admin/form/inputs.tsx';
import { OptionalFields } from '#platform/admin/form/optional-fields.tsx';
import type { roundSchema } from '../tool.ts';
import styles from './result-entry.module.css';

type Schema = z.input<ReturnType<typeof roundSchema>>;

interface ResultEntryProps {
  entry: FieldMetadata<Schema['results'][number], Schema>;
  removal: ComponentProps<'button'>;
}

/** Usual awarded results: in Austria 3:0 (ÖFB, RPO §§ 30, 31), in Germany mostly 2:0. 0:0: both teams lose. */
const verdicts = ['3:0', '0:3', '2:0', '0:2', '0:0'];

export function ResultEntry({ entry, removal }: ResultEntryProps) {
  const { home, away, homeGoals, awayGoals, awarded } = entry.getFieldset();
  const goals = `${homeGoals.value}:${awayGoals.value}`;
  const mayBeAwarded = verdicts.includes(goals) || Boolean(awarded.value) || awarded.errors;
  const names = [home.value, away.value || '…'];
  const game = names.join(' gegen ');
  const [homeName = '', awayName = ''] = names;
  return (
    <li className={styles.entry}>
      <fieldset className={styles.fields}>
        <legend className="visually-hidden">{game}</legend>
        <input type="hidden" key={home.key} name={home.name} defaultValue={home.initialValue} />
        <input
          type="hidden"
          key={`away-${away.key}`}
          name={away.name}
          defaultValue={away.initialValue}
        />
        <Input label={homeName} field={homeGoals} type="number" />
        <Input label={awayName} field={awayGoals} type="number" />
        {mayBeAwarded && (
          <OptionalFields title="Wertung" fields={[awarded]}>
            <Select
              label="Gewertet für"
              field={awarded}
              empty="Nicht gewertet"
              options={[
                { value: 'home', label: homeName },
                { value: 'away', label: awayName },
                { value: 'both', label: 'Niemanden (beide verlieren)' },
              ]}
            />
          </OptionalFields>
        )}
      </fieldset>
      <RemoveCross name={game} removal={removal} />
    </li>
  );
}
