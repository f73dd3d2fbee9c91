import { freePersonAddress } from '#app/people/address.ts';
import { totalOf } from '#app/people/figures/opening.ts';
import { type Position, positions } from '#app/teams/age-of-name.ts';
import { claim, keptAddress } from '#platform/transfer/address.server.ts';
import type { Snapshot, StoredSnapshot } from '#platform/transfer/club-rows.ts';
import { type Entry, field, readEntries } from '#platform/transfer/entry.server.ts';
import { flag } from '#platform/transfer/flag.server.ts';
import { image } from '#platform/transfer/link.server.ts';
import { readMoment } from '#platform/transfer/moment.server.ts';
import type { TransferSettings } from '#platform/transfer/nodes.server.ts';
import { inside, note, type Place, shown } from '#platform/transfer/note.server.ts';
import { integer } from '#platform/transfer/number.server.ts';
import { byId } from '#platform/transfer/output.server.ts';
import { line, longLine, requiredLine } from '#platform/transfer/text.server.ts';
import { word } from '#platform/transfer/word.server.ts';
import { countRows } from './counted.ts';
import { readPastSeasons, writePastSeasons } from './past-seasons.server.ts';
import { readPerformance } from './performance.server.ts';

declare module '#platform/transfer/nodes.server.ts' {
  interface TransferSettings {
    /** The path that stands for 'no picture of its own' (spec §9). */
    defaultPlayerImage: string;
  }
}

const synonyms = new Map<string, Position>([
  ...['tor', 'torhüter', 'tormann', 'torfrau', 'tw', 'keeper', 'goalie', 'goalkeeper'].map(
    (name) => [name, 'Torwart'] as const,
  ),
  ...['verteidigung', 'abwehr', 'abwehrspieler', 'defender', 'libero'].map(
    (name) => [name, 'Verteidiger'] as const,
  ),
  ...['mittelfeldspieler', 'midfielder', 'midfield'].map((name) => [name, 'Mittelfeld'] as const),
  ...['sturm', 'angriff', 'angreifer', 'stuermer', 'striker', 'forward'].map(
    (name) => [name, 'Stürmer'] as const,
  ),
]);

/** Reads players/{id} (spec §3) and their past seasons. */
export function readPlayers(
  node: unknown,
  place: Place,
  settings: TransferSettings,
): Pick<Snapshot, 'player' | 'pastSeason'> {
  const taken = new Set<string>();
  const pastSeason: Snapshot['pastSeason'] = [];
  const player = readEntries(node, place, (entry, id) => {
    pastSeason.push(...readPastSeasons(entry, id));
    return readPlayer(entry, id, taken, settings);
  });
  return {
    pastSeason,
    player: player.map(({ address, ...row }) => ({
      ...row,
      address: address ?? claim(freePersonAddress(row.name, taken), taken),
    })),
  };
}

function readPlayer(entry: Entry, id: string, taken: Set<string>, settings: TransferSettings) {
  const shirtNumber = integer(entry, 'trikotNummer', { from: 1, to: 999, otherwise: null });
  return {
    id,
    address: keptAddress(entry, 'address', taken),
    // As a line-up calls somebody without a name (spec §8).
    name: requiredLine(entry, 'name', shirtNumber === null ? 'Unbekannt' : `#${shirtNumber}`),
    position: word(entry, 'position', { words: positions, synonyms, fallback: 'Mittelfeld' }),
    image: image(entry, 'image', settings.defaultPlayerImage),
    active: readActive(entry, 'activePlayer'),
    shirtNumber,
    birthYear: integer(entry, 'birthyear', { from: 1900, to: 2100, otherwise: null }),
    joinedOn: readJoinedOn(entry),
    lastClub: line(entry, 'lastClub'),
    competitions: longLine(entry, 'bewerbe'),
    ...readPerformance(entry, 'redCard'),
  };
}

/** When somebody came, in words: 'Sommer 2023'. A day that a program has written becomes 'TT.MM.JJJJ'. */
function readJoinedOn(entry: Entry): string | null {
  const value = field(entry, 'joinedClub');
  const text = String(value).trim();
  const isTyped = /^(?:\d{1,2}\.|\d{4}-\d{1,2}-\d{1,2}$)/.test(text);
  const date = isTyped ? undefined : readMoment(text)?.date.split('-').reverse().join('.');
  if (date === undefined) return line(entry, 'joinedClub');
  note(inside(entry, 'joinedClub'), `${shown(value)} als ${date} gelesen`);
  return date;
}

/** Whether a player or trainer is shown; new ones are (spec §9), so one without the field is too. */
export function readActive(entry: Entry, name: string): 0 | 1 {
  const active = flag(entry, name, 1);
  if (!Object.hasOwn(entry.fields, name)) note(inside(entry, name), 'fehlt, „ja“ eingesetzt');
  return active;
}

/** Writes players/{id}, with what is counted. */
export function writePlayers(
  stored: StoredSnapshot,
  settings: TransferSettings,
): Record<string, unknown> {
  const { player, pastSeason } = stored;
  const countedOf = countRows(stored);
  const ofPlayer = Map.groupBy(pastSeason, ({ playerId }) => playerId);
  return byId(player, ({ id, ...row }) => {
    const counted = countedOf.get(id);
    const total = totalOf(row, counted?.all);
    return {
      name: row.name,
      position: row.position,
      image: row.image ?? settings.defaultPlayerImage,
      activePlayer: row.active === 1,
      trikotNummer: row.shirtNumber,
      birthyear: row.birthYear,
      joinedClub: row.joinedOn,
      lastClub: row.lastClub,
      bewerbe: row.competitions,
      gamesPlayed: total.gamesPlayed,
      goalsScored: total.goals,
      goalsAssisted: total.assists,
      cleanSheets: total.cleanSheets,
      yellowCards: total.yellowCards,
      redCard: total.redCards,
      pastSeasons: writePastSeasons(ofPlayer.get(id) ?? [], counted?.seasons ?? new Map()),
      address: row.address,
    };
  });
}
