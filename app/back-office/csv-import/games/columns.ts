import type { Columns } from '../reading/columns.ts';

/** The columns of a list of games, by all names that associations, their programs and spreadsheets give them. */
export const gameColumns = {
  date: [
    ...(['Datum', 'Tag', 'Termin', 'Datum und Zeit', 'Datum/Zeit', 'Datum/Uhrzeit'] as const),
    ...['Spieldatum', 'Spieltermin', 'Austragungsdatum', 'Wann', 'Date'],
  ],
  kickoff: [
    ...(['Anpfiff', 'Uhrzeit', 'Zeit', 'Beginn', 'Ankick', 'Anstoß', 'Anstoßzeit'] as const),
    ...['Anspielzeit', 'Spielbeginn', 'Startzeit', 'Kickoff', 'Time'],
  ],
  opponent: ['Gegner', 'Gegnerischer Verein', 'Gegnerische Mannschaft', 'Gegen', 'Opponent'],
  pairing: ['Begegnung', 'Paarung', 'Spielpaarung', 'Partie', 'Spiel', 'Ansetzung', 'Match'],
  home: [
    ...(['Heim', 'Heimmannschaft', 'Heimteam', 'Heimverein', 'HeimVereinName', 'Home'] as const),
    ...[
      'Team Heim',
      'Mannschaft Heim',
      'Home Team',
      'Team A',
      'Team 1',
      'Mannschaft 1',
      'Gastgeber',
    ],
  ],
  away: [
    ...(['Gast', 'Gastmannschaft', 'Gastteam', 'Gastverein', 'GastVereinName', 'Away'] as const),
    ...['Team Gast', 'Mannschaft Gast', 'Away Team', 'Team B', 'Team 2', 'Mannschaft 2', 'Gäste'],
    ...['Auswärtsmannschaft', 'Auswärtsteam', 'Auswärts'],
  ],
  teamId: ['Mannschaft', 'Mannschaftsart', 'Altersklasse', 'Team', 'Unser Team'],
  kind: [
    ...(['Art', 'Bewerb', 'Wettbewerb', 'Art des Spiels', 'Spieltyp', 'Spielart', 'Typ'] as const),
    'Competition',
  ],
  league: ['Liga', 'Spielklasse', 'Klasse'],
  round: ['Runde', 'Spieltag', 'Spielrunde', 'Round'],
  ground: ['Ort', 'Heim oder auswärts', 'H/A', 'Heimrecht'],
  venueId: [
    ...(['Spielort', 'Platz', 'Sportplatz', 'Stadion', 'Spielstätte', 'Sportanlage'] as const),
    ...['Anlage', 'Halle', 'HalleName', 'Spielfeld', 'Austragungsort', 'Venue', 'Location'],
  ],
  status: ['Was daraus wurde', 'Status', 'Spielstatus'],
  formerDate: ['Verlegt vom'],
  formerKickoff: ['Verlegt von (Anpfiff)'],
  result: [
    ...([
      'Ergebnis',
      'Endstand',
      'Resultat',
      'Endergebnis',
      'Erg',
      'Spielstand',
      'Result',
    ] as const),
    'Score',
  ],
  homeGoals: ['Tore Heim', 'Heimtore', 'Tore der Heimmannschaft', 'Home Score'],
  awayGoals: ['Tore Gast', 'Gasttore', 'Tore der Gastmannschaft', 'Away Score'],
  goalsFor: ['Unsere Tore', 'Eigene Tore', 'Tore'],
  goalsAgainst: ['Tore des Gegners', 'Gegentore'],
  halfTime: ['Halbzeit', 'Halbzeitstand', 'HZ', 'Halbzeitergebnis', 'Pausenstand'],
  halfTimeFor: ['Halbzeit unsere Tore'],
  halfTimeAgainst: ['Halbzeit Tore des Gegners'],
  extraTime: ['Verlängerung', 'n. V.'],
  penaltiesFor: ['Elfmeterschießen unsere Tore'],
  penaltiesAgainst: ['Elfmeterschießen Tore des Gegners'],
  playedFor: ['Auf dem Platz unsere Tore'],
  playedAgainst: ['Auf dem Platz Tore des Gegners'],
  opponentGoals: ['Torschützen des Gegners'],
  opponentOwnGoals: ['Eigentore des Gegners'],
  attendance: ['Zuschauer', 'Zuschauerzahl', 'Zuseher', 'Besucher', 'Attendance'],
  referee: ['Schiedsrichter', 'Schiedsrichterin', 'SR', 'Schiri', 'Spielleitung', 'Referee'],
  report: ['Bericht'],
  crest: ['Wappen'],
} satisfies Columns<string>;
export type GameField = keyof typeof gameColumns;
