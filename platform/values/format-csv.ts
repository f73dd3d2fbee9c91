/** What spreadsheets take for the beginning of a formula (OWASP, CSV injection), also behind apostrophes. */
const formula = /^'*[=+\-@＝＋－＠\t\r\n]/;

/**
 * Rows as a CSV file that spreadsheets of German-speaking countries open by a double click: a mark
 * for UTF-8, semicolons, CRLF (RFC 4180). What would be run as a formula gets an apostrophe before it.
 */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => `${row.map(formatCell).join(';')}\r\n`);
  return `\uFEFF${lines.join('')}`;
}

/** A cell of such a file without the apostrophe that it got. */
export function withoutApostrophe(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}

function formatCell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[";,\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
