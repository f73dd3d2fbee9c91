import { differingFields } from '../../domain/differing-fields.ts';
import { stableJson } from '../../domain/stable-json.ts';
import { formatDateTime, formatShortDate } from '../../domain/vienna.ts';

/** What the fields of the records are called on the pages (docs/glossary.md). */
const labels: Readonly<Record<string, string>> = {
  name: 'Name',
  address: 'Adresse der Seite',
  slug: 'Adresse der Seite',
  position: 'Position',
  image: 'Bild',
  imageAlt: 'Was das Bild zeigt',
  logo: 'Logo',
  active: 'Aktiv',
  shirtNumber: 'Nummer',
  birthYear: 'Geburtsjahr',
  joinedOn: 'Im Verein seit',
  lastClub: 'Letzter Verein',
  competitions: 'Bewerbe',
  gamesPlayed: 'Spiele',
  goals: 'Tore',
  assists: 'Vorlagen',
  cleanSheets: 'Zu null',
  yellowCards: 'Gelbe Karten',
  redCards: 'Rote Karten',
  pastSeasons: 'Saisonen',
  season: 'Saison',
  experience: 'Erfahrung',
  role: 'Aufgabe',
  games: 'Spiele',
  wins: 'Siege',
  draws: 'Unentschieden',
  losses: 'Niederlagen',
  date: 'Datum',
  kickoff: 'Anpfiff',
  opponent: 'Gegner',
  kind: 'Art',
  crest: 'Wappen',
  goalsFor: 'Unsere Tore',
  goalsAgainst: 'Tore des Gegners',
  halfTimeFor: 'Unsere Tore zur Halbzeit',
  halfTimeAgainst: 'Tore des Gegners zur Halbzeit',
  gameId: 'Spiel',
  trainerId: 'Trainer',
  playerId: 'Spieler',
  players: 'Spieler',
  onBench: 'Ersatzbank',
  teams: 'Teams',
  team: 'Team',
  won: 'Gewonnen',
  drawn: 'Unentschieden',
  lost: 'Verloren',
  startsAt: 'Beginn',
};

/** Fields that tell an admin nothing. */
const silent = new Set(['id', 'savedAt']);

/** What the records that others refer to are called, by id. */
export type Names = Readonly<Record<string, string>>;

/** A field in which two records differ, in words. */
export interface Difference {
  label: string;
  one: string;
  other: string;
}

/** In which fields two records of a kind differ, for an admin to read. */
export function describeDifferences(
  one: object | null | undefined,
  other: object | null | undefined,
  names: Names,
): Difference[] {
  const [first, second] = [
    new Map(Object.entries(one ?? {})),
    new Map(Object.entries(other ?? {})),
  ];
  return differingFields(one, other)
    .filter((field) => !silent.has(field))
    .map((field) => {
      const [before, after] = withoutCommon(first.get(field), second.get(field));
      return {
        label: labels[field] ?? field,
        one: inWords(field, before, names),
        other: inWords(field, after, names),
      };
    });
}

/** Two lists without the entries that stand in both, unless only the order differs. */
function withoutCommon(one: unknown, other: unknown): [unknown, unknown] {
  if (!Array.isArray(one) || !Array.isArray(other)) return [one, other];
  const [first, second] = [one.map(stableJson), other.map(stableJson)];
  const left = one.filter((_, index) => !second.includes(first[index] ?? ''));
  const right = other.filter((_, index) => !first.includes(second[index] ?? ''));
  return left.length + right.length > 0 ? [left, right] : [one, other];
}

function inWords(field: string, value: unknown, names: Names): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  if (Array.isArray(value))
    return value.length > 0 ? value.map((entry) => entryInWords(entry, names)).join('\n') : '–';
  if (field === 'date') return formatShortDate(String(value));
  if (field === 'startsAt') return formatDateTime(new Date(String(value)));
  return field.endsWith('Id') ? (names[String(value)] ?? String(value)) : String(value);
}

/** An entry of a list in one line; what is not there or 0 is left out. */
function entryInWords(entry: object, names: Names): string {
  return Object.entries(entry)
    .filter(([field, value]) => !silent.has(field) && value !== null && value && value !== 0)
    .map(([field, value]) => {
      if (value === true) return labels[field] ?? field;
      const words = inWords(field, value, names);
      return /^(?:playerId|team|season)$/.test(field)
        ? words
        : `${labels[field] ?? field} ${words}`;
    })
    .join(', ');
}
