import { opponentWithTeam } from '#app/matches/games/game-text.ts';
import type { GameChoice } from '#app/matches/games/games.server.ts';
import type { ChosenPlayer } from '#app/people/players/player-choice.tsx';
import type { CurrentSquad } from '#app/teams/squads/current-squads.server.ts';
import { Fieldset } from '#platform/admin/form/fieldset.tsx';
import { Select } from '#platform/admin/form/inputs.tsx';
import { type FormStart, Group, RecordForm } from '#platform/admin/form/record-form.tsx';
import { useRecordForm } from '#platform/admin/form/use-record-form.ts';
import button from '#platform/ui/button.module.css';
import { formatCount } from '#platform/values/format-count.ts';
import { formatShortDate } from '#platform/values/vienna.ts';
import type { LastLineup as Last } from '../last-lineups.server.ts';
import type { LineupRecord } from '../lineup-record.server.ts';
import { lineupSchema } from '../tool.ts';
import { type LineupChoice, listAvailablePlayers } from './available-players.ts';
import entryStyles from './entry.module.css';
import { LineupEntry } from './entry.tsx';
import styles from './form.module.css';
import { LastLineup } from './last-lineup.tsx';
import { QuestionBefore, useQuestion } from './question.tsx';
import { readEntry, withNumbers } from './read-entry.ts';
import { SquadChoice } from './squad-choice.tsx';

interface LineupFormProps {
  record: LineupRecord | undefined;
  open: FormStart;
  asked: string | undefined;
  games: readonly (Pick<GameChoice, 'id' | 'opponent' | 'team' | 'teamId'> & {
    date: string;
    kind: string;
  })[];
  trainers: readonly { id: string; name: string; role: string; active: boolean }[];
  players: readonly LineupChoice[];
  squads: readonly CurrentSquad[];
  last: readonly Last[];
}

const fullTeam = 11;

const maxSummaryLength = 40;

const blank = { goals: 0, assists: 0, yellowCards: 0 };

export function LineupForm(props: LineupFormProps) {
  const { record, open, asked, games, trainers, players, squads, last } = props;
  const { form, fields, outcome } = useRecordForm(
    lineupSchema(record, trainers.length > 0),
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
  const question = useQuestion();
  const byId = new Map(players.map((player) => [player.id, player]));
  const lines = fields.players.getFieldList().map((entry, index) => {
    const read = readEntry(entry);
    const player = byId.get(read.playerId ?? '');
    const name = player?.name ?? `#${entry.getFieldset().shirtNumber.initialValue ?? ''}`;
    const removal = {
      ...form.remove.getButtonProps({ name: fields.players.name, index }),
      onClick: question.before(
        read.typed.length > 0
          ? {
              question: `${name} aus der Aufstellung nehmen?`,
              loses: `Damit geht verloren, was eingetragen ist: ${read.typed.join(', ')}.`,
              yes: 'Herausnehmen',
            }
          : undefined,
      ),
    };
    return { entry, key: entry.key ?? String(index), read, player, name, removal };
  });
  const entered = Array.isArray(fields.players.value) ? fields.players.value : [];
  const numbered = lines.flatMap(({ key, read: { shirtNumber: value }, player }) =>
    value ? [{ key, value, label: player ? `${value} ${player.name}` : `#${value}` }] : [],
  );
  const starters = lines.filter(({ read }) => !read.onBench).length;
  const lineOf = new Map(lines.map((line) => [line.read.playerId, line]));
  const choice = ({ id, shirtNumber }: ChosenPlayer) =>
    lineOf.get(id)?.removal ??
    form.insert.getButtonProps({
      name: fields.players.name,
      defaultValue: {
        ...blank,
        playerId: id,
        shirtNumber: shirtNumber ?? undefined,
        onBench: starters >= fullTeam,
      },
    });
  const game = games.find(({ id }) => id === fields.gameId.value);
  const before = game && last.find(({ gameIds }) => gameIds.includes(game.id));
  return (
    <>
      <RecordForm
        form={form}
        open={open}
        outcome={outcome}
        beside={<Count starters={starters} substitutes={lines.length - starters} />}
      >
        <Group>
          <div>
            <Select
              label="Spieltag"
              field={fields.gameId}
              empty="Bitte wählen"
              options={games.map((each) => ({ value: each.id, label: labelOf(each) }))}
            />
            {game && (
              <p
                aria-hidden="true"
                className={
                  labelOf(game).length > maxSummaryLength ? styles.inFull : styles.inFullIfLarge
                }
              >
                {labelOf(game)}
              </p>
            )}
          </div>
          {trainers.length > 0 && (
            <Select
              label="Trainer"
              field={fields.trainerId}
              empty="Bitte wählen"
              options={trainers.map(({ id, name, role }) => ({
                value: id,
                label: `${name}, ${role}`,
              }))}
            />
          )}
        </Group>
        {before && before.players.length > 0 && (
          <LastLineup
            last={before}
            replaces={lines.length > 0}
            taking={{
              ...form.update.getButtonProps({
                name: fields.players.name,
                value: before.players.map((player) => ({ ...blank, ...player })),
                validated: false,
              }),
              onClick: question.before(
                lines.length > 0
                  ? {
                      question: 'Die Aufstellung ersetzen?',
                      loses: `Damit geht verloren, was hier steht: ${lines.map(({ name, read }) => [name, ...read.typed].join(' ')).join('; ')}.`,
                      yes: 'Ersetzen',
                    }
                  : undefined,
              ),
            }}
          />
        )}
        <SquadChoice
          {...listAvailablePlayers(players, squads, game?.teamId ?? null)}
          isOpen={!record}
          choice={choice}
          placeOf={({ id }) => lineOf.get(id)?.read}
        />
        <Fieldset title="Aufstellung">
          {lines.length === 0 && <p>Noch niemand: Wer oben angetippt wird, steht dann hier.</p>}
          <ul role="list" className={entryStyles.list}>
            {lines.map(({ key, ...line }) => (
              <LineupEntry
                key={key}
                {...line}
                others={numbered.filter((other) => other.key !== key)}
              />
            ))}
          </ul>
          {numbered.length < lines.length && (
            <p className={styles.numberless}>
              {formatCount(lines.length - numbered.length, 'Spieler', 'Spieler')} ohne Nummer
              <button
                {...form.update.getButtonProps({
                  name: fields.players.name,
                  value: withNumbers(entered),
                  validated: false,
                })}
                className={`${button.button} ${button.quiet}`}
              >
                Freie Nummern vergeben
              </button>
            </p>
          )}
          {fields.players.errors && (
            <p role="alert" className={`error ${styles.error}`}>
              {fields.players.errors[0]}
            </p>
          )}
        </Fieldset>
      </RecordForm>
      <QuestionBefore {...question} />
    </>
  );
}

function labelOf({ date, team, opponent, kind }: LineupFormProps['games'][number]): string {
  return `${formatShortDate(date)} ${opponentWithTeam({ team, opponent })} (${kind})`;
}

function Count({ starters, substitutes }: { starters: number; substitutes: number }) {
  return (
    <span role="status" className={styles.count}>
      <span className="visually-hidden">Startaufstellung </span>
      <strong className={starters > fullTeam ? styles.tooMany : undefined}>
        {starters} von {fullTeam}
      </strong>{' '}
      + {substitutes} Ersatz
    </span>
  );
}
