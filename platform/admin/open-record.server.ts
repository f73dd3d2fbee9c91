import { randomUUID } from 'node:crypto';
import { createContext, data, type RouterContextProvider } from 'react-router';
import { kindsContext } from '#platform/records/context.ts';
import { type Dependent, listDependents } from '#platform/records/kind.server.ts';
import type { RecordStore } from '#platform/records/record-store.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { dbContext } from '#platform/request/context.ts';
import { currentAdmin, forbiddenMessage } from '#platform/sign-in/require-admin.server.ts';
import { canManage, rightsContext } from '#platform/sign-in/rights.ts';
import { ownRecords, ownTeamIds, requireOwn } from './record-permissions.server.ts';

export const newRecord = 'neu';

/** True if the record was removed while its form was open. The page then still shows the entered values. */
export const goneContext = createContext(false);

const ofOthers = 'Etwas, das andere pflegen';

export const enteredContext = createContext<unknown>(null);

export interface OpenRecord<T> {
  id: string;
  version: string;
  record: T | undefined;
  dependents: Dependent[];
}

/**
 * @throws the errors of `currentAdmin`, a 403 page for another team's record, or a 404 page for a missing
 * record. Admins of single teams get the 403 page for a missing record, too, because they must not learn which
 * records exist.
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
  if (!record && ownTeamIds(context, store.kind) !== 'all')
    throw data(forbiddenMessage, { status: 403 });
  if (!record) notFound(missing);
  await requireOwn(context, store.kind, record);
  const used = await listDependents(db, context.get(kindsContext), { kind: store.kind, id });
  const { grants } = currentAdmin(context);
  const own = new Set<Dependent>();
  for (const [kind, records] of Map.groupBy(used, ({ kind }) => kind))
    if (canManage(context.get(rightsContext), grants, kind))
      for (const record of await ownRecords(context, kind, records)) own.add(record);
  const dependents = used.map((dependent) => ({
    id: dependent.id,
    label: own.has(dependent) ? dependent.label : ofOthers,
  }));
  return { id, version: recordVersion(record), record, dependents };
}
