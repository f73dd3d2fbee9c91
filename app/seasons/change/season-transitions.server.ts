import { listCompetitionSeasons } from '#app/league/competitions/competitions.server.ts';
import { listPlayedSeasons } from '#app/matches/games/game-seasons.server.ts';
import { findSeasonPlan } from '#app/seasons/seasons.server.ts';
import { listSquadSeasons } from '#app/teams/squads/squads.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { findSeasonDays, type SeasonDays, seasonNamed } from '#platform/values/season-plan.ts';
import { daysBefore } from '#platform/values/vienna.ts';

export interface SeasonTransition {
  from: SeasonDays;
  to: SeasonDays;
}

export interface SeasonTransitions {
  chosen: SeasonTransition;
  usual: SeasonTransition;
  all: SeasonTransition[];
}

const maxChoices = 3;

/** `asked` is the name of the season that ends. Returns undefined while no season has data. */
export async function listSeasonTransitions(
  db: Db,
  today: string,
  asked: string | null,
): Promise<SeasonTransitions | undefined> {
  const plan = await findSeasonPlan(db);
  const named = (names: readonly string[]) =>
    names.flatMap((name) => seasonNamed(name, plan) ?? []).filter((one) => one.firstDay <= today);
  const kept = named(await listKeptSeasons(db));
  const used = [...kept, ...named(await listPlayedSeasons(db, 'all'))];
  const seasons = new Map(used.map((one) => [one.name, one]));
  const all = [...seasons.values()]
    .toSorted((a, b) => b.firstDay.localeCompare(a.firstDay))
    .slice(0, maxChoices)
    .map((from) => ({ from, to: findSeasonDays(daysBefore(from.lastDay, -1), plan) }));
  const isKept = (turn: SeasonTransition | undefined) =>
    kept.some(({ name }) => name === turn?.from.name);
  const [newest, before] = all;
  if (!newest) return undefined;
  // If the season `newest.from` has games but no squads or competitions, the admin has not yet made the
  // transition to this season. `before` is that transition.
  const isAhead = !isKept(newest) && isKept(before) && before?.to.name === newest.from.name;
  const usual = isAhead && before ? before : newest;
  return { chosen: all.find(({ from }) => from.name === asked) ?? usual, usual, all };
}

async function listKeptSeasons(db: Db): Promise<string[]> {
  return [...(await listSquadSeasons(db)), ...(await listCompetitionSeasons(db))];
}
