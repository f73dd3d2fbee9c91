import { Link } from 'react-router';
import { countSeasons } from '#app/people/figures/recount-figures.server.ts';
import inputs from '#platform/admin/form/inputs.module.css';
import { Tick } from '#platform/admin/form/inputs.tsx';
import { Group, RecordForm } from '#platform/admin/form/record-form.tsx';
import { Stepper } from '#platform/admin/form/stepper.tsx';
import { useRecordForm } from '#platform/admin/form/use-record-form.ts';
import lone from '#platform/admin/lone-links.module.css';
import { openRecord } from '#platform/admin/open-record.server.ts';
import { recordAction } from '#platform/admin/record-action.server.ts';
import { Tool } from '#platform/admin/tool.tsx';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { kindsContext } from '#platform/records/context.ts';
import type { EditableStore } from '#platform/records/record-store.ts';
import { BlockedChangeError } from '#platform/records/refusal.ts';
import { writeIfChanged } from '#platform/records/revision.server.ts';
import { saveWithin } from '#platform/records/save.server.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { useClub } from '#platform/ui/club/current-club.ts';
import { formatShortDate } from '#platform/values/vienna.ts';
import { enteredScore, runningGames, sumGoals } from '../followed-score.server.ts';
import { homeFirst, maxGameMinutes } from '../game.ts';
import type { GameDraft, GameRecord } from '../game-record.server.ts';
import { listGameWarnings } from '../game-warnings.server.ts';
import { setEnded } from '../running-score.server.ts';
import { lineupPath, scoreSchema, tool, whistleParameter } from '../tool.ts';
import { listWrongGoals } from '../wrong-goals.ts';
import type { Route } from './+types/route';

export const handle: AdminPage = { right: 'game' };

const missing = 'Spiel nicht gefunden';

type Score = Pick<GameRecord, 'goalsFor' | 'goalsAgainst'>;
type ScoreDraft = Score & { isHalfTime: boolean };

export async function loader(args: Route.LoaderArgs) {
  const { context, params, url } = args;
  const open = await openRecord(args, context.get(kindsContext).game.records, missing);
  if (!open?.record) notFound(missing);
  const { record } = open;
  const entered = enteredScore(record, await sumGoals(context.get(dbContext), params.id));
  return {
    open: { id: open.id, version: open.version },
    isOver: url.searchParams.has(whistleParameter),
    game: { id: params.id, opponent: record.opponent, date: record.date, ground: record.ground },
    lineupId: open.dependents[0]?.id,
    hasHalfTime: record.halfTimeFor !== null,
    score: {
      goalsFor: record.goalsFor ?? entered.ours,
      goalsAgainst: record.goalsAgainst ?? entered.theirs,
    },
  };
}

export async function action(args: Route.ActionArgs) {
  const { context, params, url } = args;
  const [db, now] = [context.get(dbContext), context.get(nowContext)];
  const games = context.get(kindsContext).game.records;
  const isOver = url.searchParams.has(whistleParameter);
  const store = scoredGames(isOver ? games : runningGames(games));
  const findHalfLength = async () => maxGameMinutes;
  return recordAction<GameRecord, ScoreDraft>(args, {
    store,
    id: params.id,
    schema: scoreSchema,
    async warnings(transaction, { goalsFor, goalsAgainst }, id) {
      const game = await games.read(transaction, id);
      return game
        ? listGameWarnings(transaction, id, {
            ...game,
            goalsFor,
            goalsAgainst,
            now,
            findHalfLength,
            isOver,
          })
        : [];
    },
    save: (entered, by) =>
      writeIfChanged(db, async (transaction) => {
        const saved = await saveWithin(transaction, store, params.id, entered, by);
        const ended = await setEnded(transaction, params.id, isOver, { now, countSeasons });
        return { changed: saved.changed || ended.changed };
      }),
    path: '/admin',
    messages: tool.messages,
  });
}

function scoredGames(
  games: EditableStore<GameRecord, GameDraft>,
): EditableStore<GameRecord, ScoreDraft> {
  const { listRequiredRecords: _, ...store } = games;
  return {
    ...store,
    async completeDraft(db, { isHalfTime, ...score }, known) {
      const { current } = known;
      if (!current) throw new BlockedChangeError('Dieses Spiel gibt es nicht mehr.');
      const halfTime = { halfTimeFor: score.goalsFor, halfTimeAgainst: score.goalsAgainst };
      const game = { ...current, ...score, ...(isHalfTime && halfTime) };
      const [wrong] = listWrongGoals(game);
      if (wrong) throw new BlockedChangeError(wrong.message);
      return games.completeDraft(db, game, known);
    },
  };
}

export default function ScorePage({ loaderData }: Route.ComponentProps) {
  const { open, isOver, game, lineupId, hasHalfTime, score } = loaderData;
  const club = useClub();
  const { form, fields, outcome } = useRecordForm(scoreSchema, score);
  const sides = homeFirst(
    game.ground,
    { label: club.name, field: fields.goalsFor },
    { label: game.opponent, field: fields.goalsAgainst },
  );
  return (
    <Tool
      title={isOver ? 'Abpfiff' : 'Zwischenstand'}
      back={{
        to: `${tool.path}/${encodeURIComponent(game.id)}`,
        label: `Gegen ${game.opponent}, ${formatShortDate(game.date)}`,
      }}
    >
      <RecordForm form={form} open={open} outcome={outcome} filledFrom={whistleParameter}>
        <Group>
          {sides.map(({ label, field }) => (
            <Stepper key={field.name} label={label} field={field} />
          ))}
        </Group>
        {!isOver && !hasHalfTime && (
          <Tick label="Halbzeit: auch als Halbzeitstand merken" field={fields.isHalfTime} />
        )}
        <p className={inputs.hint}>
          {isOver
            ? 'Das Spiel ist aus: Der Stand zählt sofort als Endstand.'
            : 'Fans sehen ihn sofort. Tore, die du beim Schützen einträgst, zählen von selbst mit.'}
        </p>
      </RecordForm>
      <p className={lone.links}>
        {!isOver && <Link to={`?${whistleParameter}=ja`}>Abpfiff</Link>}
        <Link to={lineupPath(game, lineupId)}>Aufstellung und Tore</Link>
      </p>
    </Tool>
  );
}
