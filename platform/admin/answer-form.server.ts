import { data, type RouterContextProvider } from 'react-router';
import { noteOutage } from '#platform/request/outage.server.ts';
import { keepPosted, readForm } from '#platform/request/read-form.server.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';

interface Sent {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/**
 * Answers a form of an admin that is not one of a record (record-action.server.ts), also while the
 * database is gone.
 * @param given what is given back of the form then, beside the sentence that says so
 * @throws what `answer` throws, but for an outage
 */
export async function answerForm<Answer, Given extends object>(
  { request, context }: Sent,
  answer: (form: FormData) => Promise<Answer>,
  given: (form: FormData) => Given,
) {
  const form = await readForm(request);
  keepPosted(context, form);
  try {
    currentAdmin(context);
    return await answer(form);
  } catch (error) {
    const failure = noteOutage(context, error);
    if (!failure) throw error;
    return data({ failure, ...given(form) }, { status: 503 });
  }
}
