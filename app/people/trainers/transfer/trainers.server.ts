import { outcome } from '#app/matches/games/result.ts';
import { freePersonAddress } from '#app/people/address.ts';
import { readActive } from '#app/people/players/transfer/players.server.ts';
import { claim, keptAddress } from '#platform/transfer/address.server.ts';
import type { Snapshot, StoredSnapshot } from '#platform/transfer/club-rows.ts';
import { type Entry, field, readEntries, readEntry } from '#platform/transfer/entry.server.ts';
import { image } from '#platform/transfer/link.server.ts';
import { readMoment } from '#platform/transfer/moment.server.ts';
import type { TransferSettings } from '#platform/transfer/nodes.server.ts';
import { inside, note, type Place, shown } from '#platform/transfer/note.server.ts';
import { integer, optionalCount, typedNumbers } from '#platform/transfer/number.server.ts';
import { byId } from '#platform/transfer/output.server.ts';
import { line, longLine, requiredLine } from '#platform/transfer/text.server.ts';
import { word } from '#platform/transfer/word.server.ts';
import { countResults, totalRecord } from '../results-record.ts';
import { earliestKnownBirthYear, type TrainerRole, trainerRoles } from '../trainer-roles.ts';

declare module '#platform/transfer/nodes.server.ts' {
  interface TransferSettings {
    /** The path that stands for 'no picture of its own' (spec §9). */
    defaultTrainerImage: string;
  }
}

const synonyms = new Map<string, TrainerRole>([
  ['trainer', 'Cheftrainer'],
  ['chef', 'Cheftrainer'],
  ['haupttrainer', 'Cheftrainer'],
  ['assistenztrainer', 'Co-Trainer'],
  ['tormanntrainer', 'Torwarttrainer'],
  ['torhütertrainer', 'Torwarttrainer'],
  ['konditionstrainer', 'Fitnesstrainer'],
  ['athletiktrainer', 'Fitnesstrainer'],
]);

/** Reads trainers/{id} (spec §3). */
export function readTrainers(
  node: unknown,
  place: Place,
  settings: TransferSettings,
): Snapshot['trainer'] {
  const taken = new Set<string>();
  const trainers = readEntries(node, place, (entry, id) => {
    // Always 'Trainer': it tells a trainer from a player, which here the table does.
    field(entry, 'position');
    return {
      id,
      address: keptAddress(entry, 'address', taken),
      name: requiredLine(entry, 'name', 'Trainer'),
      image: image(entry, 'image', settings.defaultTrainerImage),
      birthYear: integer(entry, 'birthyear', {
        from: earliestKnownBirthYear,
        to: 2100,
        otherwise: null,
      }),
      joinedOn: readJoinedOn(entry),
      experience: longLine(entry, 'experience'),
      role: word(entry, 'trainerArt', { words: trainerRoles, synonyms, fallback: 'Co-Trainer' }),
      active: readActive(entry, 'aktiverTrainer'),
      ...readStats(entry),
    };
  });
  return trainers.map(({ address, ...row }) => ({
    ...row,
    address: address ?? claim(freePersonAddress(row.name, taken), taken),
  }));
}

/** The date in joinedClub as TT.MM.JJJJ (spec §5). */
function readJoinedOn(entry: Entry): string | null {
  const value = field(entry, 'joinedClub');
  const text = Number.isFinite(value) ? String(value) : line(entry, 'joinedClub');
  if (text === null || /^\d\d\.\d\d\.\d{4}$/.test(text)) return text;
  const date = readMoment(text)?.date.split('-').reverse().join('.') ?? null;
  const result = date ? `als ${date} gelesen` : 'ist kein Datum, weggelassen';
  note(inside(entry, 'joinedClub'), `${shown(Number.isFinite(value) ? value : text)} ${result}`);
  return date;
}

/** What nobody has typed is left out, so that it is not taken for a zero. */
function readStats(trainer: Entry) {
  const place = inside(trainer, 'stats');
  const stats = readEntry(field(trainer, 'stats') ?? {}, place, (entry) =>
    typedNumbers({
      games: optionalCount(entry, 'games'),
      wins: optionalCount(entry, 'wins'),
      draws: optionalCount(entry, 'draws'),
      losses: optionalCount(entry, 'losses'),
    }),
  );
  return stats ?? {};
}

/** Writes trainers/{id}, with what is counted. */
export function writeTrainers(
  { trainer, lineup, game }: StoredSnapshot,
  settings: TransferSettings,
): Record<string, unknown> {
  const results = new Map(game.map((row) => [row.id, row]));
  const counted = countResults(
    lineup.flatMap(({ trainerId, gameId }) => {
      const game = results.get(gameId);
      const ended = game ? outcome(game) : null;
      return trainerId !== null && ended !== null ? [{ trainerId, outcome: ended }] : [];
    }),
  );
  return byId(trainer, (row) => ({
    name: row.name,
    image: row.image ?? settings.defaultTrainerImage,
    birthyear: row.birthYear,
    joinedClub: row.joinedOn,
    experience: row.experience,
    position: 'Trainer',
    trainerArt: row.role,
    aktiverTrainer: row.active === 1,
    stats: totalRecord(row, counted.get(row.id)),
    address: row.address,
  }));
}
