import { href } from 'react-router';
import { AppearanceEvents } from '#app/matches/games/event-icons.tsx';
import { type GameKind, gameKinds } from '#app/matches/games/game.ts';
import { describeTotal } from '#app/matches/games/game-text.ts';
import { GamesBehindFigure } from '#app/matches/games/games-behind-figure.tsx';
import { type Figures, sumFigures } from '#app/people/figures/figures.ts';
import { listFigures } from '#app/people/figures/recount-figures.server.ts';
import { seasonTotals } from '#app/people/figures/season-totals.ts';
import { paginate, readPageNumber } from '#app/people/games-a-page.server.ts';
import { findSeasonPlan } from '#app/seasons/seasons.server.ts';
import type { PublicPage } from '#platform/live/route-handle.ts';
import { revisionContext } from '#platform/records/context.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { dbContext, todayContext } from '#platform/request/context.ts';
import { formatCount } from '#platform/values/format-count.ts';
import {
  figureParameter,
  kindParameter,
  pageParameter,
} from '#platform/values/query-parameters.ts';
import { parseSeasonParameter, seasonParameter } from '#platform/values/season.ts';
import { seasonNamed } from '#platform/values/season-plan.ts';
import { type FigureWord, figurePages, figurePath } from '../figure-pages.ts';
import { findPlayer, type Player } from '../players.server.ts';
import type { Route } from './+types/route';
import { listPlayedGames } from './played-games.server.ts';

export const handle: PublicPage = {
  topics: [
    ...(['player', 'game', 'opponent', 'venue', 'lineup', 'trainer'] as const),
    ...(['team', 'squad', 'season'] as const),
  ],
  sitemap: false,
  reads: [figureParameter, seasonParameter, kindParameter, pageParameter],
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const found = await findPlayer(db, params.playerName, context.get(todayContext));
  const player = found ?? notFound('Spieler nicht gefunden');
  const asked = readAsked(url, player);
  const { figure, season, kind } = asked;
  const days = season ? (seasonNamed(season, await findSeasonPlan(db)) ?? 'unknown') : undefined;
  const figures = (await listFigures(db, player.id)).filter(
    (one) => season === undefined || one.season === season,
  );
  const kinds = [...new Set(figures.map((one) => one.kind))];
  const inLineups = sumFigures(
    figures.filter((one) => kind === undefined || one.kind === kind),
  ).all;
  // The part of a typed total that no line-up explains has no kind of game. So only line-ups count in a total
  // of one kind.
  const total = kind ? inLineups : seasonTotals(seasonsOf(player, season));
  const { name, one, many, title } = figurePages[figure];
  const page = readPageNumber(url);
  const pathOf = (other: Parameters<typeof figurePath>[1]) => figurePath(player.address, other);
  return {
    revision: context.get(revisionContext),
    address: player.address,
    title: [`${player.name}: ${title}`, kind && `(${kind})`, season].filter(Boolean).join(' '),
    says: [
      describeTotal(total[name], inLineups[name], [one, many]),
      ...(figure === 'spiele' ? sayPlayed(inLineups) : []),
    ].join(' '),
    choices: [
      Object.entries(figurePages)
        .filter(([word, each]) => word === figure || total[each.name] > 0)
        .map(([word, each]) => ({
          label: `${each.title} ${total[each.name]}`,
          to: word === figure ? undefined : pathOf({ ...asked, figure: word as FigureWord }),
        })),
      ...(kinds.length > 1 || kind
        ? [
            [
              { label: 'Alle Bewerbe', to: kind && pathOf({ figure, season }) },
              ...kinds.map((each) => ({
                label: each,
                to: each === kind ? undefined : pathOf({ figure, season, kind: each }),
              })),
            ],
          ]
        : []),
    ],
    ...paginate(url, page, await listPlayedGames(db, player, { ...asked, season: days }, page)),
  };
}

function sayPlayed({ gamesPlayed, starts, minutes, timedGames }: Figures): string[] {
  if (gamesPlayed === 0) return [];
  const begun = `${starts} Mal von Beginn an.`;
  if (timedGames === 0) return [begun];
  const known = formatCount(timedGames, 'Spiel', 'Spielen');
  return [
    begun,
    `${formatCount(minutes, 'Minute', 'Minuten')} in ${known}, von denen man es weiß.`,
  ];
}

function readAsked({ searchParams }: URL, player: Player) {
  const figure = searchParams.get(figureParameter) ?? 'spiele';
  const word = searchParams.get(seasonParameter) ?? undefined;
  // Tries `word` itself before '2026/27', because an opening balance can be for a season named '2026-27'.
  const season =
    word && [word, parseSeasonParameter(word)].find((name) => seasonsOf(player, name).length > 0);
  const kind = searchParams.get(kindParameter) ?? undefined;
  if (
    !Object.hasOwn(figurePages, figure) ||
    (kind !== undefined && !gameKinds.includes(kind as GameKind)) ||
    (word !== undefined && !season)
  )
    notFound('Liste nicht gefunden');
  return { figure: figure as FigureWord, season, kind: kind as GameKind | undefined };
}

function seasonsOf({ pastSeasons }: Player, season: string | undefined): Player['pastSeasons'] {
  return pastSeasons.filter((one) => season === undefined || one.season === season);
}

export default function PlayedGames({ loaderData }: Route.ComponentProps) {
  const { address, ...listed } = loaderData;
  const to = href('/spieler/:playerName', { playerName: address });
  return (
    <GamesBehindFigure {...listed} back={{ to, label: 'Zum Profil' }}>
      {(game) => <AppearanceEvents player={game} />}
    </GamesBehindFigure>
  );
}
