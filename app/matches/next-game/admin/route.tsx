import { useState } from 'react';
import { Link } from 'react-router';
import { type GameKind, gameKinds } from '#app/matches/games/game.ts';
import { findUpcomingGame } from '#app/matches/games/games.server.ts';
import type { Game } from '#app/matches/games/public-games.server.ts';
import { tool as gameTool } from '#app/matches/games/tool.ts';
import { Input, Select } from '#platform/admin/form/inputs.tsx';
import { type FormStart, Group, RecordForm } from '#platform/admin/form/record-form.tsx';
import { useRecordForm } from '#platform/admin/form/use-record-form.ts';
import { recordAction } from '#platform/admin/record-action.server.ts';
import { RemovalDialog } from '#platform/admin/removal-dialog.tsx';
import { Tool } from '#platform/admin/tool.tsx';
import { useLastAnswer } from '#platform/drafts/failed-submission.ts';
import { useFormKey } from '#platform/drafts/unsaved.ts';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { kindsContext, revisionContext } from '#platform/records/context.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { formatShortDate, viennaDate, viennaTime } from '#platform/values/vienna.ts';
import { announce, announcedGames, findOwnGame, withdraw } from '../announce.server.ts';
import { findNextGame, type NextGame } from '../next-game.server.ts';
import {
  type NextGameDraft,
  type NextGameRecord,
  nextGameId,
  nextGameRecords,
} from '../next-game-record.server.ts';
import { planAnnouncement, sayGame } from '../plan-announcement.server.ts';
import { nextGameSchema, tool } from '../tool.ts';
import type { Route } from './+types/route';

const parameter = 'aus';
const fromSchedule = 'spielplan';

interface EnteredGame {
  opponent: string;
  /** Time in Vienna, 'YYYY-MM-DDTHH:MM'; '' if the time is not known. */
  startsAt: string;
  kind?: GameKind;
}

const schema = nextGameSchema();

export const handle: AdminPage = {
  right: 'nextGame',
  topics: ['nextGame', 'game', 'opponent', 'venue'],
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const record = await nextGameRecords.read(db, nextGameId);
  const announced = await findNextGame(db);
  const upcoming = await findUpcomingGame(db, viennaDate(context.get(nowContext)));
  const asked = url.searchParams.get(parameter) === fromSchedule;
  const stored = announced && entered(announced);
  const planned = upcoming && entered({ ...upcoming, startsAt: null, game: upcoming });
  const own = record && (await findOwnGame(db, record, context.get(nowContext)));
  return {
    revision: context.get(revisionContext),
    goesWith: own && sayGame(own),
    open: { id: nextGameId, version: recordVersion(record) },
    isStored: record !== undefined,
    entered: (asked && planned) || (stored ?? planned),
    planned: stored && upcoming && sayUpcoming(upcoming),
  };
}

function sayUpcoming({ date, opponent }: Pick<Game, 'date' | 'opponent'>): string {
  return `${formatShortDate(date)} gegen ${opponent}`;
}

function entered({ opponent, startsAt, game }: NextGame): EnteredGame {
  const start = startsAt === null ? undefined : new Date(startsAt);
  const announced = start ? `${viennaDate(start)}T${viennaTime(start)}` : '';
  if (!game) return { opponent, startsAt: announced };
  // The home page shows the announced time, too, if the game of this day has no kick-off.
  const known = announced.startsWith(game.date) ? announced : '';
  const planned = game.kickoff ? `${game.date}T${game.kickoff}` : known;
  return { opponent: game.opponent, startsAt: planned, kind: game.kind };
}

export async function action(args: Route.ActionArgs) {
  const { context } = args;
  const [db, now] = [context.get(dbContext), context.get(nowContext)];
  const kinds = context.get(kindsContext);
  return recordAction<NextGameRecord, NextGameDraft>(args, {
    store: announcedGames,
    id: nextGameId,
    schema: async () => nextGameSchema(viennaDate(now)),
    warnings: async (transaction, entered) =>
      'kind' in entered ? (await planAnnouncement(transaction, entered, now)).questions : [],
    save: (entered, by) => announce(db, kinds, entered, by),
    remove: (removed, by) => withdraw(db, kinds, removed, by),
    path: tool.path,
    messages: tool.messages,
  });
}

export default function NextGameTool({ loaderData, actionData }: Route.ComponentProps) {
  const { entered, open, isStored, planned, goesWith } = loaderData;
  const version = useLastAnswer(actionData)?.version ?? open.version;
  const key = useFormKey(`${version} ${JSON.stringify(entered)}`);
  // The request to delete contains the version that this form shows. The server then does not delete a newer
  // announcement by mistake.
  const shownVersion = useFormKey(open.version);
  return (
    <Tool
      title={tool.name}
      aside={
        isStored && (
          <RemovalDialog
            question="Möchtest du das nächste Spiel wirklich löschen?"
            consequences={[
              ...(goesWith
                ? [
                    `Das Spiel gegen ${goesWith} steht nur durch diese Ankündigung bei den Spielen und wird mit gelöscht.`,
                  ]
                : []),
              'Auf der Startseite steht dann das nächste eurer Spiele.',
            ]}
            version={shownVersion}
          />
        )
      }
    >
      <p>
        {isStored
          ? 'Dieses Spiel steht auf der Startseite. Habt ihr davor noch eines, steht am Spieltag das frühere dort.'
          : 'Auf der Startseite steht von selbst das nächste eurer Spiele. Hier sagst du ein anderes an.'}{' '}
        Alle Spiele stehen bei <Link to={gameTool.path}>{gameTool.name}</Link>.
      </p>
      {planned && (
        <p>
          Bei den Spielen als Nächstes: {planned}.{' '}
          <Link to={`?${parameter}=${fromSchedule}`}>Aus den Spielen übernehmen</Link>
        </p>
      )}
      {/* A save changes `key`, so React creates a new form. While the form has unsaved input, `key` stays the
          same. */}
      <NextGameForm key={key} entered={entered} open={open} />
    </Tool>
  );
}

function NextGameForm({ entered, open }: { entered: EnteredGame | undefined; open: FormStart }) {
  // Keeps the first values of `entered`, because later values would replace what the admin has typed.
  const [filled] = useState(entered);
  const { form, fields, outcome } = useRecordForm(schema, filled);
  return (
    <RecordForm form={form} open={open} outcome={outcome} filledFrom={parameter}>
      <Group>
        <Input label="Gegner" field={fields.opponent} />
        <Input label="Datum und Uhrzeit" field={fields.startsAt} type="datetime-local" />
        <Select
          label="Art des Spiels"
          field={fields.kind}
          empty="Bitte wählen"
          options={gameKinds.map((value) => ({ value, label: value }))}
        />
      </Group>
    </RecordForm>
  );
}
