import { randomUUID } from 'node:crypto';
import { parseWithZod } from '@conform-to/zod/v4';
import { type ActionFunctionArgs, data, type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import { findOutage } from '#platform/db/outage.server.ts';
import { ConflictError } from '#platform/records/conflict-error.ts';
import { listNames, recordKind } from '#platform/records/kind.server.ts';
import { namedIds } from '#platform/records/named-ids.ts';
import { NotYoursError } from '#platform/records/not-yours-error.ts';
import { ObstacleError } from '#platform/records/obstacle-error.ts';
import type { Order } from '#platform/records/ordered-rows.server.ts';
import type { EditableStore, RecordStore } from '#platform/records/record-store.ts';
import { removeRecord, saveRecord } from '#platform/records/save.server.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import { dbContext, kindsContext, nowContext, reportContext } from '#platform/request/context.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { currentAdmin, notYours } from '#platform/sign-in/require-admin.server.ts';
import type { RecordTool, Saying } from './admin-tool.ts';
import { describeDifferences } from './describe.ts';
import { hasKnownFields } from './known-fields.ts';
import { enteredContext, goneContext, newRecord } from './open-record.server.ts';
import { moveInOrder } from './order/move-in-order.server.ts';
import { mayChange, requireOwn } from './own-records.server.ts';
import { type FormPicture, placePicture } from './picture/place-picture.server.ts';
import type { RecordAnswer } from './record-answer.ts';
import { withWord } from './said.ts';

/** What a tool does with the form of one record. */
export interface RecordWork<T, Draft> {
  store: EditableStore<T, Draft>;
  /** As the address has it: 'neu' or nothing stands for a new record. */
  id: string | undefined;
  /** What asks the database for its rules does so once the form is read, which comes back then. */
  schema: z.ZodType<Draft> | (() => Promise<z.ZodType<Draft>>);
  /** That of all records, where the list arranges them. */
  order?: RecordStore<Order>;
  /** The picture that its form has. */
  picture?: FormPicture;
  /** What further rules make of the entered record. */
  normalize?: (record: Draft) => Draft;
  /** What is odd about a record that is entered or stored, in sentences. */
  doubts?: (record: T | Draft, id: string) => Promise<string[]>;
  /** Where the admin goes on after a change of this record; undefined when it was gone already. */
  path: string | ((record: T | Draft | undefined) => Promise<string>);
  says: RecordTool['says'];
}

/**
 * Answers the form of a tool: stores or removes the record and leads on, or gives the form back
 * with everything that was entered (spec §5, §8).
 * @throws a 405 page for another method than POST, a 400 page for a body that is no such form, a 403 page for
 *   another team's record
 */
export async function recordAction<T, Draft>(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  tool: RecordWork<T, Draft>,
) {
  const form = await readForm({ request, context });
  const schema = typeof tool.schema === 'function' ? await tool.schema() : tool.schema;
  if (!hasKnownFields(form, schema)) throw data(null, { status: 400 });
  const db = context.get(dbContext);
  const { username } = currentAdmin(context);
  const by = { username, now: context.get(nowContext), may: mayChange(context) };
  if (isMove(form)) return moveInOrder(context, tool, { form, by });
  const version = versionIn(form);
  const id = !tool.id || tool.id === newRecord ? idOfNew(form) : tool.id;

  if (isRemoval(form)) {
    if (!tool.says.remove) throw data(null, { status: 400 });
    const about = await tool.store.read(db, id);
    if (about) await requireOwn(context, tool.store.kind, about);
    const work = () => removeRecord(db, tool.store, id, { version }, by);
    const removal = { saying: tool.says.remove, entered: undefined, about, outcome: {} };
    return attempt(context, tool, removal, work);
  }

  const picture = tool.picture && (await placePicture(context, form, tool.picture));
  const submission = parseWithZod(form, { schema });
  const outcome: RecordAnswer = {
    version,
    result: submission.reply(),
    ...(picture && { picture }),
  };
  // Without an error it was a row to add or to remove, not the record to be saved.
  if (submission.status !== 'success')
    return data(outcome, { status: submission.status === 'error' ? 422 : 200 });
  if (picture?.refusal !== undefined) return data(outcome, { status: 422 });
  const record = tool.normalize?.(submission.value) ?? submission.value;
  context.set(enteredContext, record);
  const stored = await tool.store.read(db, id);
  if (stored) await requireOwn(context, tool.store.kind, stored);
  const doubts = await newDoubts(tool, id, { record, stored });
  if (doubts) outcome.doubts = doubts;
  // What somebody else has stored meanwhile is asked about together with it.
  const isCurrent = version === recordVersion(stored);
  if (doubts && isCurrent && form.get('doubts') !== doubts.answer)
    return data(outcome, { status: 409 });
  const saying = version === recordVersion(undefined) ? tool.says.add : tool.says.edit;
  const work = () => saveRecord(db, tool.store, id, { record, version }, by);
  return attempt(context, tool, { saying, entered: record, about: record, outcome }, work);
}

interface Attempt<T, Draft> {
  saying: Saying;
  /** The record as it would be stored; undefined for a removal. */
  entered: Draft | undefined;
  /** The record that is saved or removed; undefined when it is gone already. */
  about: T | Draft | undefined;
  outcome: RecordAnswer;
}

async function attempt<T, Draft>(
  context: Readonly<RouterContextProvider>,
  tool: RecordWork<T, Draft>,
  { saying, entered, about, outcome }: Attempt<T, Draft>,
  work: () => Promise<unknown>,
) {
  const leadOn = async () => {
    const path = typeof tool.path === 'string' ? tool.path : await tool.path(about);
    return redirect(withWord(path, saying.word), 303);
  };
  try {
    await work();
    return await leadOn();
  } catch (error) {
    if (findOutage(error)) throw error;
    if (error instanceof ConflictError) {
      const { current } = error;
      const isGone = current === undefined;
      if (!entered)
        return isGone
          ? // Sent twice, or by two: it is done.
            leadOn()
          : data<RecordAnswer>(
              { ...outcome, failure: saying.failed, hasChanged: true },
              { status: 409 },
            );
      const kinds = context.get(kindsContext);
      const differences = describeDifferences(
        current as object | undefined,
        { ...(current as object | undefined), ...(entered as object) },
        recordKind(kinds, tool.store.kind).fields,
        await listNames(context.get(dbContext), kinds, namedIds([current, entered])),
      );
      // Sent twice, as a thumb does: what was entered is what is stored.
      if (!isGone && differences.length === 0) return leadOn();
      context.set(goneContext, isGone);
      const conflict = { version: recordVersion(current), isGone, differences };
      return data<RecordAnswer>({ ...outcome, failure: saying.failed, conflict }, { status: 409 });
    }
    if (error instanceof NotYoursError) throw data(notYours, { status: 403 });
    if (error instanceof ObstacleError)
      return data<RecordAnswer>(
        { ...outcome, failure: `${saying.failed}: ${error.message}` },
        { status: 409 },
      );
    context.get(reportContext)(error);
    return data<RecordAnswer>({ ...outcome, failure: saying.failed }, { status: 500 });
  }
}

/** What is odd about an entered record and was not about the stored one; undefined when nothing is. */
async function newDoubts<T, Draft>(
  tool: RecordWork<T, Draft>,
  id: string,
  { record, stored }: { record: Draft; stored: T | undefined },
): Promise<RecordAnswer['doubts']> {
  const entered = (await tool.doubts?.(record, id)) ?? [];
  if (entered.length === 0) return undefined;
  const known = stored && (await tool.doubts?.(stored, id));
  const sentences = entered.filter((sentence) => !known?.includes(sentence));
  return sentences.length > 0 ? { sentences, answer: recordVersion(sentences) } : undefined;
}

function isRemoval(form: FormData): boolean {
  return form.get('intent') === 'remove';
}

function isMove(form: FormData): boolean {
  return form.get('intent') === 'move';
}

function versionIn(form: FormData): string {
  return String(form.get('version') ?? '');
}

/** The id that the page has given a new record, so that sent twice it is stored once. */
function idOfNew(form: FormData): string {
  const id = z.uuid().safeParse(form.get('recordId'));
  return id.success ? id.data : randomUUID();
}
