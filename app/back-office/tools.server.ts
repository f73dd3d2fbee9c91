import type { RouterContextProvider } from 'react-router';
import { profileSayings } from '#app/accounts/paths.ts';
import { peopleTool } from '#app/accounts/people/tool.ts';
import { pictureTool } from '#app/back-office/pictures/tool.ts';
import { listFeedTasks } from '#app/matches/feed/feed-tasks.server.ts';
import { feedTool } from '#app/matches/feed/tool.ts';
import { listInboxTasks } from '#app/post/messages/inbox-tasks.server.ts';
import { inboxTool } from '#app/post/messages/tool.ts';
import { listNewsletterTasks } from '#app/post/newsletter/newsletter-tasks.server.ts';
import { newsletterTool } from '#app/post/newsletter/tool.ts';
import { changeTool } from '#app/seasons/tool.ts';
import type { AdminTool, Job, MenuEntry, SayingTool, Task } from '#platform/admin/admin-tool.ts';
import { ownTeamIds } from '#platform/admin/own-records.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { kindsContext } from '#platform/records/context.ts';
import { eachKind, type KindRegistry } from '#platform/records/kind.server.ts';
import type { KindName } from '#platform/records/kinds.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';
import { mayUse, rightsContext } from '#platform/sign-in/rights.ts';
import { jobOf } from './menu.ts';
import { auditLogTool, clubStartSaid, firstStepSaid, listTool, starterTool } from './tools.ts';

type Context = Readonly<RouterContextProvider>;

/** Where tasks come from; of a kind that is of teams each has its own. */
interface Source {
  tool: AdminTool;
  tasks: (db: Db, now: Date) => Promise<Task[]>;
  kind?: KindName;
}

/** A task with the word of the menu below which it is done. */
export interface WaitingTask extends Task {
  menu: MenuEntry;
}

/** Those that edit no kind of record. */
const others: readonly SayingTool[] = [
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

/** Those of the admin area (spec §2) that somebody may use, in the order of its menu. */
export function listTools(context: Context): AdminTool[] {
  return [...recordTools(context.get(kindsContext)), ...others]
    .filter(({ path }) => mayOpen(context, path))
    .toSorted((one, other) => one.place - other.place)
    .map(({ path, title, name, menu, place, loading }: AdminTool) => {
      return { path, title, name, menu, place, loading };
    });
}

/** What a word in an address stands for (spec §8); undefined when it stands for nothing. */
export function findSaid(kinds: KindRegistry, word: string | undefined): string | undefined {
  const ofRecords = recordTools(kinds).flatMap(({ says }) =>
    Object.values(says).map((saying) => [saying.word, saying.done] as const),
  );
  const ofOthers = [clubStartSaid, profileSayings, firstStepSaid, ...others].flatMap(({ said }) =>
    Object.entries(said),
  );
  return new Map([...ofRecords, ...ofOthers]).get(word ?? '');
}

function recordTools(kinds: KindRegistry) {
  return eachKind(kinds).flatMap(([, { tool }]) => tool ?? []);
}

/** Whether somebody may open a tool: its list, or the page of a record in it. */
export function mayOpen(context: Context, path: string): boolean {
  const { grants } = currentAdmin(context);
  const rights = context.get(rightsContext);
  return [path, `${path}/:id?`].some((pattern) => mayUse(rights, grants, pattern));
}

/** What waits to be done by whoever asks, of one job or of all, in the order of the tools. */
export async function listTasks(context: Context, job?: Job): Promise<WaitingTask[]> {
  const [db, now] = [context.get(dbContext), context.get(nowContext)];
  const sources: Source[] = [
    ...eachKind(context.get(kindsContext)).flatMap(([kind, { tool, tasks }]) =>
      tool && tasks ? [{ tool, tasks, kind }] : [],
    ),
    { tool: feedTool, tasks: listFeedTasks },
    { tool: inboxTool, tasks: listInboxTasks },
    { tool: newsletterTool, tasks: listNewsletterTasks },
  ]
    .filter(({ tool }) => (job === undefined || jobOf(tool) === job) && mayOpen(context, tool.path))
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
