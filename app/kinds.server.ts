import type { KindRegistry } from '#platform/records/kind.server.ts';
import { coachesOfTeam } from './accounts/coaches-of-team.server.ts';
import { adminKind } from './accounts/kind.server.ts';
import { boardMemberKind } from './board/kind.server.ts';
import { competitionKind } from './competitions/kind.server.ts';
import { leagueRoundKind } from './competitions/rounds/kind.server.ts';
import { clubDetailsKind } from './details/kind.server.ts';
import { fanShopKind } from './fan-shop/kind.server.ts';
import { countCalendarChanges } from './games/calendar/game-calendar.server.ts';
import { gameKind } from './games/kind.server.ts';
import { heroPictureKind } from './home/kind.server.ts';
import { lineupKind } from './lineups/kind.server.ts';
import { lineupOfGame } from './lineups/lineup-of-game.server.ts';
import { clubLookKind } from './look/kind.server.ts';
import { articleKind } from './news/kind.server.ts';
import { nextGameKind } from './next-game/kind.server.ts';
import { opponentKind } from './opponents/kind.server.ts';
import { opponentsOfGames } from './opponents/of-games.server.ts';
import { deletedPictureKind } from './pictures/deleted/kind.server.ts';
import { countAll, countSeasons } from './players/figures/stored-figures.server.ts';
import { playerKind } from './players/kind.server.ts';
import { seasonKind } from './seasons/kind.server.ts';
import { listTableTasks } from './seasons/table-tool/table-task.server.ts';
import { sponsorKind } from './sponsors/kind.server.ts';
import { squadKind } from './squads/kind.server.ts';
import { squadsOfTeam } from './squads/squads-of-team.server.ts';
import { standingsKind } from './standings/kind.server.ts';
import { teamKind } from './teams/kind.server.ts';
import { clubTextKind } from './texts/kind.server.ts';
import { trainerKind } from './trainers/kind.server.ts';
import { venueKind } from './venues/kind.server.ts';

/**
 * Every kind of thing that the site shows and an admin changes: the one place that lists them. A kind
 * stands after those that it refers to.
 */
export const kinds: KindRegistry = {
  team: teamKind((db, now) => countCalendarChanges(db, { now }), {
    squads: squadsOfTeam,
    coaches: coachesOfTeam,
  }),
  player: playerKind,
  squad: squadKind,
  trainer: trainerKind,
  venue: venueKind((db, _, now) => countCalendarChanges(db, { now })),
  game: gameKind(lineupOfGame, opponentsOfGames, countSeasons),
  opponent: opponentKind,
  lineup: lineupKind,
  competition: competitionKind,
  leagueRound: leagueRoundKind,
  standings: standingsKind(listTableTasks),
  nextGame: nextGameKind,
  admin: adminKind,
  article: articleKind,
  season: seasonKind,
  boardMember: boardMemberKind,
  sponsor: sponsorKind,
  fanShop: fanShopKind,
  clubText: clubTextKind,
  clubLook: clubLookKind,
  clubDetails: clubDetailsKind(countAll),
  heroPicture: heroPictureKind,
  deletedPicture: deletedPictureKind,
};
