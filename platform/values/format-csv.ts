/** A cell that begins like this may run as a formula in spreadsheets (OWASP, CSV injection). */
const formula = /^'*[=+\-@＝＋－＠\t\r\n]/;

/** For German spreadsheets: UTF-8 mark, semicolons, CRLF (RFC 4180). An apostrophe disables a formula. */
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
