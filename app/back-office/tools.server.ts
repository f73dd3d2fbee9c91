import { profileSayings } from '#app/accounts/profile/sayings.ts';
import { listTool } from '#app/csv-import/tool.ts';
import { listFeedTasks } from '#app/fixture-feed/feed-tasks.server.ts';
import { feedTool } from '#app/fixture-feed/tool.ts';
import { listInboxTasks } from '#app/messages/inbox/inbox-tasks.server.ts';
import { inboxTool } from '#app/messages/inbox/tool.ts';
import { listNewsletterTasks } from '#app/newsletter/list/newsletter-tasks.server.ts';
import { newsletterTool } from '#app/newsletter/tool.ts';
import { pictureTool } from '#app/pictures/tool.ts';
import { changeTool } from '#app/season-change/tool.ts';
import { starterTool } from '#app/starter/tool.ts';
import type { AdminTool, Job, SayingTool } from '#platform/admin/admin-tool.ts';
import type { Task } from '#platform/admin/task.ts';
import type { Db } from '#platform/db/client.server.ts';
import { eachKind, type KindRegistry } from '#platform/records/kind.server.ts';
import { auditLogTool } from './audit-log/tool.ts';

/** Those that edit no kind of record. */
const others: readonly SayingTool[] = [
  changeTool,
  feedTool,
  listTool,
  pictureTool,
  inboxTool,
  newsletterTool,
  auditLogTool,
  starterTool,
];

/** The tools of the admin area (spec §2), in the order of its menu. */
export function listTools(kinds: KindRegistry): AdminTool[] {
  return [...recordTools(kinds), ...others]
    .toSorted((one, other) => one.place - other.place)
    .map(({ path, title, name, job, place, loading }: AdminTool) => {
      return { path, title, name, job, place, loading };
    });
}

/** What a word in an address stands for (spec §8); undefined when it stands for nothing. */
export function findSaid(kinds: KindRegistry, word: string | undefined): string | undefined {
  const ofRecords = recordTools(kinds).flatMap(({ says }) =>
    Object.values(says).map((saying) => [saying.word, saying.done] as const),
  );
  const ofOthers = [...others, profileSayings].flatMap(({ said }) => Object.entries(said));
  return new Map([...ofRecords, ...ofOthers]).get(word ?? '');
}

function recordTools(kinds: KindRegistry) {
  return eachKind(kinds).flatMap(([, { tool }]) => tool ?? []);
}

/** What waits to be done, of one job or of all, in the order of the tools. */
export async function listTasks(
  db: Db,
  kinds: KindRegistry,
  now: Date,
  job?: Job,
): Promise<(Task & { job: Job })[]> {
  const sources = [
    ...eachKind(kinds).flatMap(([, { tool, tasks }]) => (tool && tasks ? [{ tool, tasks }] : [])),
    { tool: feedTool, tasks: listFeedTasks },
    { tool: inboxTool, tasks: listInboxTasks },
    { tool: newsletterTool, tasks: listNewsletterTasks },
  ]
    .filter(({ tool }) => job === undefined || tool.job === job)
    .toSorted((one, other) => one.tool.place - other.tool.place);
  const all = [];
  for (const { tool, tasks } of sources)
    all.push(...(await tasks(db, now)).map((task) => ({ ...task, job: tool.job })));
  return all;
}
