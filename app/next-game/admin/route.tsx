import { useState } from 'react';
import { Link } from 'react-router';
import { findUpcomingGame } from '#app/games/games.server.ts';
import { Input } from '#platform/admin/form/inputs.tsx';
import { type FormStart, Group, RecordForm } from '#platform/admin/form/record-form.tsx';
import { useRecordForm } from '#platform/admin/form/use-record-form.ts';
import { recordAction } from '#platform/admin/record-action.server.ts';
import { RemovalDialog } from '#platform/admin/removal-dialog.tsx';
import { Tool } from '#platform/admin/tool.tsx';
import type { LiveHandle } from '#platform/live/shown-page.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import { dbContext, kindsContext, nowContext, revisionContext } from '#platform/request/context.ts';
import { useLastAnswer } from '#platform/typed/unanswered.ts';
import { useHeldKey } from '#platform/typed/unsaved.ts';
import { viennaDate, viennaTime } from '#platform/values/vienna.ts';
import { findNextGame, type NextGame } from '../next-game.server.ts';
import { nextGameId, nextGameRecords } from '../next-game-record.server.ts';
import type { Route } from './+types/route';
import { nextGameSchema } from './schema.ts';
import { tool } from './tool.ts';

const parameter = 'aus';
const fromSchedule = 'spielplan';

interface Entered {
  opponent: string;
  /** Vienna's time, 'YYYY-MM-DDTHH:MM'; empty when it is not known. */
  startsAt: string;
}

/** What somebody types stays as it is. */
export const handle: LiveHandle = { topics: ['nextGame', 'game', 'opponent', 'venue'] };

export async function loader({ url, context }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const record = await nextGameRecords.read(db, nextGameId);
  const announced = await findNextGame(db);
  const upcoming = await findUpcomingGame(db, viennaDate(context.get(nowContext)));
  const asked = url.searchParams.get(parameter) === fromSchedule;
  const stored = announced && entered(announced);
  const planned = upcoming && entered({ ...upcoming, startsAt: null, game: upcoming });
  return {
    revision: context.get(revisionContext),
    open: { id: nextGameId, version: recordVersion(record) },
    isStored: record !== undefined,
    entered: (asked && planned) || (stored ?? planned),
    hasPlanned: stored !== undefined && planned !== undefined,
  };
}

/** The moment is that of the schedule, where the game stands there. */
function entered({ opponent, startsAt, game }: NextGame): Entered {
  if (game)
    return {
      opponent: game.opponent,
      startsAt: game.kickoff ? `${game.date}T${game.kickoff}` : '',
    };
  const start = startsAt === null ? undefined : new Date(startsAt);
  return { opponent, startsAt: start ? `${viennaDate(start)}T${viennaTime(start)}` : '' };
}

export async function action(args: Route.ActionArgs) {
  return recordAction(args, {
    store: args.context.get(kindsContext).nextGame.records,
    id: nextGameId,
    schema: nextGameSchema,
    path: tool.path,
    says: tool.says,
  });
}

export default function NextGameTool({ loaderData, actionData }: Route.ComponentProps) {
  const { entered, open, isStored, hasPlanned } = loaderData;
  const version = useLastAnswer(actionData)?.version ?? open.version;
  const key = useHeldKey(`${version} ${JSON.stringify(entered)}`);
  // Nothing is removed that the form does not show.
  const shownVersion = useHeldKey(open.version);
  return (
    <Tool
      title={tool.title}
      aside={
        isStored && (
          <RemovalDialog
            question="Möchtest du das nächste Spiel wirklich löschen?"
            consequences={['Auf der Startseite steht dann das nächste Spiel aus dem Spielplan.']}
            version={shownVersion}
          />
        )
      }
    >
      {hasPlanned && (
        <p>
          <Link to={`?${parameter}=${fromSchedule}`}>Aus dem Spielplan übernehmen</Link>
        </p>
      )}
      {/* Filled anew after a save, also another's, and not after one that failed or over what is typed. */}
      <NextGameForm key={key} entered={entered} open={open} />
    </Tool>
  );
}

function NextGameForm({ entered, open }: { entered: Entered | undefined; open: FormStart }) {
  // What is loaded again later is not filled in over what is typed.
  const [filled] = useState(entered);
  const { form, fields, outcome } = useRecordForm(nextGameSchema, filled);
  return (
    <RecordForm form={form} open={open} outcome={outcome} filledFrom={parameter}>
      <Group>
        <Input label="Gegner" field={fields.opponent} />
        <Input label="Datum und Uhrzeit" field={fields.startsAt} type="datetime-local" />
      </Group>
    </RecordForm>
  );
}
