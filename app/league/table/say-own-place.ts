import { counted } from '#platform/values/counted.ts';

interface Row {
  team: string;
  position: number;
  points: number;
  played: number | null;
}

/** 'Für euch: Platz 4, 20 Punkte aus 9 Spielen.' Undefined where the club is not in the table. */
export function sayOwnPlace(
  rows: readonly Row[],
  isOwn: (team: string) => boolean,
): string | undefined {
  const own = rows.find(({ team }) => isOwn(team));
  if (!own) return undefined;
  const games = own.played === null ? '' : ` aus ${counted(own.played, 'Spiel', 'Spielen')}`;
  return `Für euch: Platz ${own.position}, ${counted(own.points, 'Punkt', 'Punkte')}${games}.`;
}
