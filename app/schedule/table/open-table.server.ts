import { competitionName } from '#app/competitions/competition-name.ts';
import { computedTable } from '#app/competitions/computed-table.server.ts';
import {
  listLeagues,
  type PlayedLeague,
  readLeague,
  usualLeague,
} from '#app/competitions/league.server.ts';
import { saySource } from '#app/competitions/say-source.ts';
import { findSeasonPlan } from '#app/season-plan/find-season-plan.server.ts';
import { linkTeams } from '#app/standings/link-teams.server.ts';
import { asOfRound, ranksByRound } from '#app/standings/ranking/views.ts';
import type { OfTeam } from '#app/teams/teams.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { notFound } from '#platform/request/not-found.server.ts';
import {
  competitionParameter,
  roundParameter,
  viewParameter,
} from '#platform/values/page-words.ts';
import { drawPlaces } from './place-course.server.ts';
import { countsCorrections, formGames, isView, rankView, type View, views } from './views.ts';

/** What an address asks for. */
interface Asked {
  competition: string | undefined;
  round: number | undefined;
  view: View;
}

/** @throws a 404 page for what is no view and no round */
export function readAsked({ searchParams }: URL): Asked {
  const view = searchParams.get(viewParameter) ?? 'gesamt';
  const round = searchParams.get(roundParameter);
  if (!isView(view) || (round !== null && !/^[1-9]\d?$/.test(round)))
    notFound('Diese Tabelle gibt es nicht.');
  return {
    competition: searchParams.get(competitionParameter) ?? undefined,
    round: round === null ? undefined : Number(round),
    view,
  };
}

/**
 * The table of a team's league in a season from its results, with what else there is to see; undefined where none
 * has been played.
 * @throws a 404 page for a competition or a round that it does not have
 */
export async function openTable(db: Db, season: string, asked: Asked, team: OfTeam) {
  const plan = await findSeasonPlan(db);
  const competitions = await listLeagues(db, season, team);
  const leagues: PlayedLeague[] = [];
  for (const competition of competitions) leagues.push(await readLeague(db, competition, plan));
  const played = leagues.filter(({ league }) => league.games.length > 0);
  const usual = usualLeague(played);
  const shown =
    asked.competition === undefined
      ? usual
      : played.find(({ competition }) => competition.id === asked.competition);
  if (!shown) return asked.competition === undefined ? undefined : notFound(missing);
  const { league, rules, competition, own } = shown;
  const { rounds, positions } = ranksByRound(league, rules);
  if (asked.round !== undefined && !rounds.includes(asked.round)) notFound(missing);
  const until = asked.round === undefined ? league : asOfRound(league, asked.round);
  const ranked = rankView(asked.view, until, rules, competition.lastAutumnRound);
  const corrections = countsCorrections(asked.view) ? league.corrections : [];
  const zones = asked.view === 'gesamt' ? competition : { promoted: null, relegated: null };
  const lastRound = asked.round ?? rounds.at(-1);
  const places = own === undefined ? undefined : positions.get(own);
  return {
    ...{ name: competitionName(competition), season, asked, rounds },
    ...{ lastRound, own },
    source: [
      saySource(lastRound, zones),
      ...(asked.view === 'form'
        ? [`Gezählt sind die letzten ${formGames} Spiele jedes Teams.`]
        : []),
    ].join(' '),
    rows: await linkTeams(db, computedTable(ranked, { corrections }, zones)),
    views: Object.entries(views).flatMap(([word, label]) =>
      competition.lastAutumnRound === null && (word === 'herbst' || word === 'fruehjahr')
        ? []
        : [{ word, label }],
    ),
    others: played.map((one) => ({
      id: one.competition.id,
      name: competitionName(one.competition),
      isShown: one === shown,
      isUsual: one === usual,
    })),
    course: places && drawPlaces(rounds, places, league.teams.length),
  };
}

const missing = 'Diese Tabelle gibt es nicht.';
