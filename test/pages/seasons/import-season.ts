import { kinds } from '#app/kinds.server.ts';
import { club } from '#club/club.ts';
import { replaceSnapshot } from '#platform/data-tree/snapshot.server.ts';
import { parseTree } from '#platform/data-tree/tree.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { isOwnGame, listRounds, ownGame, type PlayedSeason } from './played-season.ts';

export function phaseId(index: number): string {
  return `phase-${index + 1}`;
}

/** Imports a season like `npm run import` and returns the notes of the import. */
export async function importSeason(
  db: Db,
  season: PlayedSeason,
  now: Date,
  { withOwnGames = true } = {},
): Promise<string[]> {
  const text = JSON.stringify(treeOf(season, withOwnGames));
  const { snapshot, notes } = parseTree(text, kinds, club);
  await replaceSnapshot(db, kinds, snapshot, now);
  return notes.map(({ path, text: said }) => `${path}: ${said}`);
}

/** Builds the data tree of a season (docs/data-tree.md). */
function treeOf({ name, phases }: PlayedSeason, withOwnGames: boolean): object {
  const games = phases.flatMap((phase) => phase.games).filter(isOwnGame);
  return {
    contact: { seasonRhythm: 'july' },
    competitions: Object.fromEntries(
      phases.map(({ name: phase, rules, teams }, index) => {
        const { withdrawn = [], kept = [], ranking, criteria, corrections, firstDay } = rules;
        return [
          phaseId(index),
          {
            ...{ season: name, name: 'Liga', phase, kind: 'Meisterschaft', win: 3, draw: 1 },
            ...{ ranking, criteria, corrections, firstDay },
            ...(index > 0 && { continues: phaseId(0), carried: 'halvedDown' }),
            teams: teams.map((team) => ({
              ...{ team, withdrawn: withdrawn.includes(team) },
              ...(kept.includes(team) && { kept: true }),
            })),
          },
        ];
      }),
    ),
    leagueRounds: Object.fromEntries(
      phases.flatMap((phase, index) =>
        listRounds(phase).map((round) => [
          `${phaseId(index)}-${round}`,
          {
            ...{ competition: phaseId(index), round },
            results: phase.games
              .filter((game) => game.round === round && !isOwnGame(game))
              .map(({ home, away, homeGoals, awayGoals, isVerdict }) => ({
                ...{ home, away, homeGoals, awayGoals },
                ...(isVerdict && { awarded: homeGoals > awayGoals ? 'home' : 'away' }),
              })),
          },
        ]),
      ),
    ),
    games: Object.fromEntries(
      (withOwnGames ? games : []).map((game, index) => {
        const { day, round, opponent, isAway, goalsFor, goalsAgainst, isVerdict } = ownGame(game);
        return [
          `game-${index}`,
          {
            ...{ date: day, opponent, art: 'Meisterschaft', round: `${round}. Runde` },
            ...{ dynamoTore: goalsFor, gegnerTore: goalsAgainst },
            ...(isAway && { ground: 'away' }),
            ...(isVerdict && { status: 'awarded' }),
          },
        ];
      }),
    ),
  };
}
