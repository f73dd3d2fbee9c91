import type { z } from 'zod';
import { figureNames, openingOf, totalOf } from '#app/people/figures/opening.ts';
import { type Performance, seasonTotals } from '#app/people/figures/season-totals.ts';
import { listPlayersWithFigures } from '#app/people/figures/stored-figures.server.ts';
import { playerFields } from '#app/people/players/tool.ts';
import { positions } from '#app/teams/age-of-name.ts';
import type { Db } from '#platform/db/client.server.ts';
import { pickFields } from '#platform/fields/fields.ts';
import type { KindRegistry } from '#platform/records/kind.server.ts';
import { breathe } from '#platform/work/repeat.server.ts';
import { type Asked, isOpen, type ReadLine, type ReadList } from '../lines.ts';
import { propose, saving } from '../propose.server.ts';
import {
  type Answers,
  askColumns,
  cellsOf,
  findColumns,
  foldName,
  type Question,
} from '../reading/columns.ts';
import { lostLetters } from '../reading/letters.server.ts';
import { parseRow } from '../reading/parse-row.ts';
import type { Table } from '../reading/read-table.server.ts';
import { listedFields, type PlayerField, playerColumns } from './columns.ts';
import {
  type Cell,
  nameIn,
  positionCell,
  saidOfPlayer,
  withSmallLetters,
  yearIn,
} from './player-row.ts';

const schema = playerFields.omit({ image: true, counted: true, pastSeasons: true });

export function namesPlayers(names: readonly string[]): boolean {
  const { at } = findColumns<PlayerField>(names, playerColumns);
  return at.has('name') || at.has('lastName') || at.has('surnameFirst');
}

export async function readPlayers(
  db: Db,
  kinds: KindRegistry,
  table: Pick<Table, 'columns' | 'rows'>,
  { answers, now }: Asked,
): Promise<ReadList> {
  const { found, questions } = askColumns<PlayerField>(table, playerColumns, answers, () => true);
  const stored = await listStored(db);
  const byName = Map.groupBy(stored, ({ shown }) => foldName(shown.name));
  const names = new Set(stored.map(({ shown }) => shown.name));
  const named = table.rows.map((row) => {
    const cell = cellsOf(found, row.cells);
    // A name with a comma stays whole if a stored player has exactly this name.
    const isCalled = cell('name').includes(',') && names.has(cell('name'));
    const name = isCalled ? cell('name') : nameIn(cell);
    return { ...row, cell, name: name && withSmallLetters(name) };
  });
  const fresh = named.filter(({ name }) => name !== undefined && !byName.has(foldName(name)));
  if (fresh.length > 0 && fresh.every(({ cell }) => positionCell(cell) === ''))
    questions.push(askPosition(answers));
  const position = answers.get(positionQuestion) ?? '';
  const list = {
    of: { one: 'Spieler', many: 'Spieler' },
    known: [...found.at.keys()].map((field) => playerColumns[field][0]),
    ...{ unknown: found.unknown, questions },
  };
  if (isOpen(questions)) return { ...list, lines: [] };
  const firstLines = new Map<string, number>();

  const readRow = ({ line, cells, cell, name }: (typeof named)[number]): ReadLine => {
    const title = name || cells.filter(Boolean).join(', ');
    const about = { line, title, notes: [], proposals: [] };
    if (name === undefined)
      return { ...about, wrong: ['Name: Bitte schreib zuerst den Vornamen, ohne Beistrich.'] };
    const lost = lostLetters(name);
    if (lost) return { ...about, wrong: [lost] };
    const namesakes = byName.get(foldName(name)) ?? [];
    const players = namesakes.length > 1 ? namesakes.filter(isMeant(cell, now)) : namesakes;
    if (namesakes.length > 1 && players.length !== 1)
      return { ...about, wrong: ['So heißen mehrere Spieler. Wer es ist, sagt das Geburtsjahr.'] };
    const [player] = players;
    if (!player && found.at.has('firstName') && /^\S+$/.test(name))
      return { ...about, wrong: ['Name: Da fehlt der Vorname oder der Nachname.'] };
    const key = player?.id ?? `${foldName(name)} ${yearIn(cell('birthYear'), now)}`;
    const first = firstLines.get(key);
    if (first !== undefined) return { ...about, wrong: [`Steht schon in Zeile ${first}.`] };
    firstLines.set(key, line);

    const typed = saidOfPlayer(cell, now);
    if ('wrong' in typed) return { ...about, wrong: typed.wrong };
    const entries = {
      ...(player ? entriesOf(player.shown) : { active: 'on', position }),
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
  for (const row of named) {
    lines.push(readRow(row));
    await breathe();
  }
  return { ...list, lines };
}

const positionQuestion = 'position';

/** Lists of associations name no positions, so the admin chooses one position for all new players. */
function askPosition(answers: Answers): Question {
  const answer = answers.get(positionQuestion);
  return {
    ...{ name: positionQuestion, label: 'Welche Position haben alle, bei denen keine steht?' },
    options: positions.map((position) => ({ value: position, label: position })),
    answer: positions.find((position) => position === answer),
  };
}

const labels = Object.fromEntries(
  Object.entries(playerColumns).map(([field, [label]]) => [field, label]),
);

/** Two players of the same name differ by their year of birth. */
function isMeant(cell: Cell, now: Date) {
  return ({ shown }: StoredPlayer) =>
    cell('birthYear') !== '' && String(shown.birthYear) === yearIn(cell('birthYear'), now);
}

interface StoredPlayer {
  id: string;
  shown: z.infer<typeof schema>;
  counted: Performance;
}

async function listStored(db: Db): Promise<StoredPlayer[]> {
  const players = await listPlayersWithFigures(db);
  return players.map(({ figures, ...player }) => {
    const counted = seasonTotals(figures);
    const shown = {
      ...pickFields(player, listedFields),
      ...{ active: player.active === 1, ...totalOf(player, counted) },
    };
    return { id: player.id, shown, counted };
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
