import { gameKinds } from '#app/games/game-kinds.ts';

/** What a competition is; games of that kind in its season are of it. */
export const competitionKinds = [...gameKinds, 'Turnier'] as const;
export type CompetitionKind = (typeof competitionKinds)[number];

/** Of which there is a table. */
export const leagueKind = 'Meisterschaft';
