import type { z } from 'zod';
import { figureNames, openingOf, totalOf } from '#app/people/figures/opening.ts';
import { type Performance, seasonTotals } from '#app/people/figures/season-totals.ts';
import { listPlayersWithFigures } from '#app/people/figures/stored-figures.server.ts';
import { playerFields } from '#app/people/players/tool.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { KindRegistry } from '#platform/records/kind.server.ts';
import { breathe } from '#platform/work/repeat.server.ts';
import type { ReadLine, ReadList } from '../lines.ts';
import { propose, saving } from '../propose.server.ts';
import { cellsOf, findColumns, foldName } from '../reading/columns.ts';
import { parseRow } from '../reading/parse-row.ts';
import type { Table } from '../reading/read-table.server.ts';
import { type PlayerField, playerColumns } from './columns.ts';
import { type Cell, saidOfPlayer, yearIn } from './player-row.ts';

/** The form of a player without what lists do not have. */
const schema = playerFields.omit({ image: true, counted: true, pastSeasons: true });

/** What it takes to be a list of players: a column of their names. */
export function namesPlayers(names: readonly string[]): boolean {
  const { at } = findColumns<PlayerField>(names, playerColumns);
  return at.has('name') || at.has('lastName');
}

/** What a list says of players, beside what is stored. */
export async function readPlayers(
  db: Db,
  kinds: KindRegistry,
  table: Pick<Table, 'columns' | 'rows'>,
): Promise<ReadList> {
  const found = findColumns<PlayerField>(table.columns, playerColumns);
  const stored = await listStored(db);
  const byName = Map.groupBy(stored, ({ shown }) => foldName(shown.name));
  const firstLines = new Map<string, number>();

  const readRow = ({ line, cells }: Table['rows'][number]): ReadLine => {
    const cell = cellsOf(found, cells);
    const name = cell('name') || `${cell('firstName')} ${cell('lastName')}`.trim();
    const title = name || cells.filter(Boolean).join(', ');
    const about = { line, title, notes: [], proposals: [] };
    const namesakes = byName.get(foldName(name)) ?? [];
    const players = namesakes.length > 1 ? namesakes.filter(isMeant(cell)) : namesakes;
    if (namesakes.length > 1 && players.length !== 1)
      return { ...about, wrong: ['So heißen mehrere Spieler. Wer es ist, sagt das Geburtsjahr.'] };
    const [player] = players;
    const key = player?.id ?? `${foldName(name)} ${cell('birthYear')}`;
    const first = firstLines.get(key);
    if (first !== undefined) return { ...about, wrong: [`Steht schon in Zeile ${first}.`] };
    firstLines.set(key, line);

    const typed = saidOfPlayer(cell);
    if ('wrong' in typed) return { ...about, wrong: typed.wrong };
    const entries = {
      ...(player ? entriesOf(player.shown) : { active: 'on' }),
      ...typed.entries,
      name: player?.shown.name ?? name,
    };
    const parsed = parseRow(entries, schema, playerColumns);
    if ('wrong' in parsed) return { ...about, wrong: parsed.wrong };
    const { value } = parsed;
    const said = { ...value, ...openingOf(value, player?.counted) };
    const save = saving(kinds.player.records, player?.id, (current) => {
      return { image: null, pastSeasons: [], ...current, ...said };
    });
    const row = { id: player?.id, before: player?.shown, after: value, save, counts: figureNames };
    const proposal = propose(row, labels);
    return { ...about, wrong: [], proposals: proposal ? [proposal] : [] };
  };
  const lines: ReadLine[] = [];
  for (const row of table.rows) {
    lines.push(readRow(row));
    await breathe();
  }
  const known = [...found.at.keys()].map((field) => playerColumns[field][0]);
  return { of: { one: 'Spieler', many: 'Spieler' }, known, unknown: found.unknown, lines };
}

const labels = Object.fromEntries(
  Object.entries(playerColumns).map(([field, [label]]) => [field, label]),
);

/** Whether a player is the one of several of a name whom a row means. */
function isMeant(cell: Cell) {
  return ({ shown }: StoredPlayer) =>
    cell('birthYear') !== '' && String(shown.birthYear) === yearIn(cell('birthYear'));
}

interface StoredPlayer {
  id: string;
  /** What its form shows, with totals. */
  shown: z.infer<typeof schema>;
  counted: Performance;
}

async function listStored(db: Db): Promise<StoredPlayer[]> {
  const players = await listPlayersWithFigures(db);
  return players.map(({ figures, ...player }) => {
    const { id, name, position, shirtNumber, birthYear, joinedOn, lastClub, competitions } = player;
    const counted = seasonTotals(figures);
    const shown = {
      ...{ name, position, active: player.active === 1, shirtNumber, birthYear, joinedOn },
      ...{ lastClub, competitions, ...totalOf(player, counted) },
    };
    return { id, shown, counted };
  });
}

function entriesOf(shown: StoredPlayer['shown']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(shown).map(([field, value]) => [
      field,
      typeof value === 'boolean' ? (value ? 'on' : '') : String(value ?? ''),
    ]),
  );
}
