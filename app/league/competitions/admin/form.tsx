import { gameKinds } from '#app/matches/games/game.ts';
import { type TeamChoice, teamKey } from '#app/teams/team-field.ts';
import { TeamSelect } from '#app/teams/team-select.tsx';
import { ListErrors } from '#platform/admin/form/fieldset.tsx';
import { Input, Select, Tick } from '#platform/admin/form/inputs.tsx';
import { OptionalFields } from '#platform/admin/form/optional-fields.tsx';
import { type FormStart, Group, RecordForm } from '#platform/admin/form/record-form.tsx';
import { Rows } from '#platform/admin/form/rows.tsx';
import { useRecordForm } from '#platform/admin/form/use-record-form.ts';
import type { ListedRecord } from '#platform/admin/listed-row.tsx';
import button from '#platform/ui/button.module.css';
import type { SeasonPlan } from '#platform/values/season-plan.ts';
import { carryOverLabels, carryOvers } from '../competition.ts';
import type { CompetitionRecord } from '../competition-record.server.ts';
import {
  criterionLabels,
  ownCriteria,
  rankingLabels,
  rankings,
  smallTableLabels,
  smallTableRules,
} from '../rankings.ts';
import { competitionSchema } from '../tool.ts';
import styles from './form.module.css';
import { TeamFold } from './team-fold.tsx';

interface CompetitionFormProps {
  entered: Partial<CompetitionRecord>;
  open: FormStart;
  seasons: readonly string[];
  team: TeamChoice;
  plan: SeasonPlan;
  phases: readonly ListedRecord[];
}

const seasonList = 'saisonen';
const teamList = 'teams';
const quiet = `${button.button} ${button.quiet}`;

export function CompetitionForm(props: CompetitionFormProps) {
  const { entered, open, seasons, plan, team, phases } = props;
  const { teamId = team.usual } = entered;
  const phaseIds = phases.map(({ id }) => id);
  const { form, fields, outcome } = useRecordForm(
    competitionSchema(seasons, plan, team.usual, phaseIds),
    {
      ...entered,
      teamId: teamId === undefined ? undefined : teamKey(teamId),
      teams: entered.teams?.map(({ withdrawn, kept, ...rest }) => ({
        ...{ ...rest, withdrawn: withdrawn === 1, kept: kept === 1 },
      })),
      corrections: entered.corrections?.map(({ points, ...rest }) => ({
        ...{ ...rest, amount: Math.abs(points), isBonus: points > 0 },
      })),
    },
  );
  const { teams, corrections, criteria } = fields;
  const teamRows = teams.getFieldList();
  const names = teamRows.flatMap((row) => row.getFieldset().team.value ?? []);
  return (
    <RecordForm form={form} open={open} outcome={outcome}>
      <datalist id={seasonList}>
        {seasons.map((season) => (
          <option key={season} value={season} />
        ))}
      </datalist>
      <datalist id={teamList}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Group>
        <TeamSelect field={fields.teamId} choice={team} />
        <Input label="Name" field={fields.name} hint="Zum Beispiel Kärntner Liga" />
        <Input
          label="Phase"
          field={fields.phase}
          hint="Wenn die Saison geteilt ist: Frühjahr, Gruppe A, Meister-Playoff"
        />
        <Input
          label="Saison"
          field={fields.season}
          list={seasonList}
          hint="2026 oder 2026/27, wie bei den Spielen"
        />
        <Select
          label="Art"
          field={fields.kind}
          options={gameKinds.map((kind) => ({ value: kind, label: kind }))}
          hint="Eure Spiele dieser Art in dieser Saison gehören dazu."
        />
        <Input
          label="Erster Tag"
          field={fields.firstDay}
          type="date"
          hint="Eure Spiele davor zählen nicht. Leer: von Anfang der Saison an."
        />
        <Input
          label="Letzter Tag"
          field={fields.lastDay}
          type="date"
          hint="Eure Spiele danach zählen nicht. Leer: bis zum Ende der Saison."
        />
        {phases.length > 0 && (
          <div className={styles.wide}>
            <OptionalFields
              title="Setzt eine Phase fort"
              fields={[fields.continuesId, fields.carried]}
            >
              <Select
                label="Phase davor"
                field={fields.continuesId}
                empty="Keine"
                options={phases.map(({ id, title, detail }) => ({
                  ...{ value: id, label: [title, detail].filter(Boolean).join(', ') },
                }))}
                hint="Eure Spiele davor zählen dort bis zum ersten Tag von dieser."
              />
              <Select
                label="Was zählt weiter"
                field={fields.carried}
                empty="Nichts"
                options={optionsOf(carryOvers, carryOverLabels)}
                hint="Tore, Siege und Spiele kommen von selbst aus der Phase davor."
              />
            </OptionalFields>
          </div>
        )}
      </Group>
      <Group title="Regeln">
        <Select
          label="Reihung bei gleichen Punkten"
          field={fields.ranking}
          options={optionsOf(rankings, rankingLabels)}
        />
        <div className={styles.wide}>
          <OptionalFields
            title="Eigene Reihung"
            fields={[criteria, fields.smallTable]}
            isNeeded={fields.ranking.value === 'own'}
          >
            <div className={styles.list}>
              <Rows
                title="Kriterien"
                hint="Bei gleichen Punkten entscheidet das erste, das zwei Teams trennt. Sie gelten, wenn oben „Eigene Reihung“ gewählt ist."
                rows={criteria.getFieldList()}
                nameOf={(row) => rankedBy(row.getFieldset().criterion.value) ?? 'neues Kriterium'}
                removal={(index) => form.remove.getButtonProps({ name: criteria.name, index })}
                move={(from, to) => form.reorder.getButtonProps({ name: criteria.name, from, to })}
              >
                {(row) => (
                  <div className={styles.wide}>
                    <Select
                      label="Kriterium"
                      field={row.getFieldset().criterion}
                      empty="Bitte wählen"
                      options={optionsOf(ownCriteria, criterionLabels)}
                    />
                  </div>
                )}
              </Rows>
              <ListErrors errors={criteria.errors} />
              <button className={quiet} {...form.insert.getButtonProps({ name: criteria.name })}>
                Kriterium hinzufügen
              </button>
              <Select
                label="Trennt eine Kleintabelle nur einige"
                field={fields.smallTable}
                empty="Nicht sicher bekannt"
                options={optionsOf(smallTableRules, smallTableLabels)}
                hint="Nicht sicher bekannt: Plätze, bei denen es darauf ankommt, sind dann als nicht gesichert markiert."
              />
            </div>
          </OptionalFields>
        </div>
        <div className={styles.points}>
          <Input label="Punkte für einen Sieg" field={fields.win} type="number" />
          <Input label="Punkte für ein Unentschieden" field={fields.draw} type="number" />
        </div>
        <Input label="Minuten einer Halbzeit" field={fields.halfLength} type="number" />
        <Input label="Wechsel je Team" field={fields.substitutions} type="number" />
        <Input label="Aufsteiger" field={fields.promoted} type="number" hint="Leer: keine" />
        <Input label="Absteiger" field={fields.relegated} type="number" hint="Leer: keine" />
        <Input
          label="Letzte Runde im Herbst"
          field={fields.lastAutumnRound}
          type="number"
          hint="Dann gibt es auch die Tabellen von Herbst und Frühjahr."
        />
      </Group>
      <div className={styles.list}>
        <Rows
          title="Teams"
          hint="Der eigene Verein mit seinem Namen, die anderen so, wie sie bei den Gegnern stehen. Besserst du einen Namen aus, gehen die eingetragenen Ergebnisse mit, und die Phasen davor und danach nennen das Team auch so."
          rows={teamRows}
          nameOf={(row) => row.getFieldset().team.value ?? 'neues Team'}
          fold={(row) => <TeamFold row={row} />}
          removal={(index) => form.remove.getButtonProps({ name: teams.name, index })}
        >
          {(row) => (
            <div className={styles.wide}>
              <Input label="Team" field={row.getFieldset().team} />
            </div>
          )}
        </Rows>
        <ListErrors errors={teams.errors} />
        <button className={quiet} {...form.insert.getButtonProps({ name: teams.name })}>
          Team hinzufügen
        </button>
      </div>
      <div className={styles.list}>
        <Rows
          title="Punkteabzüge"
          hint="Punkte aus der Phase davor kommen von selbst dazu, wenn du sie oben fortsetzt."
          rows={corrections.getFieldList()}
          nameOf={(row) => row.getFieldset().team.value ?? 'neuer Abzug'}
          removal={(index) => form.remove.getButtonProps({ name: corrections.name, index })}
        >
          {(row) => {
            const { team, amount, isBonus, reason, day } = row.getFieldset();
            return (
              <div className={styles.correction}>
                <Input label="Team" field={team} list={teamList} />
                <Input label="Punkte" field={amount} type="number" />
                <Input label="Grund" field={reason} />
                <Input label="Ab" field={day} type="date" hint="Leer: von Anfang an" />
                <Tick label="Kommen dazu statt weg" field={isBonus} />
              </div>
            );
          }}
        </Rows>
        <ListErrors errors={corrections.errors} />
        <button className={quiet} {...form.insert.getButtonProps({ name: corrections.name })}>
          Abzug hinzufügen
        </button>
      </div>
    </RecordForm>
  );
}

function optionsOf<Word extends string>(words: readonly Word[], labels: Record<Word, string>) {
  return words.map((word) => ({ value: word, label: labels[word] }));
}

function rankedBy(criterion: string | undefined): string | undefined {
  const known = ownCriteria.find((own) => own === criterion);
  return known && criterionLabels[known];
}
