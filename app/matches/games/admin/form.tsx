import type { ComponentProps } from 'react';
import { type TeamChoice, teamKey } from '#app/teams/team-field.ts';
import { TeamSelect } from '#app/teams/team-select.tsx';
import inputs from '#platform/admin/form/inputs.module.css';
import { Input, Select } from '#platform/admin/form/inputs.tsx';
import { type FormStart, Group, RecordForm } from '#platform/admin/form/record-form.tsx';
import { useRecordForm } from '#platform/admin/form/use-record-form.ts';
import { useClub } from '#platform/ui/club/current-club.ts';
import { gameKinds, groundLabels, grounds } from '../game.ts';
import type { GameRecord } from '../game-record.server.ts';
import { gameFormId, gameSchema } from '../tool.ts';
import { CrestChoice } from './crest-choice.tsx';
import { KnownOpponentPreview } from './known-opponent-preview.tsx';
import { OptionalGameFields } from './optional-game-fields.tsx';
import { type FoundOpponent, useKnownOpponent } from './use-known-opponent.ts';

interface GameFormProps {
  record: GameRecord | undefined;
  open: FormStart;
  today: string;
  opponents: readonly string[];
  crests: ComponentProps<typeof CrestChoice>['crests'];
  venues: readonly { id: string; name: string }[];
  team: TeamChoice;
  /**
   * The time ('17:00') at which a score entered now becomes the result. Undefined for a new game, and if the
   * score becomes the result at once.
   */
  runsUntil: string | undefined;
  known: FoundOpponent;
}

function isAwaited({ date, status, goalsFor, goalsAgainst }: GameRecord, today: string): boolean {
  return date <= today && status === null && (goalsFor === null || goalsAgainst === null);
}

export function GameForm(props: GameFormProps) {
  const { record, open, today, opponents, crests, venues, team, known, runsUntil } = props;
  const club = useClub();
  const { form, fields, outcome } = useRecordForm(
    gameSchema(team.usual),
    record
      ? {
          ...record,
          teamId: teamKey(record.teamId),
          ground: record.ground ?? 'home',
          extraTime: record.extraTime === 1,
          opponentGoals: record.opponentGoals.map((goal) => ({
            ...goal,
            ownGoal: goal.ownGoal === 1,
          })),
        }
      : {
          ...{ kind: 'Meisterschaft', date: today, ground: 'home' },
          ...(team.usual !== undefined && { teamId: teamKey(team.usual) }),
        },
    gameFormId,
  );
  const opponent = useKnownOpponent(fields.opponent.value ?? '', known);
  const { ground, venueId, crest } = fields;
  const venue = venues.find(({ id }) => id === venueId.value)?.name;
  const place = venue ?? (ground.value === 'away' && opponent ? opponent.ground : null);
  // Only a new game gets a proposed crest. A form that the server sent back already has the chosen crest.
  const proposedCrest = record || outcome ? null : (opponent?.lastCrest ?? null);
  const ofGame = record ? record.crest : proposedCrest;
  const awaitsResult = record !== undefined && isAwaited(record, today);
  const result = (
    <>
      <Group title={runsUntil ? 'Zwischenstand' : 'Endstand'} dense>
        <Input label={club.name} field={fields.goalsFor} type="number" />
        <Input label="Gegner" field={fields.goalsAgainst} type="number" />
      </Group>
      {runsUntil && (
        <p className={inputs.hint}>
          {`Das Spiel läuft. Als Endstand zählt der Stand mit dem Abpfiff, spätestens ab ${runsUntil}.`}
        </p>
      )}
      <Group title="Halbzeit" dense>
        <Input label={club.name} field={fields.halfTimeFor} type="number" />
        <Input label="Gegner" field={fields.halfTimeAgainst} type="number" />
      </Group>
    </>
  );
  return (
    <RecordForm form={form} open={open} outcome={outcome}>
      {awaitsResult && result}
      <Group>
        <TeamSelect field={fields.teamId} choice={team} />
        <div>
          <Input label="Gegner" field={fields.opponent} list="gegner" />
          <KnownOpponentPreview opponent={opponent} crest={ofGame} place={place} />
        </div>
        <datalist id="gegner">
          {opponents.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Select
          label="Art des Spiels"
          field={fields.kind}
          empty="Bitte wählen"
          options={gameKinds.map((value) => ({ value, label: value }))}
        />
        <Input label="Datum" field={fields.date} type="date" />
        <Input label="Anpfiff" field={fields.kickoff} type="time" />
        <Select
          label="Heim oder auswärts"
          field={fields.ground}
          options={grounds.map((value) => ({ value, label: groundLabels[value] }))}
        />
      </Group>
      {!awaitsResult && result}
      <OptionalGameFields form={form} fields={fields} venues={venues}>
        {opponent?.crest ? (
          // The site shows the opponent's own crest, so the form offers no choice and keeps the game's crest.
          <input type="hidden" name={crest.name} defaultValue={crest.initialValue ?? ''} />
        ) : (
          <CrestChoice
            key={proposedCrest}
            field={crest}
            crests={crests}
            stored={ofGame}
            usual={proposedCrest}
          />
        )}
      </OptionalGameFields>
    </RecordForm>
  );
}
