import type { Rights, Users } from '#platform/sign-in/rights.ts';

/** Those who write: news, pictures, texts, sponsors, newsletter. */
const editorial: Users = ['editorial'];
/** Those who see to games, line-ups, squads and tables. */
const sport: Users = ['sport'];
/** Nobody but the administration, which may use everything. */
const nobodyElse: Users = [];

/**
 * Who may change records of which kind (docs/decisions/0029-rights.md). Who may use an address says its
 * route: `right`.
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
