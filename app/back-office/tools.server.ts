import { inboxTool } from '#app/messages/inbox/tool.ts';
import { newsletterTool } from '#app/newsletter/tool.ts';
import { pictureTool } from '#app/pictures/tool.ts';
import type { AdminTool, SayingTool } from '#platform/admin/admin-tool.ts';
import { eachKind, type KindRegistry } from '#platform/records/kind.server.ts';
import { auditLogTool } from './audit-log/tool.ts';

/** Those that edit no kind of record. */
const others: readonly SayingTool[] = [pictureTool, inboxTool, newsletterTool, auditLogTool];

/** The tools of the admin area (spec §2), in the order of its menu. */
export function listTools(kinds: KindRegistry): AdminTool[] {
  return [...recordTools(kinds), ...others].map(({ path, title, loading }: AdminTool) => ({
    path,
    title,
    loading,
  }));
}

/** What a word in an address stands for (spec §8); undefined when it stands for nothing. */
export function findSaid(kinds: KindRegistry, word: string | undefined): string | undefined {
  const ofRecords = recordTools(kinds).flatMap(({ says }) =>
    Object.values(says).map((saying) => [saying.word, saying.done] as const),
  );
  const ofOthers = others.flatMap(({ said }) => Object.entries(said));
  return new Map([...ofRecords, ...ofOthers]).get(word ?? '');
}

function recordTools(kinds: KindRegistry) {
  return eachKind(kinds)
    .flatMap(([, { tool }]) => tool ?? [])
    .toSorted((one, other) => one.place - other.place);
}
