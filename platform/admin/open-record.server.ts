import { randomUUID } from 'node:crypto';
import { createContext, data, type RouterContextProvider } from 'react-router';
import { kindsContext } from '#platform/records/context.ts';
import { type Dependent, listDependents } from '#platform/records/kind.server.ts';
import type { RecordStore } from '#platform/records/record-store.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { dbContext } from '#platform/request/context.ts';
import { currentAdmin, notYours } from '#platform/sign-in/require-admin.server.ts';
import { maySeeTo, rightsContext } from '#platform/sign-in/rights.ts';
import { ownRecords, ownTeamIds, requireOwn } from './own-records.server.ts';

/** The last part of the address under which a tool adds a record. */
export const newRecord = 'neu';

/** That the record of the posted form has gone: the form comes back all the same. */
export const goneContext = createContext(false);

/** Stands for the name of what is none of the admin's affair. */
const ofOthers = 'Etwas, das andere pflegen';

/** The record that the posted form holds, where it holds one that can be stored. */
export const enteredContext = createContext<unknown>(null);

/** A record as a form opens it. */
export interface OpenRecord<T> {
  id: string;
  /** What a save must name, so that it replaces nothing that its author has not seen. */
  version: string;
  /** Undefined while there is none yet. */
  record: T | undefined;
  /** What a removal would touch. */
  dependents: Dependent[];
}

/**
 * The record that an address names, an empty one for 'neu', or undefined when it names none.
 * @throws a 404 page that says `missing` when there is no such record, a 403 page for another team's, and for
 *   none where somebody sees to one team's alone: which of the two it is, is not said; what `currentAdmin` throws
 */
export async function openRecord<T>(
  {
    params: { id },
    context,
  }: { params: { id?: string | undefined }; context: Readonly<RouterContextProvider> },
  store: RecordStore<T>,
  missing: string,
): Promise<OpenRecord<T> | undefined> {
  currentAdmin(context);
  const db = context.get(dbContext);
  if (id === undefined) return undefined;
  const none = { version: recordVersion(undefined), record: undefined, dependents: [] };
  if (id === newRecord) return { id: randomUUID(), ...none };
  const record = await store.read(db, id);
  if (!record && context.get(goneContext)) return { id, ...none };
  if (!record && ownTeamIds(context, store.kind) !== 'all') throw data(notYours, { status: 403 });
  if (!record) notFound(missing);
  await requireOwn(context, store.kind, record);
  const used = await listDependents(db, context.get(kindsContext), { kind: store.kind, id });
  const { grants } = currentAdmin(context);
  const own = new Set<Dependent>();
  for (const [kind, records] of Map.groupBy(used, ({ kind }) => kind))
    if (maySeeTo(context.get(rightsContext), grants, kind))
      for (const record of await ownRecords(context, kind, records)) own.add(record);
  const dependents = used.map((dependent) => ({
    id: dependent.id,
    label: own.has(dependent) ? dependent.label : ofOthers,
  }));
  return { id, version: recordVersion(record), record, dependents };
}
