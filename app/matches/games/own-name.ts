import type { Club } from '#platform/ui/club/current-club.ts';

/** What the club's side of a game is called: of a team beside the first one with its name. */
export function ownName({ team }: { team?: string | null }, club: Pick<Club, 'name'>): string {
  return team == null ? club.name : `${club.name} ${team}`;
}

/** The opponent where games of several teams stand: 'U14 gegen SC Bari' for a team beside the first one. */
export function withTeam({ team, opponent }: { team: string | null; opponent: string }): string {
  return team === null ? opponent : `${team} gegen ${opponent}`;
}
