import type { FormMetadata } from '@conform-to/react';
import type { ComponentProps, ReactNode } from 'react';
import type { z } from 'zod';
import { Input, Select, TextArea, Tick } from '#platform/admin/form/inputs.tsx';
import { OptionalFields } from '#platform/admin/form/optional-fields.tsx';
import { Group } from '#platform/admin/form/record-form.tsx';
import { Rows } from '#platform/admin/form/rows.tsx';
import button from '#platform/ui/button.module.css';
import { useClub } from '#platform/ui/club/current-club.ts';
import { gameStatuses, statusLabels } from '../game.ts';
import type { gameSchema } from '../tool.ts';

type GameInput = z.input<ReturnType<typeof gameSchema>>;

interface MoreOfGameProps {
  form: FormMetadata<GameInput>;
  fields: ReturnType<FormMetadata<GameInput>['getFieldset']>;
  venues: ComponentProps<typeof Place>['venues'];
  children: ReactNode;
}

export function OptionalGameFields({ form, fields, venues, children }: MoreOfGameProps) {
  const club = useClub();
  const { status, formerDate, formerKickoff, playedFor, playedAgainst } = fields;
  const { extraTime, penaltiesFor, penaltiesAgainst } = fields;
  const { opponentGoals, attendance, referee, report, venueId, round } = fields;
  return (
    <div>
      <OptionalFields title="Ort und Runde" fields={[venueId, round]}>
        <Place venueId={venueId} round={round} venues={venues} />
      </OptionalFields>
      <OptionalFields
        title="Verlängerung und Elfmeterschießen"
        fields={[extraTime, penaltiesFor, penaltiesAgainst]}
      >
        <Tick label="Nach Verlängerung" field={extraTime} />
        <Group title="Elfmeterschießen" dense>
          <Input label={club.name} field={penaltiesFor} type="number" />
          <Input label="Gegner" field={penaltiesAgainst} type="number" />
        </Group>
      </OptionalFields>
      <OptionalFields
        title="Absage, Verlegung, Abbruch, Wertung"
        fields={[status, formerDate, formerKickoff, playedFor, playedAgainst]}
      >
        <Group>
          <Select
            label="Was daraus wurde"
            field={status}
            empty="Findet statt oder wurde gespielt"
            options={gameStatuses.map((value) => ({ value, label: statusLabels[value] }))}
            hint="Bei einer Wertung steht sie als Endstand."
          />
        </Group>
        <Group title="Stand auf dem Platz, wenn er nicht zählt" dense>
          <Input label={club.name} field={playedFor} type="number" />
          <Input label="Gegner" field={playedAgainst} type="number" />
        </Group>
        <Group title="Verlegt von" dense>
          <Input label="Bisheriger Tag" field={formerDate} type="date" />
          <Input label="Bisheriger Anpfiff" field={formerKickoff} type="time" />
        </Group>
      </OptionalFields>
      <OptionalFields
        title="Tore des Gegners, Zuschauer, Bericht"
        fields={[opponentGoals, attendance, referee, report]}
      >
        <Rows
          title="Tore des Gegners"
          hint="Ein Eigentor des Gegners zählt für euch. Eines von euch steht in der Aufstellung beim Spieler."
          rows={opponentGoals.getFieldList()}
          nameOf={(row) => row.getFieldset().scorer.value ?? 'Tor'}
          removal={(index) => form.remove.getButtonProps({ name: opponentGoals.name, index })}
        >
          {(row) => {
            const { scorer, minute, ownGoal } = row.getFieldset();
            return (
              <>
                <Input label="Torschütze" field={scorer} />
                <Input label="Minute" field={minute} />
                <Tick label="Eigentor" field={ownGoal} />
              </>
            );
          }}
        </Rows>
        <p>
          <button
            className={`${button.button} ${button.quiet}`}
            {...form.insert.getButtonProps({ name: opponentGoals.name })}
          >
            Tor des Gegners hinzufügen
          </button>
        </p>
        <Group>
          <Input label="Zuschauer" field={attendance} type="number" />
          <Input label="Schiedsrichter" field={referee} />
        </Group>
        <TextArea
          label="Bericht"
          field={report}
          hint="Eine Zeile oder eine Seite. Leerzeile: neuer Absatz."
        />
      </OptionalFields>
      {children}
    </div>
  );
}

function Place({
  venueId,
  round,
  venues,
}: {
  venueId: MoreOfGameProps['fields']['venueId'];
  round: MoreOfGameProps['fields']['round'];
  venues: readonly { id: string; name: string }[];
}) {
  return (
    <Group>
      <Select
        label="Spielort"
        field={venueId}
        empty="Wie üblich: daheim unser Platz, auswärts der des Gegners"
        options={venues.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Input label="Runde" field={round} hint="Zum Beispiel 5 oder Viertelfinale." />
    </Group>
  );
}
