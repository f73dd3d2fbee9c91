export interface TablePosition {
  /** Undefined for a position in the current table. */
  season: string | undefined;
  position: number;
  teams: number;
  points: number;
}

interface Row {
  team: string;
  position: number;
  points: number;
  played: number;
}

type IsOwn = (team: string) => boolean;

export function finalPlaces(
  rows: readonly (Row & { seasonId: string })[],
  isOwn: IsOwn,
): TablePosition[] {
  return [...Map.groupBy(rows, ({ seasonId }) => seasonId)].flatMap(([season, table]) =>
    placeIn(table, season, isOwn),
  );
}

/** Undefined if the club has not played a game of this table yet. */
export function currentPlace(table: readonly Row[], isOwn: IsOwn): TablePosition | undefined {
  const own = table.find(({ team }) => isOwn(team));
  return own && own.played > 0 ? placeIn(table, undefined, isOwn)[0] : undefined;
}

function placeIn(table: readonly Row[], season: string | undefined, isOwn: IsOwn): TablePosition[] {
  const own = table.find(({ team }) => isOwn(team));
  if (!own) return [];
  return [{ season, position: own.position, teams: table.length, points: own.points }];
}
