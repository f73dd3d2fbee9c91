import { findRulesOfGame } from '#app/competitions/rules-of-game.server.ts';
import { gameParameter } from '#app/games/admin/lineup-paths.ts';
import { addressAtSeason, chooseSeason } from '#app/games/choose-season.server.ts';
import { gameRecords } from '#app/games/game-record.server.ts';
import { listGameChoices } from '#app/games/games.server.ts';
import { listLineupDoubts } from '#app/games/record-doubts.server.ts';
import { SeasonNav } from '#app/games/season-nav.tsx';
import { listNearSuspension } from '#app/players/near-suspension.server.ts';
import { listPlayerChoices } from '#app/players/players.server.ts';
import { type CurrentSquad, listCurrentSquads } from '#app/squads/current-squads.server.ts';
import { listTrainerChoices } from '#app/trainers/trainers.server.ts';
import { enteredContext, openRecord } from '#platform/admin/open-record.server.ts';
import { ownRecords } from '#platform/admin/own-records.server.ts';
import { recordAction } from '#platform/admin/record-action.server.ts';
import { RecordList, searchParameter } from '#platform/admin/record-list.tsx';
import { RemovalDialog } from '#platform/admin/removal-dialog.tsx';
import { Tool } from '#platform/admin/tool.tsx';
import type { Db } from '#platform/db/client.server.ts';
import type { LiveHandle } from '#platform/live/shown-page.ts';
import { dbContext, revisionContext } from '#platform/request/context.ts';
import { seasonAddress } from '#platform/values/season.ts';
import { formatShortDate } from '#platform/values/vienna.ts';
import { type LineupDraft, lineupRecords } from '../lineup-record.server.ts';
import type { Route } from './+types/route';
import { LineupForm } from './form.tsx';
import { listedLineups } from './listed-lineups.ts';
import { lineupSchema } from './schema.ts';
import { substitutionDoubt } from './substitution-doubt.ts';
import { tool } from './tool.ts';
import type { LineupChoice } from './who-plays.ts';

/** Of the list; an open form is not filled anew while somebody types. */
export const handle: LiveHandle = { topics: ['lineup', 'game', 'opponent', 'venue'] };

export async function loader(args: Route.LoaderArgs) {
  const { params, url, context } = args;
  const db = context.get(dbContext);
  const open = await openRecord(args, lineupRecords, 'Kader nicht gefunden');
  const ownGame = open?.record && (await gameRecords.read(db, open.record.gameId));
  const asked = url.searchParams.get(gameParameter);
  const askedGame = params.id && asked ? await gameRecords.read(db, asked) : undefined;
  const season = await chooseSeason(args, {
    team: 'all',
    unnamed: (ownGame || askedGame)?.date,
  });
  // What a posted form names stays on offer, whatever the season shown.
  const entered = context.get(enteredContext) as LineupDraft | null;
  const named = [open?.record, entered].filter((lineup) => lineup != null);
  const playerIds = named.flatMap(({ players }) => players.map(({ playerId }) => playerId));
  return {
    revision: params.id ? undefined : context.get(revisionContext),
    open,
    season: season.choice,
    asked,
    ownSeason: ownGame ? season.unnamed : undefined,
    games: await ownRecords(
      context,
      'game',
      await listGameChoices(
        db,
        season.days,
        named.map(({ gameId }) => gameId),
      ),
    ),
    trainers: params.id ? await listTrainerChoices(db) : [],
    ...(await listWhoPlays(db, params.id ? playerIds : undefined, season.days?.name)),
  };
}

/**
 * Who can be chosen, and those named; of them who is a card away from a suspension that season. And who is in
 * which squad.
 */
async function listWhoPlays(
  db: Db,
  ids: readonly (string | null)[] | undefined,
  season: string | undefined,
): Promise<{ players: LineupChoice[]; squads: CurrentSquad[] }> {
  if (!ids) return { players: [], squads: [] };
  const squads = season === undefined ? [] : await listCurrentSquads(db, season);
  const inSquads = squads.flatMap((squad) => squad.players.map(({ id }) => id));
  const named = [...ids.filter((id) => id !== null), ...inSquads];
  const players = await listPlayerChoices(db, { activeAnd: named });
  const near = season === undefined ? [] : await listNearSuspension(db, season);
  const warned = new Set(near.map(({ id }) => id));
  return {
    players: players.map((player) => ({ ...player, isWarned: warned.has(player.id) })),
    squads,
  };
}

export async function action(args: Route.ActionArgs) {
  const { params, context } = args;
  const db = context.get(dbContext);
  return recordAction(args, {
    store: lineupRecords,
    id: params.id,
    schema: lineupSchema,
    async doubts(lineup) {
      const rules = await findRulesOfGame(db, lineup.gameId);
      const substitutions = substitutionDoubt(lineup.players, rules);
      const others = await listLineupDoubts(db, lineup);
      return substitutions === undefined ? others : [...others, substitutions];
    },
    async path(lineup) {
      const game = lineup && (await gameRecords.read(db, lineup.gameId));
      return addressAtSeason(context, tool.path, game?.date);
    },
    says: tool.says,
  });
}

export default function Lineups({ loaderData, params }: Route.ComponentProps) {
  const { open, season, asked, ownSeason, games, trainers, players, squads } = loaderData;
  const list = (
    <RecordList
      records={listedLineups(games)}
      path={tool.path}
      add="Kader hinzufügen"
      csv={{ out: '/admin/kader.csv' }}
      empty="Noch kein Kader gespeichert."
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
  const { record, version } = open;
  const game = games.find(({ id }) => id === record?.gameId);
  const free = games.filter(({ id, hasLineup }) => !hasLineup || id === record?.gameId);
  return (
    <Tool
      title={game ? `Kader gegen ${game.opponent}, ${formatShortDate(game.date)}` : 'Neuer Kader'}
      back={{
        to: seasonAddress(tool.path, ownSeason ?? season.shown, season.current),
        label: 'Alle Kader',
      }}
      list={list}
      aside={
        record && (
          <RemovalDialog
            question="Möchtest du diesen Kader wirklich löschen?"
            consequences={['Der Spielbericht zeigt dann keine Aufstellung mehr.']}
            version={version}
          />
        )
      }
    >
      <SeasonNav choice={season} unnamed={ownSeason} />
      <LineupForm
        key={params.id}
        record={record}
        open={open}
        games={free}
        asked={free.find(({ id }) => id === asked)?.id}
        trainers={trainers}
        players={players}
        squads={squads}
      />
    </Tool>
  );
}
