import { randomUUID } from 'node:crypto';
import { createContext, type RouterContextProvider } from 'react-router';
import { type Dependent, listDependents } from '#platform/records/kind.server.ts';
import type { RecordStore } from '#platform/records/record-store.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import { dbContext, kindsContext, rightsContext } from '#platform/request/context.ts';
import { notFound } from '#platform/request/not-found.server.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';
import { maySeeTo } from '#platform/sign-in/rights.ts';
import { requireOwn } from './own-records.server.ts';

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
 * @throws a 404 page that says `missing` when there is no such record, a 403 page for another team's; what `currentAdmin`
 *   throws
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
  if (!record) return context.get(goneContext) ? { id, ...none } : notFound(missing);
  await requireOwn(context, store.kind, record);
  const used = await listDependents(db, context.get(kindsContext), { kind: store.kind, id });
  const { grants } = currentAdmin(context);
  const dependents = used.map(({ kind, id, label }) =>
    maySeeTo(context.get(rightsContext), grants, kind) ? { id, label } : { id, label: ofOthers },
  );
  return { id, version: recordVersion(record), record, dependents };
}
