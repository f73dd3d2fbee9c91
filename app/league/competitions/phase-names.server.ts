import type { League, LeagueGame } from '#app/league/ranking/league.ts';
import { listOpponentNames } from '#app/matches/games/opponent-names.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { normalizeName } from '#platform/values/normalize-name.ts';

interface PhaseBefore {
  league: League;
  own: string | undefined;
}

interface NextPhase {
  own: string | undefined;
  teams: readonly { team: string; opponentId: string | null }[];
}

export async function renameForNextPhase(
  db: Db,
  { league, own }: PhaseBefore,
  after: NextPhase,
): Promise<League> {
  const staying = new Set(after.teams.map(({ team }) => team));
  const gone = league.teams.map(({ name }) => name).filter((name) => !staying.has(name));
  if (gone.length === 0) return league;
  const there = new Set(league.teams.map(({ name }) => name));
  const byOpponent = new Map(
    after.teams.flatMap(({ team, opponentId }) =>
      opponentId === null || there.has(team) ? [] : [[opponentId, team]],
    ),
  );
  const known = (await listOpponentNames(db)).filter(({ name }) => gone.includes(name));
  const names = new Map<string, string>();
  for (const { name, opponentId } of known) {
    const team = byOpponent.get(opponentId);
    if (team !== undefined) names.set(name, team);
    // An opponent can have several teams in the league. Only its first team gets the new name, so that the
    // other teams keep their own names.
    byOpponent.delete(opponentId);
  }
  const spellings = new Map(after.teams.map(({ team }) => [normalizeName(team), team]));
  for (const name of gone) {
    const team = spellings.get(normalizeName(name));
    if (team !== undefined && !there.has(team)) names.set(name, team);
  }
  if (own !== undefined && after.own !== undefined && !there.has(after.own))
    names.set(own, after.own);
  return renamed(league, (team) => names.get(team) ?? team);
}

function renamed(league: League, nameOf: (team: string) => string): League {
  const inGames = (games: readonly LeagueGame[]) =>
    games.map((game) => ({ ...game, home: nameOf(game.home), away: nameOf(game.away) }));
  const ofTeam = <One extends { team: string }>(all: readonly One[]) =>
    all.map((one) => ({ ...one, team: nameOf(one.team) }));
  const { teams, games, corrections, withdrawn, kept, earlier, places } = league;
  return {
    teams: teams.map(({ id, name }) => ({ id: nameOf(id), name: nameOf(name) })),
    games: inGames(games),
    corrections: ofTeam(corrections),
    withdrawn: withdrawn.map(nameOf),
    ...(kept && { kept: kept.map(nameOf) }),
    ...(earlier && {
      earlier: {
        games: inGames(earlier.games),
        points: new Map([...earlier.points].map(([team, points]) => [nameOf(team), points])),
      },
    }),
    ...(places && { places: ofTeam(places) }),
  };
}
