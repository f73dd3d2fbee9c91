import type { BoardMemberRecord } from '#app/club/board/board.server.ts';
import type { GameDraft } from '#app/matches/games/game-record.server.ts';
import type { LineupDraft, LineupRecordPlayer } from '#app/matches/lineups/lineup-record.server.ts';
import { playerFields } from '#app/people/players/fields.ts';
import type { PlayerDraft } from '#app/people/players/player-record.server.ts';
import { trainerFields } from '#app/people/trainers/fields.ts';
import type { TrainerDraft } from '#app/people/trainers/trainer-record.server.ts';
import type { SeasonRecord } from '#app/seasons/season-record.server.ts';
import type { Change } from '#platform/records/replace.server.ts';

/* Drafts as the admin forms send them, with default values for omitted fields. */

/** The admin and the time of the changes in a test. */
export const by: Change = { username: 'max', now: new Date('2025-06-01T10:00:00.000Z') };

const performance = {
  gamesPlayed: 0,
  goals: 0,
  assists: 0,
  cleanSheets: 0,
  yellowCards: 0,
  redCards: 0,
};

/** Returns the same fields, each with the value null. */
function blank<F extends object>(fields: F) {
  const values = Object.keys(fields).map((name) => [name, null]);
  return Object.fromEntries(values) as { [Name in keyof F]: null };
}

export function playerDraft(fields: Partial<PlayerDraft> = {}): PlayerDraft {
  return {
    ...blank(playerFields),
    ...{ name: 'Lukas Hofer', position: 'Mittelfeld', active: true },
    ...{ shirtNumber: 7, birthYear: 1999, joinedOn: '01.07.2023' },
    ...performance,
    pastSeasons: [pastSeason('2024')],
    ...fields,
  };
}

export function pastSeason(season: string): PlayerDraft['pastSeasons'][number] {
  return { season, ...performance, goals: 3 };
}

export function trainerDraft(fields: Partial<TrainerDraft> = {}): TrainerDraft {
  return {
    ...blank(trainerFields),
    ...{ name: 'Petra Kogler', role: 'Cheftrainer', experience: 'UEFA B', active: true },
    ...{ birthYear: 1980, joinedOn: '01.07.2023' },
    games: 20,
    wins: 5,
    draws: 6,
    losses: 9,
    ...fields,
  };
}

/** Fields without a value in a home game that was played as planned. */
const asUsual = {
  teamId: null,
  ...{ ground: null, venueId: null, round: null, status: null },
  ...{ formerDate: null, formerKickoff: null, playedFor: null, playedAgainst: null },
  ...{ extraTime: null, penaltiesFor: null, penaltiesAgainst: null },
  ...{ attendance: null, referee: null, report: null, opponentGoals: [] },
} satisfies Partial<GameDraft>;

export function gameDraft(fields: Partial<GameDraft> = {}): GameDraft {
  return {
    date: '2025-05-10',
    kickoff: '18:00',
    opponent: 'SC Berg',
    kind: 'Meisterschaft',
    crest: null,
    goalsFor: 2,
    goalsAgainst: 1,
    halfTimeFor: 1,
    halfTimeAgainst: 1,
    ...asUsual,
    ...fields,
  };
}

export function lineupDraft(
  fields: Pick<LineupDraft, 'gameId'> & Partial<LineupDraft>,
): LineupDraft {
  return { trainerId: null, players: [], ...fields };
}

export function lineupPlayer(fields: Partial<LineupRecordPlayer> = {}): LineupRecordPlayer {
  return {
    playerId: null,
    shirtNumber: 7,
    onBench: false,
    goals: 0,
    assists: 0,
    yellowCards: 0,
    redCards: 0,
    ...{ cameOn: null, minuteOn: null, minuteOff: null, replacedNumber: null },
    ...{ goalMinutes: null, assistMinutes: null, yellowCardMinutes: null, redCardMinutes: null },
    ...{ ownGoals: null, ownGoalMinutes: null },
    ...fields,
  };
}

export function seasonDraft(fields: Partial<SeasonRecord> = {}): SeasonRecord {
  return {
    ...{ name: '2025', firstDay: null, lastDay: null, text: null, image: null, imageAlt: null },
    ...{ captain: null, topScorer: null, topAssistProvider: null, trainer: null },
    ...{ highlightTitle: null, highlightAchievement: null, highlightPlayer: null },
    ...{ titles: [], awards: [], moments: [], teams: [] },
    ...fields,
  };
}

export function boardMemberDraft(fields: Partial<BoardMemberRecord> = {}): BoardMemberRecord {
  return {
    ...{ name: 'Max', role: 'Obmann', email: null, image: null, bio: null },
    ...{ linkedin: null, twitter: null, instagram: null },
    ...fields,
  };
}
