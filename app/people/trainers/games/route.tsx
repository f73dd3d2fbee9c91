import { href } from 'react-router';
import { CountedGames } from '#app/matches/games/counted-games.tsx';
import { listedPage, paged } from '#app/matches/games/listed-page.server.ts';
import type { Outcome } from '#app/matches/games/result.ts';
import { countedSentence } from '#app/matches/games/words.ts';
import { listGamesOfTrainer } from '#app/matches/lineups/games-of-trainer.server.ts';
import type { PublicPage } from '#platform/live/route-handle.ts';
import { revisionContext } from '#platform/records/context.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { dbContext } from '#platform/request/context.ts';
import { pageParameter, resultParameter } from '#platform/values/page-words.ts';
import { countRecord } from '../counted-record.server.ts';
import { countedResults, type ResultWord, resultsPath } from '../results-record.ts';
import { findTrainer } from '../trainers.server.ts';
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
  if (!Object.hasOwn(countedResults, asked)) notFound('Liste nicht gefunden');
  const result = asked as ResultWord;
  const { name, one, many } = countedResults[result];
  const inLineups = await countRecord(db, trainer.id);
  const page = listedPage(url);
  return {
    revision: context.get(revisionContext),
    address: trainer.address,
    title: `${trainer.name}: ${many}`,
    says: countedSentence(trainer[name], inLineups[name], [one, many]),
    choices: [
      Object.entries(countedResults)
        .filter(([word, each]) => word === result || trainer[each.name] > 0)
        .map(([word, each]) => ({
          label: `${each.many} ${trainer[each.name]}`,
          to: word === result ? undefined : resultsPath(trainer.address, word as ResultWord),
        })),
    ],
    ...paged(url, page, await listGamesOfTrainer(db, trainer.id, endings[result], page)),
  };
}

export default function LedGames({ loaderData }: Route.ComponentProps) {
  const { address, ...listed } = loaderData;
  const to = href('/trainer/:trainerName', { trainerName: address });
  return <CountedGames {...listed} back={{ to, label: 'Zum Profil' }} />;
}
