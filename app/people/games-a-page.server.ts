import type { ListedPage } from '#app/matches/lineups/games-of-player.server.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { pageParameter } from '#platform/values/query-parameters.ts';

const gamesAPage = 50;
const lastPage = 200;

export function readPageNumber(url: URL): ListedPage {
  const asked = url.searchParams.get(pageParameter) ?? '1';
  const page = /^\d{1,3}$/.test(asked) ? Number(asked) : 0;
  if (page < 1 || page > lastPage) notFound('Liste nicht gefunden');
  return { offset: (page - 1) * gamesAPage, limit: gamesAPage + 1 };
}

export function paginate<Game>(url: URL, { offset }: ListedPage, found: readonly Game[]) {
  const page = offset / gamesAPage + 1;
  if (page > 1 && found.length === 0) notFound('Liste nicht gefunden');
  const to = (other: number) => {
    const search = new URLSearchParams(url.searchParams);
    if (other === 1) search.delete(pageParameter);
    else search.set(pageParameter, String(other));
    return `${url.pathname}${search.size > 0 ? `?${search}` : ''}`;
  };
  return {
    games: found.slice(0, gamesAPage),
    newer: page > 1 ? to(page - 1) : undefined,
    older: found.length > gamesAPage ? to(page + 1) : undefined,
  };
}
