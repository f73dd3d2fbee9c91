import { competitionName } from '#app/league/competitions/competition.ts';
import {
  defaultLeague,
  kindOfResults,
  openLeagues,
  type PlayedLeague,
} from '#app/league/competitions/league.server.ts';
import { addTableNotes } from '#app/league/competitions/table-notes.server.ts';
import { asOfRound, openCorrections, ranksByRound } from '#app/league/ranking/partial-tables.ts';
import {
  describeOutsideTeams,
  describeTableSource,
  sayOpenCorrections,
} from '#app/league/table/describe-table-source.ts';
import { linkTeams } from '#app/league/typed-table/standings.server.ts';
import type { TeamRef } from '#app/teams/teams.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { notFound } from '#platform/request/answers.server.ts';
import {
  competitionParameter,
  roundParameter,
  viewParameter,
} from '#platform/values/query-parameters.ts';
import type { TableKind } from '../choose-table.ts';
import { type LinkedTable, linkTable, onlyOwnGames } from '../link-table.server.ts';
import { findShownTable } from '../shown-table.server.ts';
import { drawPlaces } from './position-progress.server.ts';
import {
  formGames,
  includesCorrections,
  isView,
  leagueOfView,
  rankView,
  type View,
  views,
} from './views.ts';

interface TableParameters {
  competition: string | undefined;
  round: number | undefined;
  view: View;
}

/** @throws a 404 page for an unknown view or an invalid round */
export function readTableParameters({ searchParams }: URL): TableParameters {
  const view = searchParams.get(viewParameter) ?? 'gesamt';
  const round = searchParams.get(roundParameter);
  if (!isView(view) || (round !== null && !/^[1-9]\d?$/.test(round))) notFound(missing);
  return {
    competition: searchParams.get(competitionParameter) ?? undefined,
    round: round === null ? undefined : Number(round),
    view,
  };
}

interface Season {
  season: string;
  today: string;
  team: TeamRef;
}

export type Results = Awaited<ReturnType<typeof viewResults>>;

export interface OpenTable {
  stored?: LinkedTable;
  results?: Results;
}

/**
 * @throws a 404 page for a competition or round that the season does not have, and, if no league has games, for
 * a view other than 'gesamt'
 */
export async function openTable(
  db: Db,
  asked: TableParameters,
  { season, today, team }: Season,
): Promise<OpenTable | undefined> {
  const leaguesOf = openLeagues(db, today);
  const table = await findShownTable(db, { season, today, team, leaguesOf });
  const leagues = await leaguesOf(season, team);
  const results = await openResults(db, asked, { season, leagues, shown: table?.kind });
  if (!table && !results) return undefined;
  const isStored = table?.kind === 'final' || table?.kind === 'typed';
  const isPlain =
    asked.competition === undefined && asked.round === undefined && asked.view === 'gesamt';
  return {
    ...(results && { results }),
    ...(table && isStored && isPlain && { stored: await linkTable(db, table) }),
  };
}

interface ResultsOf {
  season: string;
  leagues: readonly PlayedLeague[];
  shown: TableKind | undefined;
}

async function openResults(db: Db, asked: TableParameters, { season, leagues, shown }: ResultsOf) {
  // A phase that includes games of an earlier phase has a table even before its own first game.
  const played = leagues.filter(
    ({ league: { games, earlier } }) => games.length > 0 || (earlier?.games.length ?? 0) > 0,
  );
  const begun = played.filter(({ league }) => league.games.length > 0);
  const defaultOpen = defaultLeague(begun.length > 0 ? begun : played);
  const open =
    asked.competition === undefined
      ? defaultOpen
      : played.find(({ competition }) => competition.id === asked.competition);
  if (open) return viewResults(db, asked, { season, open, usual: defaultOpen, played, shown });
  const asksForResults =
    asked.competition !== undefined || asked.round !== undefined || asked.view !== 'gesamt';
  return asksForResults ? notFound(missing) : undefined;
}

interface Viewed extends Omit<ResultsOf, 'leagues'> {
  open: PlayedLeague;
  usual: PlayedLeague | undefined;
  played: readonly PlayedLeague[];
}

async function viewResults(
  db: Db,
  asked: TableParameters,
  { season, open, usual, played, shown }: Viewed,
) {
  const { league, rules, competition, own } = open;
  const { rounds, positions } = ranksByRound(league, rules);
  if (asked.round !== undefined && !rounds.includes(asked.round)) notFound(missing);
  const { lastAutumnRound } = competition;
  const after = asked.round === undefined ? league : asOfRound(league, asked.round);
  const until = leagueOfView(asked.view, after, lastAutumnRound);
  const ranked = rankView(asked.view, until, rules);
  const corrections = includesCorrections(asked.view) ? until.corrections : [];
  const zones = asked.view === 'gesamt' ? competition : { promoted: null, relegated: null };
  const lastRound = asked.round ?? rounds.at(-1);
  const places = own === undefined ? undefined : positions.get(own);
  return {
    ...{ name: competitionName(competition), season, asked, rounds },
    ...{ lastRound, own, isStored: shown === 'final' || shown === 'typed' },
    source: [
      kindOfResults(open) === 'results' ? describeTableSource(lastRound, zones) : onlyOwnGames,
      ...(asked.view === 'form'
        ? [`Gezählt sind die letzten ${formGames} Spiele jedes Teams.`]
        : []),
      ...(asked.round === undefined
        ? []
        : sayOpenCorrections(openCorrections(league, asked.round))),
      ...describeOutsideTeams(open.strangers),
      ...(shown === 'final' ? ['Es gilt die Abschlusstabelle.'] : []),
      ...(shown === 'typed' ? ['Es gilt die eingetragene Tabelle.'] : []),
    ].join(' '),
    rows: await linkTeams(db, addTableNotes(ranked, { ...until, corrections }, zones)),
    views: Object.entries(views).flatMap(([word, label]) =>
      lastAutumnRound === null && (word === 'herbst' || word === 'fruehjahr')
        ? []
        : [{ word, label }],
    ),
    others: played.map((one) => ({
      id: one.competition.id,
      name: competitionName(one.competition),
      isShown: one === open,
      isUsual: one === usual,
    })),
    course: places && rounds.length > 0 && drawPlaces(rounds, places, league.teams.length),
  };
}

const missing = 'Tabelle nicht gefunden';
