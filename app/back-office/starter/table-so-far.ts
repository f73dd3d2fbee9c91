export interface TableRow {
  team: string;
  won: number;
  drawn: number;
  lost: number;
  points: number;
}

type Standing = Omit<TableRow, 'points'>;

/**
 * Returns the table of an earlier day. `own` has the club's results up to that day. The results of the other
 * teams are estimated from their whole season. `games` is the number of the club's games in the season.
 */
export function tableSoFar(
  table: Readonly<Record<string, TableRow>>,
  own: Standing,
  games: number,
): Record<string, TableRow> {
  const soFar = own.won + own.drawn + own.lost;
  const rows = Object.entries(table).map(([id, row]): [string, Standing] => {
    if (row.team === own.team) return [id, { ...own }];
    const share = (count: number) => Math.round((count * soFar) / Math.max(games, 1));
    const won = share(row.won);
    const lost = Math.min(share(row.lost), soFar - won);
    return [id, { team: row.team, won, drawn: soFar - won - lost, lost }];
  });
  const others = rows.map(([, row]) => row).filter(({ team }) => team !== own.team);
  balance(others, own);
  return Object.fromEntries(
    rows.map(([id, row]) => [id, { ...row, points: 3 * row.won + row.drawn }]),
  );
}

/** A game gives two teams a result, so wins must equal losses, and the number of results must be even. */
function balance(others: readonly Standing[], own: Standing): void {
  const all = [...others, own];
  const last = others.at(-1);
  const total = () => all.reduce((sum, { won, drawn, lost }) => sum + won + drawn + lost, 0);
  if (last && total() % 2 === 1) last[last.lost > 0 ? 'lost' : last.drawn > 0 ? 'drawn' : 'won']--;
  const surplus = () => all.reduce((sum, { won, lost }) => sum + won - lost, 0);
  for (let turn = 0; surplus() !== 0 && turn < 1000; turn++) {
    const row = others[turn % Math.max(others.length, 1)];
    if (!row) return;
    const [more, less] = surplus() > 0 ? (['won', 'lost'] as const) : (['lost', 'won'] as const);
    if (row[more] > 0) [row[more], row.drawn] = [row[more] - 1, row.drawn + 1];
    else if (row.drawn > 0) [row.drawn, row[less]] = [row.drawn - 1, row[less] + 1];
  }
}
