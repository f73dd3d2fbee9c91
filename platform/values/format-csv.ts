/** A spreadsheet program can run a cell that begins like this as a formula (OWASP, CSV injection). */
const formula = /^'*[=+\-@＝＋－＠\t\r\n]/;

/**
 * Uses semicolons, CRLF and a byte order mark, as German spreadsheet programs expect. Puts an apostrophe
 * before a formula, so that these programs do not run the formula.
 */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => `${row.map(formatCell).join(';')}\r\n`);
  return `\uFEFF${lines.join('')}`;
}

export function withoutApostrophe(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}

function formatCell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[";,\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
