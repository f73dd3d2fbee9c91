import type { RouterContextProvider } from 'react-router';
import { profileMessages } from '#app/accounts/profile-messages.server.ts';
import { peopleTool } from '#app/accounts/users/tool.ts';
import { pictureTool } from '#app/back-office/pictures/tool.ts';
import { listFeedTasks } from '#app/matches/feed/feed-tasks.server.ts';
import { feedTool } from '#app/matches/feed/tool.ts';
import { listInboxTasks } from '#app/post/messages/inbox-tasks.server.ts';
import { inboxTool } from '#app/post/messages/tool.ts';
import { listNewsletterTasks } from '#app/post/newsletter/newsletter-tasks.server.ts';
import { newsletterTool } from '#app/post/newsletter/tool.ts';
import { changeTool } from '#app/seasons/tool.ts';
import type {
  AdminTool,
  ListedTool,
  MenuEntry,
  Task,
  ToolGroup,
  ToolWithMessages,
} from '#platform/admin/admin-tool.ts';
import { ownTeamIds } from '#platform/admin/record-permissions.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { kindsContext } from '#platform/records/context.ts';
import { eachKind, type KindRegistry } from '#platform/records/kind.server.ts';
import type { KindName } from '#platform/records/kinds.ts';
import { onceARevision } from '#platform/records/once-a-revision.server.ts';
import { reportOutage } from '#platform/request/answers.server.ts';
import { dbContext, nowContext, reportContext } from '#platform/request/context.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';
import { mayUse, rightsContext } from '#platform/sign-in/rights.ts';
import { findToolGroup } from './menu.ts';
import { auditLogTool, firstStepMessages, listTool, setupMessages, starterTool } from './tools.ts';

type Context = Readonly<RouterContextProvider>;

type ListTasks = (db: Db, now: Date) => Promise<Task[]>;

interface Source {
  tool: AdminTool;
  tasks: ListTasks;
  kind?: KindName;
}

export interface WaitingTask extends Task {
  menu: MenuEntry;
}

export type TaskCounts = Partial<Record<MenuEntry, number>>;

const others: readonly ToolWithMessages[] = [
  changeTool,
  feedTool,
  listTool,
  pictureTool,
  inboxTool,
  newsletterTool,
  peopleTool,
  auditLogTool,
  starterTool,
];

export function listTools(context: Context): ListedTool[] {
  return [...recordTools(context.get(kindsContext)), ...others]
    .filter(({ path }) => mayOpen(context, path))
    .toSorted((one, other) => one.place - other.place)
    .map(({ path, title, name, menu, loading }: AdminTool) => ({
      ...{ path, name, menu },
      // Leaves out missing values, because each page of the admin area contains this list.
      ...(title && { title }),
      ...(loading && { loading }),
    }));
}

/** Returns the success message for a query parameter (spec §8); undefined if `word` is missing or unknown. */
export function findSuccessMessage(
  kinds: KindRegistry,
  word: string | undefined,
): string | undefined {
  if (word === undefined) return undefined;
  const ofRecords = recordTools(kinds).flatMap(({ messages }) =>
    Object.values(messages).map((saying) => [saying.word, saying.done] as const),
  );
  const ofOthers = [setupMessages, profileMessages, firstStepMessages, ...others].flatMap(
    ({ messages }) => Object.entries(messages),
  );
  return new Map([...ofRecords, ...ofOthers]).get(word);
}

function recordTools(kinds: KindRegistry) {
  return eachKind(kinds).flatMap(([, { tool }]) => tool ?? []);
}

export function mayOpen(context: Context, path: string): boolean {
  const { grants } = currentAdmin(context);
  const rights = context.get(rightsContext);
  return [path, `${path}/:id?`].some((pattern) => mayUse(rights, grants, pattern));
}

export async function listTasks(context: Context, job?: ToolGroup): Promise<WaitingTask[]> {
  const db = context.get(dbContext);
  const now = endOfMinute(context.get(nowContext));
  const sources: Source[] = [
    ...eachKind(context.get(kindsContext)).flatMap(([kind, { tool, tasks }]) =>
      tool && tasks ? [{ tool, tasks: keptTasks(tasks), kind }] : [],
    ),
    { tool: feedTool, tasks: listFeedTasks },
    { tool: inboxTool, tasks: listInboxTasks },
    { tool: newsletterTool, tasks: listNewsletterTasks },
  ]
    .filter(
      ({ tool }) =>
        (job === undefined || findToolGroup(tool) === job) && mayOpen(context, tool.path),
    )
    .toSorted((one, other) => one.tool.place - other.tool.place);
  const all = [];
  for (const { tool, tasks, kind } of sources) {
    const teams = kind ? ownTeamIds(context, kind) : 'all';
    for (const task of await tasks(db, now))
      if (teams === 'all' || (task.teamId !== undefined && teams.includes(task.teamId)))
        all.push({ ...task, menu: tool.menu });
  }
  return all;
}

/** The menu shows new messages beside the inbox, not among the tasks. After an error, the menu counts nothing. */
export async function countWaiting(
  context: Context,
): Promise<{ unread: number; tasks: TaskCounts }> {
  const tasks: TaskCounts = {};
  let unread = 0;
  try {
    for (const { menu, path, count = 0 } of await listTasks(context)) {
      if (path === inboxTool.path) unread = count;
      else tasks[menu] = (tasks[menu] ?? 0) + 1;
    }
    return { unread, tasks };
  } catch (error) {
    if (!reportOutage(context, error)) context.get(reportContext)(error);
    return { unread: 0, tasks: {} };
  }
}

const keptLists = new Map<ListTasks, ListTasks>();

function keptTasks(tasks: ListTasks): ListTasks {
  const known = keptLists.get(tasks);
  if (known) return known;
  const list = onceARevision((db, now: number) => tasks(db, new Date(now)));
  const kept: ListTasks = (db, now) => list(db, now.getTime());
  keptLists.set(tasks, kept);
  return kept;
}

/**
 * Returns the same date for all moments of a minute, so that `keptTasks` can cache the tasks for a minute.
 * Tasks change only with stored data or when a new minute begins.
 */
function endOfMinute(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / 60_000) * 60_000 + 59_999);
}
