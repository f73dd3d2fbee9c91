import type { RouterContextProvider } from 'react-router';
import { todayContext } from '#platform/request/context.ts';
import { formatCsv } from '#platform/values/format-csv.ts';

/** A table as a file of a name, with the day in it. @param rows the first one names the columns */
export function csvAnswer(
  context: Readonly<RouterContextProvider>,
  name: string,
  rows: readonly (readonly (string | number | null | undefined)[])[],
): Response {
  const texts = rows.map((row) => row.map((cell) => String(cell ?? '')));
  return new Response(formatCsv(texts), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}-${context.get(todayContext)}.csv"`,
    },
  });
}
