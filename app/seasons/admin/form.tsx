import { StoredRowFields } from '#app/league/typed-table/stored-row-fields.tsx';
import type { SeasonBest } from '#app/people/players/season-best.server.ts';
import { ListErrors } from '#platform/admin/form/fieldset.tsx';
import { Input, TextArea } from '#platform/admin/form/inputs.tsx';
import { type FormStart, Group, RecordForm } from '#platform/admin/form/record-form.tsx';
import { Rows } from '#platform/admin/form/rows.tsx';
import { useRecordForm } from '#platform/admin/form/use-record-form.ts';
import { PictureField } from '#platform/admin/picture/picture-field.tsx';
import button from '#platform/ui/button.module.css';
import { formatCount } from '#platform/values/format-count.ts';
import type { SeasonRecord } from '../season-record.server.ts';
import { seasonPicture } from '../tool.ts';
import { CopyLeagueTable, tableParameter } from './copy-league-table.tsx';
import styles from './form.module.css';
import { seasonSchema } from './schema.ts';
import type { TableToCopy } from './table-to-copy.server.ts';

interface SeasonFormProps {
  entered: Partial<SeasonRecord>;
  open: FormStart;
  storedName: string | undefined;
  tableToCopy: TableToCopy | undefined;
  people: readonly string[];
  best: Record<'goals' | 'assists', SeasonBest | undefined> | undefined;
}

const peopleList = 'personen';
const quiet = `${button.button} ${button.quiet}`;

function sayBest(best: SeasonBest | undefined, [one, many]: [string, string]): string | undefined {
  if (!best) return undefined;
  const names = new Intl.ListFormat('de-AT').format(best.names);
  return `Gezählt: ${names}, ${best.names.length > 1 ? 'je ' : ''}${formatCount(best.count, one, many)}`;
}

export function SeasonForm(props: SeasonFormProps) {
  const { entered, open, storedName, tableToCopy, people, best } = props;
  const { form, fields, outcome } = useRecordForm(seasonSchema(storedName), entered);
  const { titles, awards, moments, teams } = fields;
  const teamRows = teams.getFieldList();
  const listOf = (name: string) => ({
    removal: (index: number) => form.remove.getButtonProps({ name, index }),
  });
  const orderOf = (name: string) => ({
    ...listOf(name),
    move: (from: number, to: number) => form.reorder.getButtonProps({ name, from, to }),
  });
  return (
    <RecordForm form={form} open={open} outcome={outcome} filledFrom={tableParameter} hasPicture>
      <datalist id={peopleList}>
        {people.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Group>
        <div className={styles.wide}>
          <Input
            label="Saison"
            field={fields.name}
            hint="Das Jahr, zum Beispiel 2025, oder 2025/26"
          />
        </div>
        <Input
          label="Erster Tag"
          field={fields.firstDay}
          type="date"
          hint="Leer: 1. Jänner, bei zwei Jahren 1. Juli."
        />
        <Input
          label="Letzter Tag"
          field={fields.lastDay}
          type="date"
          hint="Danach zählen Spiele zur nächsten Saison."
        />
      </Group>
      <Group title="Personen">
        <Input label="Kapitän" field={fields.captain} list={peopleList} />
        <Input
          label="Torschützenkönig"
          field={fields.topScorer}
          list={peopleList}
          hint={sayBest(best?.goals, ['Tor', 'Tore'])}
        />
        <Input
          label="Bester Vorlagengeber"
          field={fields.topAssistProvider}
          list={peopleList}
          hint={sayBest(best?.assists, ['Vorlage', 'Vorlagen'])}
        />
        <Input label="Trainer" field={fields.trainer} list={peopleList} />
      </Group>
      <div className={styles.list}>
        <Rows
          title="Titel"
          rows={titles.getFieldList()}
          nameOf={(row) => row.getFieldset().title.value ?? 'neuer Titel'}
          {...orderOf(titles.name)}
        >
          {(row) => {
            const { title, player } = row.getFieldset();
            return (
              <div className={styles.wide}>
                <Input label="Name des Titels" field={title} />
                <input type="hidden" name={player.name} defaultValue={player.initialValue} />
              </div>
            );
          }}
        </Rows>
        <ListErrors errors={titles.errors} />
        <button className={quiet} {...form.insert.getButtonProps({ name: titles.name })}>
          Titel hinzufügen
        </button>
      </div>
      <div className={styles.list}>
        <Rows
          title="Auszeichnungen"
          rows={awards.getFieldList()}
          nameOf={(row) => row.getFieldset().title.value ?? 'neue Auszeichnung'}
          {...orderOf(awards.name)}
        >
          {(row) => {
            const { title, player } = row.getFieldset();
            return (
              <div className={styles.pair}>
                <Input label="Auszeichnung" field={title} />
                <Input label="Spieler" field={player} list={peopleList} />
              </div>
            );
          }}
        </Rows>
        <ListErrors errors={awards.errors} />
        <button className={quiet} {...form.insert.getButtonProps({ name: awards.name })}>
          Auszeichnung hinzufügen
        </button>
      </div>
      <Group title="Rückblick">
        <div className={styles.wide}>
          <TextArea
            label="Text"
            field={fields.text}
            hint="Steht auf der Seite der Saison. Leerzeile: neuer Absatz."
          />
        </div>
      </Group>
      <PictureField
        title="Bild"
        field={fields.image}
        alt={fields.imageAlt}
        shape={seasonPicture.shape}
        outcome={outcome}
      />
      <div className={styles.list}>
        <Rows
          title="Höhepunkte"
          hint="Stehen in dieser Reihenfolge auf der Seite der Saison."
          rows={moments.getFieldList()}
          nameOf={(row) => row.getFieldset().text.value ?? 'neuer Höhepunkt'}
          {...orderOf(moments.name)}
        >
          {(row) => (
            <div className={styles.wide}>
              <Input label="Höhepunkt" field={row.getFieldset().text} />
            </div>
          )}
        </Rows>
        <ListErrors errors={moments.errors} />
        <button className={quiet} {...form.insert.getButtonProps({ name: moments.name })}>
          Höhepunkt hinzufügen
        </button>
      </div>
      <div className={styles.list}>
        <Rows
          title="Abschlusstabelle"
          hint="Spiele und Punkte, die leer bleiben, werden aus den Ergebnissen berechnet."
          rows={teamRows}
          nameOf={(row) => row.getFieldset().team.value ?? 'neues Team'}
          {...listOf(teams.name)}
        >
          {(row) => <StoredRowFields fields={row.getFieldset()} />}
        </Rows>
        <ListErrors errors={teams.errors} />
        <div className={styles.buttons}>
          <button
            className={quiet}
            {...form.insert.getButtonProps({
              name: teams.name,
              defaultValue: { position: teamRows.length + 1 },
            })}
          >
            Team hinzufügen
          </button>
          {tableToCopy && (
            <CopyLeagueTable
              name={tableToCopy.name}
              onCopy={() => form.update({ name: teams.name, value: tableToCopy.rows })}
            />
          )}
        </div>
      </div>
      <Group title="Karte „Letzte Saison“ auf der Startseite">
        <p className={styles.note}>Bleibt sie leer, stehen dort der erste Titel oder der Platz.</p>
        <Input label="Titel" field={fields.highlightTitle} />
        <Input label="Auszeichnung" field={fields.highlightAchievement} />
        <Input label="Spieler" field={fields.highlightPlayer} list={peopleList} />
      </Group>
    </RecordForm>
  );
}
