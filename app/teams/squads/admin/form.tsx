import { type ChosenPlayer, PlayerChoice } from '#app/people/players/player-choice.tsx';
import { type TeamChoice, teamKey } from '#app/teams/team-field.ts';
import { TeamSelect } from '#app/teams/team-select.tsx';
import { Entries } from '#platform/admin/form/entry.tsx';
import { Fieldset, ListErrors } from '#platform/admin/form/fieldset.tsx';
import { Input } from '#platform/admin/form/inputs.tsx';
import { type FormStart, Group, RecordForm } from '#platform/admin/form/record-form.tsx';
import { useRecordForm } from '#platform/admin/form/use-record-form.ts';
import type { SquadRecord } from '../squad-record.server.ts';
import { squadSchema } from '../tool.ts';
import { SquadEntry } from './entry.tsx';

interface SquadFormProps {
  entered: Omit<SquadRecord, 'teamId'> & { teamId: string | null | undefined };
  open: FormStart;
  team: TeamChoice;
  seasons: readonly string[];
  players: readonly ChosenPlayer[];
}

const seasonList = 'saisonen';

export function SquadForm({ entered, open, team, seasons, players }: SquadFormProps) {
  const { form, fields, outcome } = useRecordForm(squadSchema(seasons, team.usual), {
    ...entered,
    teamId: entered.teamId === undefined ? undefined : teamKey(entered.teamId),
  });
  const entries = fields.players.getFieldList();
  const byId = new Map(players.map((player) => [player.id, player]));
  const chosen = new Set(entries.map((entry) => entry.getFieldset().playerId.value));
  return (
    <RecordForm form={form} open={open} outcome={outcome}>
      <datalist id={seasonList}>
        {seasons.map((season) => (
          <option key={season} value={season} />
        ))}
      </datalist>
      <Group>
        <TeamSelect field={fields.teamId} choice={team} />
        <Input
          label="Saison"
          field={fields.season}
          list={seasonList}
          hint="2026 oder 2026/27, wie bei den Spielen"
        />
      </Group>
      <Fieldset title={`Im Mannschaftskader: ${entries.length}`}>
        {entries.length === 0 && <p>Noch niemand.</p>}
        <Entries>
          {entries.map((entry, index) => (
            <SquadEntry
              key={entry.key ?? index}
              entry={entry}
              player={byId.get(entry.getFieldset().playerId.value ?? '')}
              removal={form.remove.getButtonProps({ name: fields.players.name, index })}
            />
          ))}
        </Entries>
        <ListErrors errors={fields.players.errors} />
      </Fieldset>
      <PlayerChoice
        title="Spieler hinzufügen"
        empty="Alle Spieler sind im Mannschaftskader."
        players={players.filter(({ id }) => !chosen.has(id))}
        choice={({ id }) =>
          form.insert.getButtonProps({ name: fields.players.name, defaultValue: { playerId: id } })
        }
      />
    </RecordForm>
  );
}
