import { heroPictureKind } from '#app/club/hero-picture/kind.server.ts';
import { runningScores } from '#app/league/competitions/competitions.server.ts';
import { playerFigures } from '#app/people/figures/recount-figures.server.ts';
import { withDerived } from '#platform/records/derived.server.ts';
import type { KindRegistry } from '#platform/records/kind.server.ts';
import { adminKind } from './accounts/kind.server.ts';
import { deletedPictureKind } from './back-office/pictures/deleted/kind.server.ts';
import { boardMemberKind } from './club/board/kind.server.ts';
import { brandingKind } from './club/branding/kind.server.ts';
import { clubDetailsKind } from './club/details/kind.server.ts';
import { fanShopKind } from './club/fan-shop/kind.server.ts';
import { sponsorKind } from './club/sponsors/kind.server.ts';
import { clubTextKind } from './club/texts/kind.server.ts';
import { competitionKind } from './league/competitions/kind.server.ts';
import { leagueRoundKind } from './league/competitions/rounds/kind.server.ts';
import { standingsKind } from './league/typed-table/kind.server.ts';
import { gameCalendar } from './matches/games/calendar/calendar-games.server.ts';
import { gameKind } from './matches/games/kind.server.ts';
import { lineupKind } from './matches/lineups/kind.server.ts';
import { nextGameKind } from './matches/next-game/kind.server.ts';
import { opponentKind } from './matches/opponents/kind.server.ts';
import { venueKind } from './matches/venues/kind.server.ts';
import { articleKind } from './news/kind.server.ts';
import { playerKind } from './people/players/kind.server.ts';
import { trainerKind } from './people/trainers/kind.server.ts';
import { newsletterKind } from './post/newsletter/kind.server.ts';
import { seasonKind } from './seasons/kind.server.ts';
import { teamKind } from './teams/kind.server.ts';
import { squadKind } from './teams/squads/kind.server.ts';

/** The only list of all kinds. A kind comes after the kinds to which its foreign keys refer. */
const listed: KindRegistry = {
  team: teamKind,
  player: playerKind,
  squad: squadKind,
  trainer: trainerKind,
  venue: venueKind,
  game: gameKind,
  opponent: opponentKind,
  lineup: lineupKind,
  competition: competitionKind,
  leagueRound: leagueRoundKind,
  standings: standingsKind,
  nextGame: nextGameKind,
  admin: adminKind,
  article: articleKind,
  newsletter: newsletterKind,
  season: seasonKind,
  boardMember: boardMemberKind,
  sponsor: sponsorKind,
  fanShop: fanShopKind,
  clubText: clubTextKind,
  clubLook: brandingKind,
  clubDetails: clubDetailsKind,
  heroPicture: heroPictureKind,
  deletedPicture: deletedPictureKind,
};

/** The only list of derived tables. Each table comes after the tables that it reads. */
export const kinds = withDerived(listed, [runningScores, gameCalendar, playerFigures]);
