import type { SportsTeam } from 'schema-dts';
import { findOwnNames } from '#app/club/details/find-details.server.ts';
import { isOwnTeam } from '#app/club/details/own-team.ts';
import { findLeagueName } from '#app/league/table/link-table.server.ts';
import { findLastDay } from '#app/matches/games/games.server.ts';
import {
  findLastHighlight,
  findSeason,
  findSeasonPlan,
  listFinalTables,
  listSeasonNames,
} from '#app/seasons/seasons.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { Club } from '#platform/ui/club/current-club.ts';
import { phoneLink } from '#platform/ui/club/phone-parts.server.ts';
import { clubTeam, postalAddress } from '#platform/ui/structured-data/structured-data.server.ts';
import { seasonNamed } from '#platform/values/season-plan.ts';
import { isSeasonOver, type LastSeason } from './last-season-card.tsx';

export async function findLastSeason(
  db: Db,
  today: string,
  league: string,
): Promise<LastSeason | undefined> {
  const highlight = await findLastHighlight(db);
  const over = await findLastOver(db, today);
  return over === undefined || (highlight && highlight.seasonId >= over)
    ? highlight
    : describe(db, over, league);
}

async function findLastOver(db: Db, today: string): Promise<string | undefined> {
  const plan = await findSeasonPlan(db);
  const begun = (await listSeasonNames(db))
    .flatMap((name) => seasonNamed(name, plan) ?? [])
    .filter(({ firstDay }) => firstDay <= today);
  for (const days of begun.slice(0, 2)) {
    const hasFinalTable = (await listFinalTables(db, [days.name])).length > 0;
    const lastGame =
      hasFinalTable && today <= days.lastDay ? await findLastDay(db, days) : undefined;
    if (isSeasonOver({ days, hasFinalTable, lastGame }, today)) return days.name;
  }
  return undefined;
}

async function describe(db: Db, id: string, league: string): Promise<LastSeason | undefined> {
  const season = await findSeason(db, id);
  if (!season) return undefined;
  const own = await findOwnNames(db);
  const place = season.teams.find(({ team }) => isOwnTeam(team, own))?.position;
  const ofSeason = (await findLeagueName(db, id)) ?? league;
  const team = season.honours.find(({ kind }) => kind === 'team');
  const individual = season.honours.find(({ kind }) => kind === 'individual');
  return {
    seasonId: id,
    title: team?.title ?? (place ? `${place}. Platz in der ${ofSeason}` : null),
    playerAchievement: individual?.title ?? null,
    player: individual?.player ?? null,
  };
}

export function clubFacts(club: Club, at: (path: string) => string): SportsTeam {
  const phone = phoneLink(club.phone, club.postalAddress.country);
  return {
    ...clubTeam(club, at),
    sport: 'Soccer',
    ...(club.slogan && { slogan: club.slogan }),
    ...(club.founded > 0 && { foundingDate: String(club.founded) }),
    logo: at(club.crest),
    email: club.email,
    ...(phone && { telephone: phone.replace('tel:', '') }),
    ...(club.postalAddress.street && { address: postalAddress(club.postalAddress) }),
    memberOf: { '@type': 'SportsOrganization', name: club.league },
    sameAs: [club.instagramUrl, club.facebookUrl].filter(Boolean),
  };
}
