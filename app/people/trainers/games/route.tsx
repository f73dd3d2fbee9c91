import { href } from 'react-router';
import { describeTotal } from '#app/matches/games/game-text.ts';
import { GamesBehindFigure } from '#app/matches/games/games-behind-figure.tsx';
import type { Outcome } from '#app/matches/games/result.ts';
import { listGamesOfTrainer } from '#app/matches/lineups/games-of-trainer.server.ts';
import { paginate, readPageNumber } from '#app/people/games-a-page.server.ts';
import type { PublicPage } from '#platform/live/route-handle.ts';
import { revisionContext } from '#platform/records/context.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { dbContext } from '#platform/request/context.ts';
import { pageParameter, resultParameter } from '#platform/values/query-parameters.ts';
import { countTrainerResults } from '../results-record.server.ts';
import { findTrainer } from '../trainers.server.ts';
import { type ResultWord, resultPages, resultsPath } from '../win-draw-loss.ts';
import type { Route } from './+types/route';

export const handle: PublicPage = {
  topics: ['trainer', 'game', 'opponent', 'venue', 'lineup', 'team'],
  sitemap: false,
  reads: [resultParameter, pageParameter],
};

const endings: Record<ResultWord, Outcome | 'anyhow'> = {
  spiele: 'anyhow',
  siege: 'win',
  unentschieden: 'draw',
  niederlagen: 'loss',
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const found = await findTrainer(db, params.trainerName);
  const trainer = found ?? notFound('Trainer nicht gefunden');
  const asked = url.searchParams.get(resultParameter) ?? 'spiele';
  if (!Object.hasOwn(resultPages, asked)) notFound('Liste nicht gefunden');
  const result = asked as ResultWord;
  const { name, one, many } = resultPages[result];
  const inLineups = await countTrainerResults(db, trainer.id);
  const page = readPageNumber(url);
  return {
    revision: context.get(revisionContext),
    address: trainer.address,
    title: `${trainer.name}: ${many}`,
    says: describeTotal(trainer[name], inLineups[name], [one, many]),
    choices: [
      Object.entries(resultPages)
        .filter(([word, each]) => word === result || trainer[each.name] > 0)
        .map(([word, each]) => ({
          label: `${each.many} ${trainer[each.name]}`,
          to: word === result ? undefined : resultsPath(trainer.address, word as ResultWord),
        })),
    ],
    ...paginate(url, page, await listGamesOfTrainer(db, trainer.id, endings[result], page)),
  };
}

export default function LedGames({ loaderData }: Route.ComponentProps) {
  const { address, ...listed } = loaderData;
  const to = href('/trainer/:trainerName', { trainerName: address });
  return <GamesBehindFigure {...listed} back={{ to, label: 'Zum Profil' }} />;
}
