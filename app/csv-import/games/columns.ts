import type { Columns } from '../reading/columns.ts';

/** The columns of a list of games. */
export const gameColumns = {
  date: ['Datum', 'Tag'],
  kickoff: ['Anpfiff', 'Uhrzeit', 'Zeit', 'Beginn', 'Ankick'],
  opponent: ['Gegner'],
  home: ['Heim', 'Heimmannschaft', 'Heimteam', 'Heimverein'],
  away: ['Gast', 'Gastmannschaft', 'Gastteam', 'Gastverein', 'Auswärtsmannschaft'],
  teamId: ['Mannschaft'],
  kind: ['Art', 'Bewerb', 'Wettbewerb', 'Art des Spiels'],
  round: ['Runde', 'Spieltag'],
  ground: ['Ort', 'Heim oder auswärts', 'H/A'],
  venueId: ['Spielort', 'Platz', 'Sportplatz', 'Stadion'],
  status: ['Was daraus wurde', 'Status'],
  result: ['Ergebnis', 'Endstand', 'Resultat'],
  goalsFor: ['Unsere Tore', 'Eigene Tore', 'Tore'],
  goalsAgainst: ['Tore des Gegners', 'Gegentore'],
  halfTime: ['Halbzeit', 'Halbzeitstand', 'HZ'],
  halfTimeFor: ['Halbzeit unsere Tore'],
  halfTimeAgainst: ['Halbzeit Tore des Gegners'],
  attendance: ['Zuschauer'],
  referee: ['Schiedsrichter', 'Schiedsrichterin', 'SR'],
} satisfies Columns<string>;
export type GameField = keyof typeof gameColumns;
