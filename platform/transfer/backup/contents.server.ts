import { cleanLine } from '#platform/values/clean-text.ts';
import { formatDateTime } from '#platform/values/vienna.ts';
import type { Manifest } from './manifest.server.ts';

/** What a backup holds, as 'Stand von Samstag, 5. Juli 2025, 15:00 Uhr mit 412 Zeilen in 25 Tabellen, 3 Dateien'. */
export function formatContents({ createdAt, members }: Manifest): string {
  const tables = members.filter((member) => 'table' in member);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const files = members.length - tables.length;
  return [
    `Stand von ${formatDateTime(new Date(createdAt))} mit ${rows} Zeilen in ${tables.length} Tabellen`,
    `${files} ${files === 1 ? 'Datei' : 'Dateien'}`,
  ].join(', ');
}

/** Why there is no backup, or none is restored: a German sentence. */
export class BackupError extends Error {
  constructor(sentence: string) {
    // It may name what stands in a file of somebody else, and no terminal obeys that.
    super(cleanLine(sentence));
  }
}
