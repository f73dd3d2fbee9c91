import { cleanLine } from '#platform/values/clean-text.ts';
import { formatDateTime } from '#platform/values/vienna.ts';
import type { Manifest } from './manifest.server.ts';

export function formatContents({ createdAt, members }: Manifest): string {
  const tables = members.filter((member) => 'table' in member);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const files = members.length - tables.length;
  return [
    `Stand von ${formatDateTime(new Date(createdAt))} mit ${rows} Zeilen in ${tables.length} Tabellen`,
    `${files} ${files === 1 ? 'Datei' : 'Dateien'}`,
  ].join(', ');
}

export class BackupError extends Error {
  constructor(sentence: string) {
    // The sentence may quote a file of a stranger. Control characters in it could harm a terminal.
    super(cleanLine(sentence));
  }
}
