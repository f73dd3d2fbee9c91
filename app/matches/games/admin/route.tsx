import { findHalfLength } from '#app/league/competitions/competitions.server.ts';
import { listAllTeams } from '#app/teams/teams.server.ts';
import { openRecord } from '#platform/admin/open-record.server.ts';
import { recordAction } from '#platform/admin/record-action.server.ts';
import { RecordList } from '#platform/admin/record-list.tsx';
import {
  chooseOwnTeam,
  ownRecords,
  ownTeamIds,
} from '#platform/admin/record-permissions.server.ts';
import { RemovalDialog } from '#platform/admin/removal-dialog.tsx';
import { searchParameter } from '#platform/admin/success-messages.ts';
import { Tool } from '#platform/admin/tool.tsx';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { kindsContext, revisionContext } from '#platform/records/context.ts';
import { dbContext, formPostContext, nowContext, todayContext } from '#platform/request/context.ts';
import { seasonAddress } from '#platform/values/season.ts';
import { formatShortDate } from '#platform/values/vienna.ts';
import { addressAtSeason, chooseSeason } from '../choose-season.server.ts';
import { followedGames } from '../followed-score.server.ts';
import { listGameWarnings } from '../game-warnings.server.ts';
import { listSeasonRecords } from '../list-game-records.server.ts';
import { normalizeGame } from '../normalize-game.ts';
import { findRunningUntil } from '../running-score.server.ts';
import { SeasonNav } from '../season-nav.tsx';
import { gameSchema, tool } from '../tool.ts';
import type { Route } from './+types/route';
import { GameForm } from './form.tsx';
import { listFormChoices } from './form-choices.server.ts';
import { GameLinks } from './game-links.tsx';
import { PictureDownloads } from './picture-downloads.tsx';

export const handle: AdminPage = { right: 'game', topics: ['game', 'lineup', 'opponent', 'venue'] };

export async function loader(args: Route.LoaderArgs) {
  const { params, context } = args;
  const [db, now] = [context.get(dbContext), context.get(nowContext)];
  const today = context.get(todayContext);
  const open = await openRecord(
    args,
    context.get(kindsContext).game.records,
    'Spiel nicht gefunden',
  );
  const season = await chooseSeason(args, { team: 'all', unnamed: open?.record?.date });
  // Without JavaScript, the page knows the typed name of the opponent only from the form that was sent.
  const typed = context.get(formPostContext)?.find(([name]) => name === 'opponent')?.[1];
  return {
    revision: params.id ? undefined : context.get(revisionContext),
    open,
    season: season.choice,
    games: await ownRecords(context, 'game', await listSeasonRecords(db, season.days)),
    today,
    choices: open && {
      runsUntil:
        open.record &&
        (await findRunningUntil(db, params.id, open.record, { now, findHalfLength })),
      ...(await listFormChoices(
        db,
        typed ?? open.record?.opponent ?? '',
        ownTeamIds(context, 'game'),
        today,
      )),
      team: chooseOwnTeam(context, 'game', await listAllTeams(db)),
    },
  };
}

export async function action(args: Route.ActionArgs) {
  const { params, context } = args;
  const db = context.get(dbContext);
  return recordAction(args, {
    store: followedGames(context.get(kindsContext).game.records, {
      ...{ id: params.id, now: context.get(nowContext), findHalfLength },
    }),
    id: params.id,
    schema: async () => gameSchema(chooseOwnTeam(context, 'game', await listAllTeams(db)).usual),
    normalize: normalizeGame,
    warnings: (transaction, game, id) =>
      listGameWarnings(transaction, id, { ...game, now: context.get(nowContext), findHalfLength }),
    path: (game) => addressAtSeason(context, tool.path, game?.date),
    messages: tool.messages,
  });
}

export default function Games({ loaderData, params }: Route.ComponentProps) {
  const { open, season, games, today, choices } = loaderData;
  const list = (
    <RecordList
      records={games}
      path={tool.path}
      add="Spiel hinzufügen"
      csv={{ out: '/admin/spiele.csv', in: '/admin/einlesen' }}
      empty="Noch kein Spiel."
      season={season.seasons.length > 1 ? season.shown : undefined}
    />
  );
  if (!open)
    return (
      <Tool title={tool.title}>
        <SeasonNav choice={season} keeps={searchParameter} />
        {list}
      </Tool>
    );
  const { record, version, dependents } = open;
  return (
    <Tool
      title={record ? `Gegen ${record.opponent}, ${formatShortDate(record.date)}` : 'Neues Spiel'}
      back={{ to: seasonAddress(tool.path, season.shown, season.current), label: 'Alle Spiele' }}
      list={list}
      aside={
        record && (
          <RemovalDialog
            question="Möchtest du dieses Spiel wirklich löschen?"
            consequences={
              dependents.length > 0 ? ['Die Aufstellung dieses Spiels wird mit ihm gelöscht.'] : []
            }
            version={version}
          />
        )
      }
    >
      {record && <GameLinks game={{ ...record, id: open.id }} lineupId={dependents[0]?.id} />}
      {choices && (
        <GameForm key={params.id} record={record} open={open} today={today} {...choices} />
      )}
      {record && <PictureDownloads slug={record.slug} hasLineup={dependents.length > 0} />}
    </Tool>
  );
}
