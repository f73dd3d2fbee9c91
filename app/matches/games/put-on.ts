import type { GameRecord } from './game-record.server.ts';

type Moment = Pick<GameRecord, 'date' | 'kickoff'>;

/**
 * A game that is now played at another moment: what was said first stays known, until it is that again.
 * Another kick-off on the same day is no other moment to remember.
 */
export function putOn<
  G extends Moment & Pick<GameRecord, 'status' | 'formerDate' | 'formerKickoff'>,
>(game: G, { date, kickoff }: Moment): G {
  const status = game.status === 'postponed' ? null : game.status;
  const said =
    game.formerDate === null
      ? { formerDate: game.date, formerKickoff: game.kickoff }
      : { formerDate: game.formerDate, formerKickoff: game.formerKickoff };
  const former = said.formerDate === date ? { formerDate: null, formerKickoff: null } : said;
  return { ...game, status, date, kickoff, ...former };
}
