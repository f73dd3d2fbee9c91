import { heroPictureKind } from '#app/club/hero-picture/kind.server.ts';
import { findHalfLength } from '#app/league/competitions/competitions.server.ts';
import { listTableTasks } from '#app/league/table/table-task.server.ts';
import { opponentsOfGames } from '#app/matches/opponents/opponent-record.server.ts';
import {
  countAll,
  countSeasons,
  countSeasonsNamed,
} from '#app/people/figures/stored-figures.server.ts';
import type { KindRegistry } from '#platform/records/kind.server.ts';
import { coachesOfTeam } from './accounts/coaches-of-team.server.ts';
import { adminKind } from './accounts/kind.server.ts';
import { deletedPictureKind } from './back-office/pictures/deleted/kind.server.ts';
import { boardMemberKind } from './club/board/kind.server.ts';
import { clubDetailsKind } from './club/details/kind.server.ts';
import { fanShopKind } from './club/fan-shop/kind.server.ts';
import { clubLookKind } from './club/look/kind.server.ts';
import { sponsorKind } from './club/sponsors/kind.server.ts';
import { clubTextKind } from './club/texts/kind.server.ts';
import { competitionKind } from './league/competitions/kind.server.ts';
import { leagueRoundKind } from './league/competitions/rounds/kind.server.ts';
import { standingsKind } from './league/standings/kind.server.ts';
import { countCalendarChanges } from './matches/games/calendar/game-calendar.server.ts';
import { gameKind } from './matches/games/kind.server.ts';
import { lineupKind } from './matches/lineups/kind.server.ts';
import { lineupOfGame } from './matches/lineups/lineup-of-game.server.ts';
import { nextGameKind } from './matches/next-game/kind.server.ts';
import { opponentKind } from './matches/opponents/kind.server.ts';
import { venueKind } from './matches/venues/kind.server.ts';
import { articleKind } from './news/kind.server.ts';
import { playerKind } from './people/players/kind.server.ts';
import { trainerKind } from './people/trainers/kind.server.ts';
import { seasonKind } from './seasons/kind.server.ts';
import { teamKind } from './teams/kind.server.ts';
import { squadKind } from './teams/squads/kind.server.ts';
import { squadsOfTeam } from './teams/squads/squads-of-team.server.ts';

/** The only list of all kinds. A kind comes after the kinds to which its records refer. */
export const kinds: KindRegistry = {
  team: teamKind((db, now) => countCalendarChanges(db, { now }), {
    squads: squadsOfTeam,
    coaches: coachesOfTeam,
  }),
  player: playerKind,
  squad: squadKind,
  trainer: trainerKind,
  venue: venueKind((db, _, now) => countCalendarChanges(db, { now })),
  game: gameKind({
    ties: lineupOfGame,
    opponents: opponentsOfGames,
    ...{ countSeasons, findHalfLength },
  }),
  opponent: opponentKind,
  lineup: lineupKind(countSeasons),
  competition: competitionKind(countSeasonsNamed),
  leagueRound: leagueRoundKind,
  standings: standingsKind(listTableTasks),
  nextGame: nextGameKind,
  admin: adminKind,
  article: articleKind,
  season: seasonKind(countAll),
  boardMember: boardMemberKind,
  sponsor: sponsorKind,
  fanShop: fanShopKind,
  clubText: clubTextKind,
  clubLook: clubLookKind,
  clubDetails: clubDetailsKind(countAll),
  heroPicture: heroPictureKind,
  deletedPicture: deletedPictureKind,
};
