import type { GameChoice } from '#app/games/games.server.ts';
import { withTeam } from '#app/games/own-name.ts';
import { type ChosenPlayer, PlayerChoice } from '#app/players/player-choice.tsx';
import type { CurrentSquad } from '#app/squads/current-squads.server.ts';
import { Entries } from '#platform/admin/form/entry.tsx';
import { Fieldset } from '#platform/admin/form/fieldset.tsx';
import { Select } from '#platform/admin/form/inputs.tsx';
import { type FormStart, Group, RecordForm } from '#platform/admin/form/record-form.tsx';
import { useRecordForm } from '#platform/admin/form/use-record-form.ts';
import { formatShortDate } from '#platform/values/vienna.ts';
import type { LineupRecord } from '../lineup-record.server.ts';
import { LineupEntry } from './entry.tsx';
import styles from './form.module.css';
import { lineupSchema } from './schema.ts';
import { type LineupChoice, whoPlays } from './who-plays.ts';

interface LineupFormProps {
  /** Undefined for a new line-up. */
  record: LineupRecord | undefined;
  open: FormStart;
  /** The game that a new line-up is for, where the address says it. */
  asked: string | undefined;
  games: readonly (Pick<GameChoice, 'id' | 'opponent' | 'team' | 'teamId'> & {
    date: string;
    kind: string;
  })[];
  trainers: readonly { id: string; name: string; role: string; active: boolean }[];
  players: readonly LineupChoice[];
  squads: readonly CurrentSquad[];
}

/** The line-up of a game: who is tapped on joins the list, with the number known. */
export function LineupForm(props: LineupFormProps) {
  const { record, open, asked, games, trainers, players, squads } = props;
  const { form, fields, outcome } = useRecordForm(
    lineupSchema,
    record
      ? {
          ...record,
          players: record.players.map((entry) => ({
            ...entry,
            redCards: entry.redCards > 0,
            cameOn: entry.cameOn === 1,
          })),
        }
      : { gameId: asked, trainerId: trainers.find(({ active }) => active)?.id },
  );
  const entries = fields.players.getFieldList();
  const chosen = new Set(entries.map((entry) => entry.getFieldset().playerId.value));
  const byId = new Map(players.map((player) => [player.id, player]));
  const starters = entries.filter((entry) => entry.getFieldset().onBench.value !== 'on').length;
  // A new line-up begins with it: the entries that grow below push nothing away from the thumb.
  const teamId = games.find(({ id }) => id === fields.gameId.value)?.teamId ?? null;
  const available = whoPlays(
    players.filter(({ id }) => !chosen.has(id)),
    squads,
    teamId,
  );
  const addition = ({ id, shirtNumber }: ChosenPlayer) =>
    form.insert.getButtonProps({
      name: fields.players.name,
      defaultValue: {
        playerId: id,
        shirtNumber: shirtNumber ?? undefined,
        onBench: starters >= fullTeam,
        goals: 0,
        assists: 0,
        yellowCards: 0,
      },
    });
  const squad = (
    <>
      <PlayerChoice
        title="Spieler hinzufügen"
        empty={
          available.others.length > 0
            ? 'Alle aus dem Kader der Mannschaft stehen schon da.'
            : 'Alle aktiven Spieler sind im Kader.'
        }
        players={available.squad}
        addition={addition}
      />
      {available.others.length > 0 && (
        <details>
          <summary>Aus anderen Mannschaften</summary>
          <PlayerChoice
            title="Spieler anderer Mannschaften hinzufügen"
            empty=""
            players={available.others}
            addition={addition}
          />
        </details>
      )}
    </>
  );
  const counts = `Im Kader: ${starters} in der Startelf, ${entries.length - starters} auf der Bank`;
  return (
    <RecordForm form={form} open={open} outcome={outcome}>
      <Group>
        <Select
          label="Spieltag"
          field={fields.gameId}
          empty="Bitte wählen"
          options={games.map(({ id, opponent, team, date, kind }) => ({
            value: id,
            label: `${formatShortDate(date)} ${withTeam({ team, opponent })} (${kind})`,
          }))}
        />
        <Select
          label="Trainer"
          field={fields.trainerId}
          empty="Bitte wählen"
          options={trainers.map(({ id, name, role }) => ({ value: id, label: `${name}, ${role}` }))}
        />
      </Group>
      {!record && squad}
      {/* Who is added or taken out leaves the focus on the next one: this says that it is done. */}
      <p role="status" className="visually-hidden">
        {counts}
      </p>
      <Fieldset title={counts}>
        <Entries>
          {entries.map((entry, index) => (
            <LineupEntry
              key={entry.key ?? index}
              entry={entry}
              player={byId.get(entry.getFieldset().playerId.value ?? '')}
              removal={form.remove.getButtonProps({ name: fields.players.name, index })}
            />
          ))}
        </Entries>
        {fields.players.errors && (
          <p role="alert" className={styles.error}>
            {fields.players.errors[0]}
          </p>
        )}
      </Fieldset>
      {record && squad}
    </RecordForm>
  );
}

/** Who is added to so many starters begins on the bench. */
const fullTeam = 11;
