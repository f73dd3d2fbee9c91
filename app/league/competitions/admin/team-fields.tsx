import type { FieldMetadata } from '@conform-to/react';
import type { z } from 'zod';
import { Input, Tick } from '#platform/admin/form/inputs.tsx';
import { More } from '#platform/admin/form/more.tsx';
import type { competitionSchema } from '../tool.ts';
import styles from './form.module.css';

type Schema = z.input<ReturnType<typeof competitionSchema>>;

export function TeamFields({ row }: { row: FieldMetadata<Schema['teams'][number], Schema> }) {
  const { team, withdrawn, kept, place, placeReason } = row.getFieldset();
  return (
    <div className={styles.team}>
      <Input label="Team" field={team} />
      <Tick label="Zurückgezogen" field={withdrawn} />
      <div className={styles.wide}>
        <More
          title="Rückzug und Platz"
          fields={[kept, place, placeReason]}
          isNeeded={withdrawn.value === 'on'}
        >
          <Tick label="Ergebnisse bleiben, das Team steht am Ende" field={kept} />
          <Input
            label="Platz"
            field={place}
            type="number"
            hint="Nur, wenn der Verband ihn festgelegt hat. Er gilt nach der letzten Runde."
          />
          <Input label="Grund" field={placeReason} hint="Zum Beispiel Aufstiegsverzicht" />
        </More>
      </div>
    </div>
  );
}
