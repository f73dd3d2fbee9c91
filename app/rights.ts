import type { Rights, Users } from '#platform/sign-in/rights.ts';

const editorial: Users = ['editorial'];
const sport: Users = ['sport'];
const nobodyElse: Users = [];

/**
 * The roles that can change each kind (docs/decisions/0029-rights.md). The `handle` of a page defines who can
 * open it.
 */
export const rights: Omit<Rights, 'addresses'> = {
  kinds: {
    team: nobodyElse,
    player: sport,
    squad: sport,
    trainer: sport,
    venue: sport,
    game: sport,
    opponent: sport,
    lineup: sport,
    competition: sport,
    leagueRound: sport,
    standings: sport,
    nextGame: sport,
    admin: nobodyElse,
    article: editorial,
    newsletter: editorial,
    season: sport,
    boardMember: nobodyElse,
    sponsor: editorial,
    fanShop: editorial,
    clubText: editorial,
    clubLook: nobodyElse,
    clubDetails: nobodyElse,
    heroPicture: editorial,
    deletedPicture: editorial,
  },
  perTeam: ['game', 'lineup', 'squad', 'competition', 'leagueRound'],
};
