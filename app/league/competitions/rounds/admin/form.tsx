import { useRef } from 'react';
import { Fieldset, ListErrors } from '#platform/admin/form/fieldset.tsx';
import { Input } from '#platform/admin/form/inputs.tsx';
import { type FormStart, Group, RecordForm } from '#platform/admin/form/record-form.tsx';
import { useRecordForm } from '#platform/admin/form/use-record-form.ts';
import { useOwnNames } from '#platform/ui/club/current-club.ts';
import type { RoundRecord } from '../round-record.server.ts';
import { roundSchema } from '../tool.ts';
import { ChooseTeam } from './choose-team.tsx';
import styles from './form.module.css';
import type { RoundStart } from './open-round.server.ts';
import { ResultEntry } from './result-entry.tsx';

interface RoundFormProps {
  record: RoundRecord | undefined;
  open: FormStart;
  start: RoundStart;
}

export function RoundForm({ record, open, start }: RoundFormProps) {
  const { form, fields, outcome } = useRecordForm(roundSchema(useOwnNames()), {
    competitionId: start.competition.id,
    ...(record ?? start.proposed),
  });
  const list = useRef<HTMLUListElement>(null);
  const rows = fields.results.getFieldList();
  const waiting = rows.find((row) => !row.getFieldset().away.value);
  const own = start.own.find(({ round }) => round === Number(fields.round.value));
  const taken = new Set([
    ...(own?.teams ?? []),
    ...rows.flatMap((row) => [row.getFieldset().home.value, row.getFieldset().away.value]),
  ]);
  const free = start.teams.filter((team) => !taken.has(team));
  return (
    <RecordForm form={form} open={open} outcome={outcome}>
      <input type="hidden" name={fields.competitionId.name} defaultValue={start.competition.id} />
      <Group>
        <Input label="Runde" field={fields.round} type="number" hint={start.competition.name} />
      </Group>
      {own && <p>Euer Spiel steht schon da: {own.said}.</p>}
      <Fieldset title="Ergebnisse der anderen">
        <ul role="list" ref={list} className={styles.results}>
          {rows.map((row, index) => (
            <ResultEntry
              key={row.key ?? index}
              entry={row}
              removal={form.remove.getButtonProps({ name: fields.results.name, index })}
            />
          ))}
        </ul>
        <ListErrors errors={fields.results.errors} />
      </Fieldset>
      <ChooseTeam
        teams={free}
        home={waiting?.getFieldset().home.value}
        choice={(team) =>
          waiting
            ? {
                ...form.update.getButtonProps({
                  name: waiting.getFieldset().away.name,
                  value: team,
                }),
                onClick: () => focusGoals(list.current, waiting.getFieldset().homeGoals.id),
              }
            : form.insert.getButtonProps({
                name: fields.results.name,
                defaultValue: { home: team },
              })
        }
      />
    </RecordForm>
  );
}

/** Must run inside the handler of a tap, because a phone opens its keyboard only then. */
function focusGoals(list: HTMLElement | null, id: string): void {
  list?.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus();
}
