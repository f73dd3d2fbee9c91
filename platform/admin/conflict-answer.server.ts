import type { RouterContextProvider } from 'react-router';
import { findLastChanger } from '#platform/records/audit-log.server.ts';
import { kindsContext } from '#platform/records/context.ts';
import {
  type Difference,
  describeDifferences,
  findLabel,
} from '#platform/records/describe-change.ts';
import { listNames, recordKind } from '#platform/records/kind.server.ts';
import type { RecordKind } from '#platform/records/kinds.ts';
import { compareChanges, mergeChanges, pick } from '#platform/records/merge-changes.ts';
import { findState, recordVersion } from '#platform/records/version.server.ts';
import { dbContext } from '#platform/request/context.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';
import type { ConflictRow, RecordAnswer } from './record-answer.ts';
import { choicePrefix, isSide, ownChoice, type Side, theirChoice } from './record-answer.ts';
import { mayChange } from './record-permissions.server.ts';

type Context = Readonly<RouterContextProvider>;

export interface Edited {
  kind: RecordKind;
  id: string;
  opened: string;
}

export type Choices = ReadonlyMap<string, Side>;

export function readChoices(form: FormData): Choices {
  return new Map(
    [...form].flatMap(([name, value]) =>
      name.startsWith(choicePrefix) && isSide(value)
        ? [[name.slice(choicePrefix.length), value] as const]
        : [],
    ),
  );
}

export function describeChoices(
  context: Context,
  kind: RecordKind,
  choices: Choices,
): NonNullable<RecordAnswer['choices']> {
  const { fields } = recordKind(context.get(kindsContext), kind);
  return [...choices].flatMap(([part, side]) => {
    const label = findLabel(fields, part);
    return label === undefined ? [] : [{ name: choicePrefix + part, side, label }];
  });
}

export async function mergeAnswered<Draft>(
  context: Context,
  edited: Edited,
  { current, entered, choices }: { current: unknown; entered: Draft; choices: Choices },
): Promise<Draft | undefined> {
  const opened = await findOpened(context, edited);
  if (!opened || !current) return entered;
  const { together } = recordKind(context.get(kindsContext), edited.kind);
  const states = { opened, current: current as object, entered: entered as object };
  const { asked } = compareChanges(states, together);
  if (asked.some(([first = '']) => !choices.has(first))) return undefined;
  const takesTheirs = (part: string) => choices.get(part) === theirChoice;
  return mergeChanges(states, together, takesTheirs) as Draft;
}

/** @returns undefined if the stored record equals the entered record, because nothing is in conflict then */
export async function describeConflict(
  context: Context,
  edited: Edited,
  {
    current,
    entered,
    choices,
  }: { current: unknown; entered: unknown; choices?: Choices | undefined },
): Promise<RecordAnswer['conflict']> {
  const { kind, opened: base, id } = edited;
  const kinds = context.get(kindsContext);
  const { fields, together } = recordKind(kinds, kind);
  const opened = current ? await findOpened(context, edited) : undefined;
  const names = await listNames(context.get(dbContext), kinds, [opened, current, entered]);
  const stored = (current ?? undefined) as object | undefined;
  const mine = { ...stored, ...(entered as object) };
  const describe = (one: object | undefined, other: object | undefined) =>
    describeDifferences(one, other, fields, names);
  const isGone = stored === undefined;
  const merged = choices && (await mergeAnswered(context, edited, { current, entered, choices }));
  const wanted = { ...stored, ...((merged ?? entered) as object) };
  if (!isGone && describe(stored, wanted).length === 0) return undefined;
  const told = {
    version: recordVersion(current),
    isGone,
    by: await sayLastChanger(context, { kind, id }),
  };
  if (!opened || !stored) return { ...told, differences: describe(stored, mine), kept: [] };
  const states = { opened, current: stored, entered: entered as object };
  const { asked, kept } = compareChanges(states, together);
  const settled = new Set([...asked, ...kept].flat());
  const ofMe = Object.keys(mine).filter((name) => !settled.has(name));
  return {
    ...told,
    base,
    differences: [
      ...asked.flatMap((part) =>
        rowOf(part, describe(pick(stored, part), pick(mine, part)), choices),
      ),
      ...describe(pick(stored, ofMe), pick(mine, ofMe)),
    ],
    kept: kept.flatMap((part) => describe(pick(opened, part), pick(stored, part))),
  };
}

function rowOf(
  [first = '']: string[],
  differences: Difference[],
  choices: Choices | undefined,
): ConflictRow[] {
  const [only, ...others] = differences;
  if (!only) return [];
  const choice = { name: choicePrefix + first, side: choices?.get(first) ?? ownChoice };
  if (others.length === 0) return [{ ...only, choice }];
  const linesOf = (side: 'one' | 'other') =>
    differences.map((difference) => `${difference.label}: ${difference[side]}`).join('\n');
  const label = differences.map((difference) => difference.label).join(', ');
  return [{ label, one: linesOf('one'), other: linesOf('other'), choice }];
}

async function findOpened(
  context: Context,
  { opened, ...record }: Edited,
): Promise<object | undefined> {
  const db = context.get(dbContext);
  const state = await findState(db, record, opened);
  return state && (await mayChange(context)(db, record.kind, state)) ? state : undefined;
}

async function sayLastChanger(
  context: Context,
  record: Parameters<typeof findLastChanger>[1],
): Promise<string> {
  const who = await findLastChanger(context.get(dbContext), record);
  return who === currentAdmin(context).username ? 'hast du selbst' : `hat ${who ?? 'jemand'}`;
}
