import { randomUUID } from 'node:crypto';
import { type ActionFunctionArgs, data, type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import type { Db } from '#platform/db/client.server.ts';
import { findOutage } from '#platform/db/outage.server.ts';
import { isRecordId } from '#platform/records/kinds.ts';
import type { Order } from '#platform/records/ordered-rows.server.ts';
import type { EditableStore, RecordStore } from '#platform/records/record-store.ts';
import { ConflictError, NotYoursError, ObstacleError } from '#platform/records/refusal.ts';
import type { Change } from '#platform/records/replace.server.ts';
import { type EnteredRecord, removeRecord, saveRecord } from '#platform/records/save.server.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { dbContext, nowContext, reportContext } from '#platform/request/context.ts';
import { fieldText } from '#platform/request/form-parts.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { currentAdmin, notYours } from '#platform/sign-in/require-admin.server.ts';
import type { RecordTool, Saying } from './admin-tool.ts';
import {
  type Choices,
  describeChoices,
  describeConflict,
  mergeAnswered,
  readChoices,
} from './conflict-answer.server.ts';
import { DoubtError, findNewDoubts, type ListDoubts } from './doubts.server.ts';
import { parseForm } from './form/parse-form.ts';
import { hasKnownFields } from './known-fields.ts';
import { enteredContext, goneContext, newRecord } from './open-record.server.ts';
import { moveInOrder } from './order/move-in-order.server.ts';
import { mayChange, requireOwn } from './own-records.server.ts';
import { type FormPicture, placePicture } from './picture/place-picture.server.ts';
import type { RecordAnswer } from './record-answer.ts';
import { type Saved, searchParameter, withSaved, withSearch, withWord } from './said.ts';

/** What a tool does with the form of one record. */
export interface RecordWork<T, Draft> {
  store: EditableStore<T, Draft>;
  /** As the address has it: 'neu' or nothing stands for a new record. */
  id: string | undefined;
  /** What asks the database for its rules does so once the form is read, which comes back then. */
  schema: z.ZodType<NoInfer<Draft>> | (() => Promise<z.ZodType<NoInfer<Draft>>>);
  /** That of all records, where the list arranges them. */
  order?: RecordStore<Order>;
  /** The picture that its form has. */
  picture?: FormPicture;
  /** What further rules make of the entered record. */
  normalize?: (record: Draft) => Draft;
  /** Whether the admin may learn the names of all that the entered record names. */
  mayName?: (record: Draft, stored: T | undefined) => Promise<boolean>;
  /** What is odd about a record that is entered or stored, in sentences. */
  doubts?: ListDoubts<T | Draft>;
  /** How it is stored, where more than its own record changes. */
  save?: (entered: EnteredRecord<Draft>, by: Change) => Promise<unknown>;
  /** The same for its removal. */
  remove?: (removed: { version: string }, by: Change) => Promise<unknown>;
  /** Where the admin goes on after a change of this record; undefined when it was gone already. */
  path: string | ((record: T | Draft | undefined, id: string) => Promise<string>);
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
  const db = context.get(dbContext);
  const { username } = currentAdmin(context);
  const by = { username, now: context.get(nowContext), may: mayChange(context) };
  const id = !tool.id || tool.id === newRecord ? idOfNew(form) : tool.id;
  // Whose a record is, is asked before anything is said of it: of the stored one, then of the entered one.
  const stored = await tool.store.read(db, id);
  if (stored) await requireOwn(context, tool.store.kind, stored);
  else if (!isRecordId(id)) notFound('Diesen Eintrag gibt es nicht.');
  const schema = typeof tool.schema === 'function' ? await tool.schema() : tool.schema;
  if (!hasKnownFields(form, schema)) throw data(null, { status: 400 });
  if (isMove(form)) return moveInOrder(context, tool, { form, by });
  const version = versionIn(form);
  const wanted = new URL(request.url).searchParams.get(searchParameter);

  if (isRemoval(form)) {
    if (!tool.says.remove) throw data(null, { status: 400 });
    const work = () =>
      tool.remove?.({ version }, by) ?? removeRecord(db, tool.store, id, { version }, by);
    const removal = { id, saying: tool.says.remove, entered: undefined, about: stored };
    return attempt(context, tool, { ...removal, opened: version, outcome: {}, wanted }, work);
  }

  const picture = tool.picture && (await placePicture(context, form, tool.picture));
  const submission = parseForm(form, schema);
  const base = fieldText(form, 'base');
  const choices = base ? readChoices(form) : undefined;
  const outcome: RecordAnswer = {
    version,
    ...(choices && { base, choices: describeChoices(context, tool.store.kind, choices) }),
    result: submission.reply(),
    ...(picture && { picture }),
  };
  // Without an error it was a row to add or to remove, not the record to be saved.
  if (submission.status !== 'success')
    return data(outcome, { status: submission.status === 'error' ? 422 : 200 });
  if (picture?.refusal !== undefined) return data(outcome, { status: 422 });
  const isCurrent = version === recordVersion(stored);
  const entered = tool.normalize?.(submission.value) ?? submission.value;
  const isNew = version === recordVersion(undefined);
  const saying = isNew ? tool.says.add : tool.says.edit;
  const edited = { kind: tool.store.kind, id, opened: base };
  const requireOwnNames = async (draft: Draft) => {
    // A form may hold a part of its record alone.
    await requireOwn(context, tool.store.kind, { ...stored, ...draft });
    if (tool.mayName && !(await tool.mayName(draft, stored))) throw data(notYours, { status: 403 });
  };
  // Before a conflict, too, which names what is entered.
  await requireOwnNames(entered);
  const record =
    choices && isCurrent
      ? await mergeAnswered(context, edited, { current: stored, entered, choices })
      : entered;
  if (record === undefined) {
    const conflict = await describeConflict(context, edited, { current: stored, entered, choices });
    const told = { ...outcome, failure: saying.failed, ...(conflict && { conflict }) };
    return data<RecordAnswer>(told, { status: 409 });
  }
  if (record !== entered) await requireOwnNames(record);
  context.set(enteredContext, record);
  const check = async (transaction: Db) => {
    const doubts = await findNewDoubts(transaction, tool.doubts, id, { record, stored });
    if (doubts && form.get('doubts') !== doubts.answer) throw new DoubtError(doubts);
    // A failure that comes after this gives the form back with what was answered already.
    if (doubts) outcome.doubts = doubts;
  };
  const work = () =>
    tool.save?.({ record, version, check }, by) ??
    saveRecord(db, tool.store, id, { record, version, check }, by);
  return attempt(
    context,
    tool,
    {
      ...{ id, saying, entered: record, about: record, saved: { id, isNew }, outcome, wanted },
      ...{ opened: base || version, choices },
    },
    work,
  );
}

interface Attempt<T, Draft> {
  id: string;
  saying: Saying;
  /** The record as it would be stored; undefined for a removal. */
  entered: Draft | undefined;
  /** The record that is saved or removed; undefined when it is gone already. */
  about: T | Draft | undefined;
  /** The version with which somebody began to change it. */
  opened: string;
  /** Whose changes are stored, where the form knew of a conflict. */
  choices?: Choices | undefined;
  /** Undefined for a removal. */
  saved?: Saved;
  outcome: RecordAnswer;
  /** What was searched for in the list from which the admin comes. */
  wanted: string | null;
}

async function attempt<T, Draft>(
  context: Readonly<RouterContextProvider>,
  tool: RecordWork<T, Draft>,
  { id, saying, entered, about, opened, choices, saved, outcome, wanted }: Attempt<T, Draft>,
  work: () => Promise<unknown>,
) {
  const leadOn = async () => {
    const path = typeof tool.path === 'string' ? tool.path : await tool.path(about, id);
    const found = withSearch(path, wanted);
    return redirect(withWord(saved ? withSaved(found, saved) : found, saying.word), 303);
  };
  try {
    await work();
    return await leadOn();
  } catch (error) {
    if (findOutage(error)) throw error;
    if (error instanceof ConflictError) {
      const { current } = error;
      const isGone = current === undefined;
      // Somebody may have moved it to another team meanwhile.
      if (!isGone) await requireOwn(context, tool.store.kind, current);
      if (!entered)
        return isGone
          ? // Sent twice, or by two: it is done.
            leadOn()
          : data<RecordAnswer>(
              { ...outcome, failure: saying.failed, hasChanged: true },
              { status: 409 },
            );
      const edited = { kind: tool.store.kind, id, opened };
      const conflict = await describeConflict(context, edited, { current, entered, choices });
      // Sent twice, as a thumb does: what was entered is what is stored.
      if (!conflict) return leadOn();
      context.set(goneContext, isGone);
      // What is odd is asked together with what somebody else has stored meanwhile.
      const doubts = await findNewDoubts(context.get(dbContext), tool.doubts, id, {
        record: entered,
        stored: current,
      });
      if (doubts) outcome.doubts = doubts;
      return data<RecordAnswer>({ ...outcome, failure: saying.failed, conflict }, { status: 409 });
    }
    if (error instanceof DoubtError)
      return data<RecordAnswer>({ ...outcome, doubts: error.doubts }, { status: 409 });
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
