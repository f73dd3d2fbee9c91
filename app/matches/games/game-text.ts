import type { Club } from '#platform/ui/club/current-club.ts';
import { formatCount } from '#platform/values/format-count.ts';
import { type Ground, groundLabels } from './game.ts';

export function clubSideName({ team }: { team?: string | null }, club: Pick<Club, 'name'>): string {
  return team == null ? club.name : `${club.name} ${team}`;
}

export function opponentWithTeam({
  team,
  opponent,
}: {
  team: string | null;
  opponent: string;
}): string {
  return team === null ? opponent : `${team} gegen ${opponent}`;
}

export function matchLabel(
  noun: 'Spiel' | 'Aufstellung',
  { opponent, date }: { opponent: string; date: string },
): string {
  return `${noun} gegen ${opponent} am ${date.split('-').reverse().join('.')}`;
}

export function describeKind({
  kind,
  round,
  ground,
}: {
  kind: string;
  round: string | null;
  ground: Ground | null;
}): string {
  const named = round && (/^\d+$/.test(round) ? `${round}. Runde` : round);
  return [kind, named, ground && groundLabels[ground]].filter(Boolean).join(', ');
}

export function describeTotal(
  total: number,
  inLineups: number,
  [one, many]: readonly [one: string, many: string],
): string {
  const all = formatCount(total, one, many);
  if (total === inLineups) return `${all}${total === 0 ? '' : ', aus Aufstellungen'}.`;
  if (inLineups === 0) return `${all}, von Hand eingetragen: Aufstellungen gibt es dazu nicht.`;
  if (total < inLineups)
    return `${all}, von Hand eingetragen; in Aufstellungen stehen ${inLineups}.`;
  return `${all}: ${inLineups} aus Aufstellungen, ${total - inLineups} von Hand eingetragen.`;
}

/** Falls back to '#' and the shirt number, then to 'Unbekannt' (spec §3). */
export function lineupName(player: { name: string | null; shirtNumber: number | null }): string {
  const name = player.name?.trim();
  if (name) return name;
  return player.shirtNumber ? `#${player.shirtNumber}` : 'Unbekannt';
}

export function trainerName(name: string | null): string {
  return name?.trim() || 'Trainer';
}
