/**
 * What a line-up calls a player: the name, else '#7', else 'Unbekannt' (spec §8). Shirt numbers
 * start at 1 (spec §9); in the data tree 0 means none.
 */
export function lineupName(player: { name: string | null; shirtNumber: number | null }): string {
  const name = player.name?.trim();
  if (name) return name;
  return player.shirtNumber ? `#${player.shirtNumber}` : 'Unbekannt';
}

/** What a page calls a trainer: the name, else 'Trainer' (spec §8). */
export function trainerName(name: string | null): string {
  return name?.trim() || 'Trainer';
}
