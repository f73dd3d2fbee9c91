import type { z } from 'zod';
import { addCounted, figureNames, subtractCounted } from '#app/people/figures/opening-balance.ts';
import { listPlayersWithFigures } from '#app/people/figures/recount-figures.server.ts';
import { type Performance, seasonTotals } from '#app/people/figures/season-totals.ts';
import { playerFields } from '#app/people/players/tool.ts';
import { positions } from '#app/teams/positions.ts';
import type { Db } from '#platform/db/client.server.ts';
import { pickFields } from '#platform/fields/fields.ts';
import type { KindRegistry } from '#platform/records/kind.server.ts';
import { breathe } from '#platform/work/repeat.server.ts';
import { isOpen, type ReadLine, type ReadText } from '../import-rows.ts';
import { createRowSave, propose } from '../propose-row.server.ts';
import { type Answers, foldName, type Question } from '../reading/find-columns.ts';
import { lostLetters } from '../reading/form-answers.server.ts';
import { parseRow } from '../reading/parse-row.ts';
import { playerColumns, playerListFields } from './player-columns.ts';
import { type PlayerRow, withSmallLetters } from './player-row.ts';

const schema = playerFields.omit({ image: true, counted: true, pastSeasons: true });

interface PlayerListQuery {
  questions: readonly Question[];
  answers: Answers;
}

export async function readPlayers(
  db: Db,
  kinds: KindRegistry,
  rows: readonly PlayerRow[],
  { answers, ...asked }: PlayerListQuery,
): Promise<Pick<ReadText, 'questions' | 'lines'>> {
  const stored = await listStored(db);
  const byName = Map.groupBy(stored, ({ shown }) => foldName(shown.name));
  const names = new Set(stored.map(({ shown }) => shown.name));
  const named = rows.map(({ written, ...row }) => {
    const name = names.has(written) ? withSmallLetters(written) : row.name;
    return { ...row, name };
  });
  const fresh = named.filter(({ name }) => name !== undefined && !byName.has(foldName(name)));
  const isAsked = fresh.length > 0 && fresh.every(({ hasPosition }) => !hasPosition);
  const questions = [...asked.questions, ...(isAsked ? [askPosition(answers)] : [])];
  if (isOpen(questions)) return { questions, lines: [] };
  const position = answers.get(positionQuestion) ?? '';
  const firstLines = new Map<string, number>();

  const readRow = ({ line, name, birthYear, ...row }: (typeof named)[number]): ReadLine => {
    const title = name || row.title;
    const about = { line, title, notes: [], proposals: [] };
    if (name === undefined)
      return { ...about, wrong: ['Name: Bitte schreib zuerst den Vornamen, ohne Beistrich.'] };
    const lost = lostLetters(name);
    if (lost) return { ...about, wrong: [lost] };
    const namesakes = byName.get(foldName(name)) ?? [];
    const isMeant = ({ shown }: StoredPlayer) => String(shown.birthYear) === birthYear;
    const players = namesakes.length > 1 ? namesakes.filter(isMeant) : namesakes;
    if (namesakes.length > 1 && players.length !== 1)
      return { ...about, wrong: ['So heißen mehrere Spieler. Wer es ist, sagt das Geburtsjahr.'] };
    const [player] = players;
    if (!player && row.isHalf)
      return { ...about, wrong: ['Name: Da fehlt der Vorname oder der Nachname.'] };
    const key = player?.id ?? `${foldName(name)} ${birthYear}`;
    const first = firstLines.get(key);
    if (first !== undefined) return { ...about, wrong: [`Steht schon in Zeile ${first}.`] };
    firstLines.set(key, line);

    if ('wrong' in row.said) return { ...about, wrong: row.said.wrong };
    const entries = {
      ...(player ? entriesOf(player.shown) : { active: 'on', position }),
      ...row.said.entries,
      name: player?.shown.name ?? name,
    };
    const parsed = parseRow(entries, schema, playerColumns);
    if ('wrong' in parsed) return { ...about, wrong: parsed.wrong };
    const { value } = parsed;
    const said = { ...value, ...subtractCounted(value, player?.counted) };
    const save = createRowSave(kinds.player.records, player?.id, (current) => {
      return { image: null, pastSeasons: [], ...current, ...said };
    });
    const change = { id: player?.id, before: player?.shown, after: value, save };
    const proposal = propose({ ...change, counts: figureNames }, labels);
    return { ...about, wrong: [], proposals: proposal ? [proposal] : [] };
  };
  const lines: ReadLine[] = [];
  for (const row of named) {
    lines.push(readRow(row));
    await breathe();
  }
  return { questions, lines };
}

const positionQuestion = 'position';

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
      ...pickFields(player, playerListFields),
      ...{ active: player.active === 1, ...addCounted(player, counted) },
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
