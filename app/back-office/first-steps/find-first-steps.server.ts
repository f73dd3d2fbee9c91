import type { RouterContextProvider } from 'react-router';
import { findHelperStep } from '#app/accounts/invitations.server.ts';
import { peopleTool } from '#app/accounts/users/tool.ts';
import { listTool } from '#app/back-office/tools.ts';
import { feedTool } from '#app/matches/feed/tool.ts';
import { hasPlayed } from '#app/matches/games/first-step.server.ts';
import type { AdminTool, MenuEntry } from '#platform/admin/admin-tool.ts';
import type { FirstStep } from '#platform/admin/next-step.ts';
import { ownTeamIds } from '#platform/admin/record-permissions.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { kindsContext } from '#platform/records/context.ts';
import { eachKind, type KindRegistry } from '#platform/records/kind.server.ts';
import type { KindName } from '#platform/records/kinds.ts';
import { listStarterMarks } from '#platform/records/starter-marks.server.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { isFolderClub } from '#platform/ui/club/find-club.server.ts';
import { mayOpen } from '../tools.server.ts';
import { listUnneededSteps } from './unneeded-steps.server.ts';

type Context = Readonly<RouterContextProvider>;

interface OpenStep extends FirstStep {
  name: string;
  menu: MenuEntry;
  also: Pick<AdminTool, 'path' | 'name'> | undefined;
}

export interface FirstSteps {
  open: OpenStep[];
  unneeded: OpenStep[];
  done: number;
}

const order: readonly { kind: KindName; also?: AdminTool }[] = [
  { kind: 'clubDetails' },
  { kind: 'clubLook' },
  { kind: 'venue' },
  { kind: 'team' },
  { kind: 'player', also: listTool },
  { kind: 'trainer' },
  { kind: 'competition' },
  { kind: 'game', also: feedTool },
];

const helpers = 'helpers';

interface Source {
  name: string;
  tool: Pick<AdminTool, 'path' | 'menu'>;
  also: AdminTool | undefined;
  step: (site: { isFolders: boolean }) => Promise<FirstStep | undefined>;
}

export async function findFirstSteps(context: Context): Promise<FirstSteps> {
  const db = context.get(dbContext);
  const steps: FirstSteps = { open: [], unneeded: [], done: 0 };
  const isFolders = await isFolderClub(context);
  if (isFolders && (await hasPlayed(db))) return steps;
  const unneeded = await listUnneededSteps(db);
  for (const { name, tool, also, step } of listSources(context)) {
    const found = await step({ isFolders });
    if (!found) {
      steps.done += 1;
      continue;
    }
    const other = also && mayOpen(context, also.path) ? also : undefined;
    (unneeded.has(name) ? steps.unneeded : steps.open).push({
      ...found,
      name,
      menu: tool.menu,
      also: other && { path: other.path, name: other.name },
    });
  }
  return steps;
}

export function maySetStep(context: Context, name: string): boolean {
  return listSources(context).some((source) => source.name === name);
}

/** Leaves out kinds that the admin can change only for some teams: the steps concern the whole club. */
function listSources(context: Context): Source[] {
  const [db, kinds, now] = [
    context.get(dbContext),
    context.get(kindsContext),
    context.get(nowContext),
  ];
  const ofKinds = order.flatMap(({ kind, also }) => sourceOf(db, kinds, kind, also));
  const people: Source = {
    ...{ name: helpers, tool: peopleTool, also: undefined },
    step: () => findHelperStep(db, now),
  };
  return [...ofKinds.filter(({ name }) => ownTeamIds(context, name) === 'all'), people].filter(
    ({ tool }) => mayOpen(context, tool.path),
  );
}

function sourceOf(db: Db, kinds: KindRegistry, name: KindName, also: AdminTool | undefined) {
  const [, kind] = eachKind(kinds).find(([each]) => each === name) ?? [];
  const { tool, firstStep } = kind ?? {};
  if (!tool || !firstStep) return [];
  const step = async ({ isFolders }: { isFolders: boolean }) =>
    firstStep(db, {
      isFolders,
      brought: new Set(isFolders ? [] : await listStarterMarks(db, name)),
    });
  return [{ name, tool, also, step }];
}
