import { presetOpponents } from '#club/opponents.ts';
import { Input, Select } from '#platform/admin/form/inputs.tsx';
import { type FormStart, Group, RecordForm } from '#platform/admin/form/record-form.tsx';
import { useRecordForm } from '#platform/admin/form/use-record-form.ts';
import { useClub } from '#platform/club/current-club.ts';
import { gameKinds } from '../game-kinds.ts';
import type { GameRecord } from '../game-record.server.ts';
import { grounds, groundWords } from '../ground.ts';
import { CrestChoice } from './crest-choice.tsx';
import { MoreOfGame } from './more-of-game.tsx';
import { OpponentTold } from './opponent-told.tsx';
import { gameSchema } from './schema.ts';
import { type Known, useKnownOpponent } from './use-known-opponent.ts';

interface GameFormProps {
  /** Undefined for a new game. */
  record: GameRecord | undefined;
  open: FormStart;
  /** YYYY-MM-DD in Vienna. */
  today: string;
  /** Whom a game can be against by the names of today. */
  opponents: readonly string[];
  venues: readonly { id: string; name: string }[];
  teams: readonly { id: string | null; name: string }[];
  /** What the page came with of the opponent. */
  known: Known;
}

/** Every stored field of a game. */
export function GameForm({ record, open, today, opponents, venues, teams, known }: GameFormProps) {
  const club = useClub();
  const { form, fields, outcome } = useRecordForm(
    gameSchema,
    record
      ? {
          ...record,
          ground: record.ground ?? 'home',
          extraTime: record.extraTime === 1,
          opponentGoals: record.opponentGoals.map((goal) => ({
            ...goal,
            ownGoal: goal.ownGoal === 1,
          })),
        }
      : { kind: 'Meisterschaft', date: today, ground: 'home' },
  );
  const opponent = useKnownOpponent(fields.opponent.value ?? '', known);
  const { ground, venueId, crest } = fields;
  const venue = venues.find(({ id }) => id === venueId.value)?.name;
  const place = venue ?? (ground.value === 'away' && opponent ? opponent.ground : null);
  // Of a new game; in a form that comes back stands what was chosen.
  const usual = record || outcome ? null : (opponent?.lastCrest ?? null);
  const ofGame = record ? record.crest : usual;
  const names = new Set([...opponents, ...presetOpponents.map(({ name }) => name)]);
  return (
    <RecordForm form={form} open={open} outcome={outcome}>
      <Group>
        {teams.length > 1 && (
          <Select
            label="Mannschaft"
            field={fields.teamId}
            options={teams.map(({ id, name }) => ({ value: id ?? '', label: name }))}
          />
        )}
        <div>
          <Input label="Gegner" field={fields.opponent} list="gegner" />
          <OpponentTold opponent={opponent} crest={ofGame} place={place} />
        </div>
        <datalist id="gegner">
          {[...names].map((name) => (
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
          options={grounds.map((value) => ({ value, label: groundWords[value] }))}
        />
      </Group>
      <Group title="Endstand" dense>
        <Input label={club.name} field={fields.goalsFor} type="number" />
        <Input label="Gegner" field={fields.goalsAgainst} type="number" />
      </Group>
      <Group title="Halbzeit" dense>
        <Input label={club.name} field={fields.halfTimeFor} type="number" />
        <Input label="Gegner" field={fields.halfTimeAgainst} type="number" />
      </Group>
      <MoreOfGame form={form} fields={fields} venues={venues}>
        {opponent?.crest ? (
          // Its own is shown; what is stored of the game stays.
          <input type="hidden" name={crest.name} defaultValue={crest.initialValue ?? ''} />
        ) : (
          <CrestChoice key={usual} field={crest} stored={ofGame} usual={usual} />
        )}
      </MoreOfGame>
    </RecordForm>
  );
}
