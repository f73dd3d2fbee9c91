import type { RouterContextProvider } from 'react-router';
import type { ListedTool } from '#platform/admin/admin-tool.ts';
import type { NextStep } from '#platform/admin/next-step.ts';
import { mayChange } from '#platform/admin/record-permissions.server.ts';
import { readMessageKey, readSavedRecord } from '#platform/admin/success-messages.ts';
import { kindsContext } from '#platform/records/context.ts';
import { eachKind } from '#platform/records/kind.server.ts';
import { isRecordId } from '#platform/records/kinds.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';

const maxSteps = 3;

export async function listNextSteps(
  context: Readonly<RouterContextProvider>,
  search: URLSearchParams,
  tools: readonly ListedTool[],
): Promise<NextStep[]> {
  const [word, saved] = [readMessageKey(search), readSavedRecord(search)];
  if (word === undefined || saved === undefined || !isRecordId(saved.id)) return [];
  const db = context.get(dbContext);
  for (const [, { tool, records, next }] of eachKind(context.get(kindsContext))) {
    if (!records || ![tool?.messages.add.word, tool?.messages.edit.word].includes(word)) continue;
    const record = await records.read(db, saved.id);
    if (record === undefined) return [];
    if (!(await mayChange(context)(db, records.kind, record))) return [];
    const steps = (await next?.(db, { ...saved, record, now: context.get(nowContext) })) ?? [];
    return steps.filter(({ path }) => mayFollow(path, tools)).slice(0, maxSteps);
  }
  return [];
}

function mayFollow(path: string, tools: readonly ListedTool[]): boolean {
  if (!path.startsWith('/admin/')) return true;
  return tools.some((tool) => path === tool.path || path.startsWith(`${tool.path}/`));
}
