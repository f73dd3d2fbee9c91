import { data, type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import { moveRecord, type Order } from '#platform/records/ordered-rows.server.ts';
import type { RecordStore } from '#platform/records/record-store.ts';
import { ConflictError, ForbiddenError } from '#platform/records/refusal.ts';
import type { Change } from '#platform/records/replace.server.ts';
import { dbContext } from '#platform/request/context.ts';
import { forbiddenMessage } from '#platform/sign-in/require-admin.server.ts';
import type { RecordTool } from '../admin-tool.ts';
import type { RecordAnswer } from '../record-answer.ts';
import { withMessage } from '../success-messages.ts';

interface Arranged {
  order?: RecordStore<Order>;
  messages: RecordTool['messages'];
  path: unknown;
}

/** The id of the moved record, and of the record before which it is placed (null: at the end). */
const move = z.tuple([z.string(), z.string().nullable()]);

/** @throws a 400 page for an invalid move, a 403 page if the admin is not allowed to order this list */
export async function moveInOrder(
  context: Readonly<RouterContextProvider>,
  { order, messages, path }: Arranged,
  { form, by }: { form: FormData; by: Change },
) {
  const moved = move.safeParse(parsed(form.get('move')));
  if (!order || !messages.order || !moved.success || typeof path !== 'string')
    throw data(null, { status: 400 });
  const [id, before] = moved.data;
  try {
    await moveRecord(context.get(dbContext), order, { id, before }, by);
  } catch (error) {
    if (error instanceof ForbiddenError) throw data(forbiddenMessage, { status: 403 });
    if (!(error instanceof ConflictError)) throw error;
    const failure = `${messages.order.failed}: Jemand hat die Liste inzwischen geändert.`;
    return data<RecordAnswer>({ failure }, { status: 409 });
  }
  return redirect(withMessage(path, messages.order.word), 303);
}

function parsed(value: FormDataEntryValue | null): unknown {
  try {
    return JSON.parse(String(value));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
