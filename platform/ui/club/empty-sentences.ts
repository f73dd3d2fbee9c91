export const emptySentences = {
  emptyHome: 'Hier stehen bald Ergebnisse, Tabelle und Neuigkeiten.',
  emptyGames: 'No games available.',
  emptyTable: 'Die Tabelle folgt nach der ersten Runde.',
  emptyNews: 'Hier stehen bald Neuigkeiten.',
  emptyTeam: 'Der Kader wird gerade zusammengestellt.',
  emptySeasons: 'Keine Saison-Daten vorhanden.',
  emptyBoard: 'Der Vorstand wird gerade neu gewählt.',
  emptySponsors: 'Hier ist noch Platz für deinen Betrieb.',
} as const satisfies Record<string, string>;

export type EmptySentence = keyof typeof emptySentences;
