import { playerFields } from '#app/people/players/fields.ts';
import { listColumns } from '#platform/fields/fields.ts';
import type { Columns } from '../reading/find-columns.ts';

const { image: _, ...fields } = playerFields;

export const playerListFields = fields;

/** The titles of a player's fields are in app/people/players/fields.ts (`listTitles`). */
export const playerColumns = {
  ...listColumns(playerListFields),
  surnameFirst: [
    ...(['Nachname, Vorname', 'Name, Vorname', 'Familienname, Vorname'] as const),
    ...['Zuname, Vorname', 'Nach- und Vorname', 'Zu- und Vorname', 'Cognome e nome'],
  ],
  firstName: ['Vorname', 'Vornamen', 'Rufname', 'First name', 'Given name', 'Nome', 'Ime'],
  lastName: [
    ...(['Nachname', 'Familienname', 'Zuname', 'Last name', 'Surname', 'Family name'] as const),
    ...['Cognome', 'Priimek', 'Prezime'],
  ],
  role: ['Rolle', 'Funktion', 'Role'],
  gamesPlayed: ['Spiele', 'Einsätze', 'Spiele gesamt'],
  goals: ['Tore', 'Tore gesamt'],
  assists: ['Vorlagen', 'Assists'],
  cleanSheets: ['Zu null'],
  yellowCards: ['Gelbe Karten', 'Gelb'],
  redCards: ['Rote Karten', 'Rot'],
} satisfies Columns<string>;
export type PlayerField = keyof typeof playerColumns;
