import { randomUUID } from 'node:crypto';
import { type ActionFunctionArgs, data, type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import type { Db } from '#platform/db/client.server.ts';
import { findOutage } from '#platform/db/outage.server.ts';
import { isRecordId } from '#platform/records/kinds.ts';
import type { Order } from '#platform/records/ordered-rows.server.ts';
import type { EditableStore, RecordStore } from '#platform/records/record-store.ts';
import { BlockedChangeError, ConflictError, ForbiddenError } from '#platform/records/refusal.ts';
import type { Change } from '#platform/records/replace.server.ts';
import { type EnteredRecord, removeRecord, saveRecord } from '#platform/records/save.server.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { dbContext, nowContext, reportContext } from '#platform/request/context.ts';
import { fieldText } from '#platform/request/form-parts.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { currentAdmin, forbiddenMessage } from '#platform/sign-in/require-admin.server.ts';
import type { ChangeMessages, RecordTool } from './admin-tool.ts';
import {
  type Choices,
  describeChoices,
  describeConflict,
  mergeAnswered,
  readChoices,
} from './conflict-answer.server.ts';
import { parseForm } from './form/parse-form.ts';
import { hasKnownFields } from './known-fields.ts';
import { enteredContext, goneContext, newRecord } from './open-record.server.ts';
import { moveInOrder } from './order/move-in-order.server.ts';
import { type FormPicture, saveFormPicture } from './picture/place-picture.server.ts';
import type { RecordAnswer } from './record-answer.ts';
import { mayChange, requireOwn } from './record-permissions.server.ts';
import {
  type Saved,
  searchParameter,
  withMessage,
  withSaved,
  withSearch,
} from './success-messages.ts';
import { findNewWarnings, type ListWarnings, UnconfirmedWarningError } from './warnings.server.ts';

export interface RecordWork<T, Draft> {
  store: EditableStore<T, Draft>;
  id: string | undefined;
  /**
   * A function if the schema needs data from the database. It runs after the form has been read, so that no
   * input is lost if the database fails.
   */
  schema: z.ZodType<NoInfer<Draft>> | (() => Promise<z.ZodType<NoInfer<Draft>>>);
  order?: RecordStore<Order>;
  picture?: FormPicture;
  normalize?: (record: Draft) => Draft;
  /** Checks if the admin can see the names of all records to which `record` refers. */
  mayName?: (record: Draft, stored: T | undefined) => Promise<boolean>;
  warnings?: ListWarnings<T | Draft>;
  save?: (entered: EnteredRecord<Draft>, by: Change) => Promise<unknown>;
  remove?: (removed: { version: string }, by: Change) => Promise<unknown>;
  path: string | ((record: T | Draft | undefined, id: string) => Promise<string>);
  messages: RecordTool['messages'];
}

/**
 * Saves, moves or removes a record.
 * @returns the entered values if the record cannot be saved (spec §5, §8)
 * @throws the error pages of `readForm`, 400 for a form that no page sends, 403 for another team's record, 404
 * for an id that no record can have
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
  const stored = await tool.store.read(db, id);
  if (stored) await requireOwn(context, tool.store.kind, stored);
  else if (!isRecordId(id)) notFound('Eintrag nicht gefunden');
  const schema = typeof tool.schema === 'function' ? await tool.schema() : tool.schema;
  if (!hasKnownFields(form, schema)) throw data(null, { status: 400 });
  if (isMove(form)) return moveInOrder(context, tool, { form, by });
  const version = versionIn(form);
  const wanted = new URL(request.url).searchParams.get(searchParameter);

  if (isRemoval(form)) {
    if (!tool.messages.remove) throw data(null, { status: 400 });
    const work = () =>
      tool.remove?.({ version }, by) ?? removeRecord(db, tool.store, id, { version }, by);
    const removal = { id, saying: tool.messages.remove, entered: undefined, about: stored };
    return attempt(context, tool, { ...removal, opened: version, outcome: {}, wanted }, work);
  }

  const picture = tool.picture && (await saveFormPicture(context, form, tool.picture));
  const submission = parseForm(form, schema);
  const base = fieldText(form, 'base');
  const choices = base ? readChoices(form) : undefined;
  const outcome: RecordAnswer = {
    version,
    ...(choices && { base, choices: describeChoices(context, tool.store.kind, choices) }),
    result: submission.reply(),
    ...(picture && { picture }),
  };
  // The status is undefined if a button has added or removed a row; the form is then shown again.
  if (submission.status !== 'success')
    return data(outcome, { status: submission.status === 'error' ? 422 : 200 });
  if (picture?.refusal !== undefined) return data(outcome, { status: 422 });
  const isCurrent = version === recordVersion(stored);
  const entered = tool.normalize?.(submission.value) ?? submission.value;
  const isNew = version === recordVersion(undefined);
  const saying = isNew ? tool.messages.add : tool.messages.edit;
  const edited = { kind: tool.store.kind, id, opened: base };
  const requireOwnNames = async (draft: Draft) => {
    await requireOwn(context, tool.store.kind, { ...stored, ...draft });
    if (tool.mayName && !(await tool.mayName(draft, stored)))
      throw data(forbiddenMessage, { status: 403 });
  };
  // This check must come before `describeConflict`, because the description of a conflict contains names of
  // other records.
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
    const warnings = await findNewWarnings(transaction, tool.warnings, id, { record, stored });
    if (warnings && form.get('warnings') !== warnings.answer)
      throw new UnconfirmedWarningError(warnings);
    if (warnings) outcome.warnings = warnings;
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
  saying: ChangeMessages;
  entered: Draft | undefined;
  about: T | Draft | undefined;
  opened: string;
  choices?: Choices | undefined;
  saved?: Saved;
  outcome: RecordAnswer;
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
    return redirect(withMessage(saved ? withSaved(found, saved) : found, saying.word), 303);
  };
  try {
    await work();
    return await leadOn();
  } catch (error) {
    if (findOutage(error)) throw error;
    if (error instanceof ConflictError) {
      const { current } = error;
      const isGone = current === undefined;
      // While the form is open, another admin can move the record to another team.
      if (!isGone) await requireOwn(context, tool.store.kind, current);
      if (!entered)
        return isGone
          ? // The form was sent twice, or two admins have removed the record.
            leadOn()
          : data<RecordAnswer>(
              { ...outcome, failure: saying.failed, hasChanged: true },
              { status: 409 },
            );
      const edited = { kind: tool.store.kind, id, opened };
      const conflict = await describeConflict(context, edited, { current, entered, choices });
      // No difference means that the form was sent twice and the record is stored already.
      if (!conflict) return leadOn();
      context.set(goneContext, isGone);
      const warnings = await findNewWarnings(context.get(dbContext), tool.warnings, id, {
        record: entered,
        stored: current,
      });
      if (warnings) outcome.warnings = warnings;
      return data<RecordAnswer>({ ...outcome, failure: saying.failed, conflict }, { status: 409 });
    }
    if (error instanceof UnconfirmedWarningError)
      return data<RecordAnswer>({ ...outcome, warnings: error.warnings }, { status: 409 });
    if (error instanceof ForbiddenError) throw data(forbiddenMessage, { status: 403 });
    if (error instanceof BlockedChangeError)
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

/** The form has the id of the new record, so that a form that is sent twice stores only one record. */
function idOfNew(form: FormData): string {
  const id = z.uuid().safeParse(form.get('recordId'));
  return id.success ? id.data : randomUUID();
}
