import type { Snapshot } from '../data/snapshot.server.ts';

/** How many entries of each kind a snapshot holds. */
export type Summary = Record<(typeof kinds)[number]['name'], number>;

const kinds = [
  { name: 'players', table: 'player', one: 'Spieler', many: 'Spieler' },
  { name: 'trainers', table: 'trainer', one: 'Trainer', many: 'Trainer' },
  { name: 'games', table: 'game', one: 'Spiel', many: 'Spiele' },
  { name: 'lineups', table: 'lineup', one: 'Aufstellung', many: 'Aufstellungen' },
  { name: 'standings', table: 'standing', one: 'Tabellenzeile', many: 'Tabellenzeilen' },
  { name: 'nextGames', table: 'nextGame', one: 'nächstes Spiel', many: 'nächste Spiele' },
  { name: 'admins', table: 'admin', one: 'Admin', many: 'Admins' },
  { name: 'articles', table: 'article', one: 'Artikel', many: 'Artikel' },
  { name: 'seasons', table: 'season', one: 'Saison', many: 'Saisonen' },
  { name: 'board', table: 'boardMember', one: 'Vorstandsmitglied', many: 'Vorstandsmitglieder' },
  { name: 'sponsors', table: 'sponsor', one: 'Sponsor', many: 'Sponsoren' },
  { name: 'fanShops', table: 'fanShop', one: 'Fanshop-Banner', many: 'Fanshop-Banner' },
] as const;

/** Counts a snapshot's entries. */
export function summarise(snapshot: Snapshot): Summary {
  return Object.fromEntries(
    kinds.map(({ name, table }) => [name, snapshot[table].length]),
  ) as Summary;
}

/** A summary as '24 Spieler, 3 Trainer', without what there is none of; 'nichts' when there is nothing. */
export function formatSummary(summary: Summary): string {
  const parts = kinds
    .filter(({ name }) => summary[name] > 0)
    .map(({ name, one, many }) => `${summary[name]} ${summary[name] === 1 ? one : many}`);
  return parts.join(', ') || 'nichts';
}
