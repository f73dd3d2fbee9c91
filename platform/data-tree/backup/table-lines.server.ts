import type { Db } from '#platform/db/client.server.ts';
import { type Row, readRows } from '#platform/db/rows.server.ts';
import type { StoredTable } from '#platform/db/stored-tables.server.ts';

export async function* formatRows(state: Db, table: StoredTable): AsyncGenerator<Buffer> {
  for await (const row of readRows(state, table)) yield Buffer.from(formatRow(row));
}

/**
 * Yields rows in groups of about 256 KB.
 * @throws Error if a line is not JSON or if the last line has no line break
 */
export async function* parseRows(bytes: AsyncIterable<Buffer>): AsyncGenerator<Row[]> {
  let rows: Row[] = [];
  let size = 0;
  for await (const line of splitLines(bytes)) {
    rows.push(JSON.parse(line.toString()));
    size += line.length;
    if (size < bytesAtOnce) continue;
    yield rows;
    rows = [];
    size = 0;
  }
  if (rows.length > 0) yield rows;
}

const bytesAtOnce = 256 * 1024;
const newline = 0x0a;

function formatRow(row: Row): string {
  for (const [column, value] of Object.entries(row))
    if (value !== null && typeof value !== 'string' && !Number.isFinite(value))
      throw new Error(`${column}: ${value} is neither text nor number`);
  return `${JSON.stringify(row)}\n`;
}

async function* splitLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let begun: Buffer[] = [];
  for await (const chunk of bytes) {
    let start = 0;
    for (;;) {
      const end = chunk.indexOf(newline, start);
      if (end < 0) break;
      yield Buffer.concat([...begun, chunk.subarray(start, end)]);
      begun = [];
      start = end + 1;
    }
    if (start < chunk.length) begun.push(chunk.subarray(start));
  }
  if (begun.length > 0) throw new Error('the last line has no end');
}
