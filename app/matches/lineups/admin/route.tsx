import { Link } from 'react-router';
import { findCompetitionRules } from '#app/league/competitions/find-competition-rules.server.ts';
import { addressAtSeason, chooseSeason } from '#app/matches/games/choose-season.server.ts';
import { findScored, runningGames, sumPlayers } from '#app/matches/games/followed-score.server.ts';
import { gameRecords } from '#app/matches/games/game-record.server.ts';
import { listGameChoices } from '#app/matches/games/games.server.ts';
import { SeasonNav } from '#app/matches/games/season-nav.tsx';
import { gameParameter } from '#app/matches/games/tool.ts';
import { mayNamePlayers } from '#app/people/players/known-players.server.ts';
import { describeSharedNumbers } from '#app/people/players/number-warnings.server.ts';
import { listPlayerChoices } from '#app/people/players/players.server.ts';
import { listTrainerChoices } from '#app/people/trainers/trainers.server.ts';
import { enteredContext, openRecord } from '#platform/admin/open-record.server.ts';
import { recordAction } from '#platform/admin/record-action.server.ts';
import { RecordList } from '#platform/admin/record-list.tsx';
import { mayChange, ownRecords } from '#platform/admin/record-permissions.server.ts';
import { RemovalDialog } from '#platform/admin/removal-dialog.tsx';
import { searchParameter } from '#platform/admin/success-messages.ts';
import { Tool } from '#platform/admin/tool.tsx';
import type { Db } from '#platform/db/client.server.ts';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { kindsContext, revisionContext } from '#platform/records/context.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { useClub } from '#platform/ui/club/current-club.ts';
import { seasonAddress } from '#platform/values/season.ts';
import { formatShortDate } from '#platform/values/vienna.ts';
import { listLastLineups } from '../last-lineups.server.ts';
import { type LineupDraft, lineupRecords } from '../lineup-record.server.ts';
import { listLineupWarnings } from '../lineup-warnings.server.ts';
import { lineupSchema, toLineupRecords, tool } from '../tool.ts';
import type { Route } from './+types/route';
import { LineupForm } from './form.tsx';
import { substitutionWarning } from './happened.ts';
import { listWhoPlays } from './who-plays.server.ts';

export const handle: AdminPage = {
  right: 'lineup',
  topics: ['lineup', 'game', 'opponent', 'venue'],
};

export async function loader(args: Route.LoaderArgs) {
  const { params, url, context } = args;
  const db = context.get(dbContext);
  const open = await openRecord(args, lineupRecords, 'Kader nicht gefunden');
  const ownGame = open?.record && (await gameRecords.read(db, open.record.gameId));
  const asked = url.searchParams.get(gameParameter);
  const named = params.id && asked ? await gameRecords.read(db, asked) : undefined;
  const isOwn = named && (await mayChange(context)(db, 'game', named));
  const askedGame = isOwn ? named : undefined;
  const season = await chooseSeason(args, {
    team: 'all',
    unnamed: (ownGame || askedGame)?.date,
  });
  // After a failed save, the lists must still contain the submitted game and players, even from another
  // season.
  const entered = context.get(enteredContext) as LineupDraft | null;
  const lineups = [open?.record, entered].filter((lineup) => lineup != null);
  const playerIds = lineups.flatMap(({ players }) => players.map(({ playerId }) => playerId));
  const games = await ownRecords(
    context,
    'game',
    await listGameChoices(
      db,
      season.days,
      lineups.map(({ gameId }) => gameId),
    ),
  );
  const whoPlays = await listWhoPlays(
    context,
    params.id ? playerIds : undefined,
    season.days?.name,
  );
  const free = open && !open.record ? games.filter(({ hasLineup }) => !hasLineup) : [];
  const last = await listLastLineups(
    db,
    free.map(({ id }) => id),
  );
  const known = new Set(whoPlays.players.map(({ id }) => id));
  return {
    revision: params.id ? undefined : context.get(revisionContext),
    open,
    season: season.choice,
    asked,
    ownSeason: ownGame ? season.unnamed : undefined,
    games,
    trainers: params.id ? await listTrainerChoices(db) : [],
    ...whoPlays,
    last: last.map((lineup) => ({
      ...lineup,
      players: lineup.players.filter(({ playerId }) => known.has(playerId)),
    })),
  };
}

async function listNumberWarnings(db: Db, { players }: Pick<LineupDraft, 'players'>) {
  const ids = players.flatMap(({ playerId }) => playerId ?? []);
  const choices = await listPlayerChoices(db, { activeAnd: ids });
  const names = new Map(choices.map(({ id, name }) => [id, name]));
  return describeSharedNumbers(
    players.map(({ playerId, shirtNumber }) => ({
      name: names.get(playerId ?? '') ?? 'jemand ohne Namen',
      shirtNumber,
    })),
  );
}

export async function action(args: Route.ActionArgs) {
  const { params, context } = args;
  const db = context.get(dbContext);
  const { game: games, lineup: lineups } = context.get(kindsContext);
  return recordAction(args, {
    store: {
      ...lineups.records,
      async listRequiredRecords(transaction, { gameId, players }) {
        const record = await findScored(
          transaction,
          gameId,
          sumPlayers(players),
          context.get(nowContext),
        );
        return record ? [{ store: runningGames(games.records), id: gameId, record }] : [];
      },
    },
    id: params.id,
    async schema() {
      const stored = params.id ? await lineupRecords.read(db, params.id) : undefined;
      return lineupSchema(stored, (await listTrainerChoices(db)).length > 0);
    },
    mayName: (lineup, stored) => mayNamePlayers(context, 'lineup', lineup, stored),
    async warnings(transaction, lineup) {
      const game = await gameRecords.read(transaction, lineup.gameId);
      const rules = game && (await findCompetitionRules(transaction, game));
      const substitutions = substitutionWarning(lineup.players, rules);
      const all = [
        ...(await listLineupWarnings(transaction, lineup)),
        ...(await listNumberWarnings(transaction, lineup)),
      ];
      return substitutions === undefined ? all : [...all, substitutions];
    },
    async path(lineup) {
      const game = lineup && (await gameRecords.read(db, lineup.gameId));
      return addressAtSeason(context, tool.path, game?.date);
    },
    messages: tool.messages,
  });
}

export default function Lineups({ loaderData, params }: Route.ComponentProps) {
  const { open, season, asked, ownSeason, games, trainers, players, squads, last } = loaderData;
  const { defaultCrest } = useClub();
  const list = (
    <RecordList
      records={toLineupRecords(games, defaultCrest)}
      path={tool.path}
      add="Aufstellung hinzufügen"
      csv={{ out: '/admin/kader.csv' }}
      empty="Noch keine Aufstellung gespeichert."
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
  // The game can already have a line-up, for example after a save and the browser's back button.
  const taken = record ? undefined : games.find(({ id }) => id === asked)?.lineupId;
  const free = games.filter(({ id, hasLineup }) => !hasLineup || id === record?.gameId);
  return (
    <Tool
      title={
        game
          ? `Aufstellung gegen ${game.opponent}, ${formatShortDate(game.date)}`
          : 'Neue Aufstellung'
      }
      back={{
        to: seasonAddress(tool.path, ownSeason ?? season.shown, season.current),
        label: 'Alle Aufstellungen',
      }}
      list={list}
      aside={
        record && (
          <RemovalDialog
            question="Möchtest du diese Aufstellung wirklich löschen?"
            consequences={['Der Spielbericht zeigt dann keine Aufstellung mehr.']}
            version={version}
          />
        )
      }
    >
      <SeasonNav choice={season} unnamed={ownSeason} />
      {taken && (
        <p>
          Für dieses Spiel gibt es schon eine Aufstellung:{' '}
          <Link to={`${tool.path}/${encodeURIComponent(taken)}`}>Zur Aufstellung</Link>
        </p>
      )}
      <LineupForm
        key={params.id}
        record={record}
        open={open}
        games={free}
        asked={free.find(({ id }) => id === asked)?.id}
        trainers={trainers}
        players={players}
        squads={squads}
        last={last}
      />
    </Tool>
  );
}
