/** What can change on the site, each with what a sentence calls it. */
export const topicNames = {
  player: 'Spieler',
  trainer: 'Trainer',
  game: 'Spiele',
  lineup: 'Aufstellung',
  standings: 'Tabelle',
  nextGame: 'nächstes Spiel',
  article: 'Neuigkeiten',
  season: 'Saisonen',
  boardMember: 'Vorstand',
  sponsor: 'Sponsoren',
} as const;

/** One kind of thing that a page shows and an admin changes. */
export type Topic = keyof typeof topicNames;

export const topics = Object.keys(topicNames) as Topic[];
