import type { RouterContextProvider } from 'react-router';
import { listFoundMessages } from '#app/post/messages/inbox.server.ts';
import { inboxTool } from '#app/post/messages/tool.ts';
import { listSearchableNewsletters } from '#app/post/newsletter/newsletters.server.ts';
import { newsletterTool } from '#app/post/newsletter/tool.ts';
import type { AdminTool, FindableRecord } from '#platform/admin/admin-tool.ts';
import type { ListedRecord } from '#platform/admin/listed-row.tsx';
import { ownRecords } from '#platform/admin/record-permissions.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { kindsContext } from '#platform/records/context.ts';
import { eachKind } from '#platform/records/kind.server.ts';
import { dbContext } from '#platform/request/context.ts';
import { matchesSearch } from '#platform/values/normalize-name.ts';
import { listTools } from '../tools.server.ts';

export interface FoundGroup {
  title: string;
  path: string;
  records: ListedRecord[];
  /** Number of found records. `records` has only the first five, unless one tool is searched. */
  count: number;
}

const shown = 5;

interface Source {
  tool: AdminTool;
  list: (db: Db) => Promise<FindableRecord[]>;
}

/** @param only path of the one tool to search; null: all tools */
export async function findEverywhere(
  context: Readonly<RouterContextProvider>,
  wanted: string,
  only: string | null,
): Promise<FoundGroup[]> {
  const db = context.get(dbContext);
  const sources: Source[] = [
    ...eachKind(context.get(kindsContext)).flatMap(([kind, { tool, list }]) =>
      tool && list ? [{ tool, list: async () => ownRecords(context, kind, await list(db)) }] : [],
    ),
    { tool: inboxTool, list: listFoundMessages },
    { tool: newsletterTool, list: listSearchableNewsletters },
  ];
  const groups = [];
  for (const { path, name, title } of listTools(context)) {
    if (only !== null && path !== only) continue;
    const all = (await sources.find(({ tool }) => tool.path === path)?.list(db)) ?? [];
    const found = all.filter(({ title, detail, state, text = '' }) =>
      matchesSearch(`${title} ${detail} ${state?.word ?? ''} ${text}`, wanted),
    );
    const isNamed = matchesSearch(`${name} ${title}`, wanted);
    if (found.length > 0 || isNamed)
      groups.push({
        title: name,
        path,
        records: firstOf(found, only === null ? shown : found.length),
        count: found.length,
      });
  }
  return groups;
}

function firstOf(found: readonly FindableRecord[], count: number): ListedRecord[] {
  return found.slice(0, count).map(({ text: _, ...record }) => record);
}
