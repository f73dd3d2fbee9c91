import { formatDate } from '#platform/values/vienna.ts';
import type { GameRecord } from './game-record.server.ts';
import { formatScore } from './result.ts';

export function describeGameChange(
  before: Partial<GameRecord> | null,
  after: Partial<GameRecord> | null,
): string | undefined {
  if (!before || !after) return undefined;
  const against = `gegen ${after.opponent}`;
  const [was, is] = [scoreOf(before), scoreOf(after)];
  if (is !== was) {
    if (!is) return `das Ergebnis ${against} gelöscht: ${was}`;
    return was
      ? `das Ergebnis ${against} geändert: ${is} statt ${was}`
      : `das Ergebnis ${against} eingetragen: ${is}`;
  }
  if (after.status !== before.status) {
    if (after.status === 'calledOff') return `das Spiel ${against} abgesagt`;
    if (after.status === 'postponed') return `das Spiel ${against} verschoben`;
  }
  if (after.date && after.date !== before.date)
    return `das Spiel ${against} auf ${formatDate(after.date)} verlegt`;
  return undefined;
}

function scoreOf({
  goalsFor = null,
  goalsAgainst = null,
}: Partial<GameRecord>): string | undefined {
  return goalsFor === null && goalsAgainst === null
    ? undefined
    : formatScore(goalsFor, goalsAgainst);
}
