import { isRouteErrorResponse } from 'react-router';
import type { FormAnswer } from './form-answer.ts';

/** What is said of a form that was not sent, since there is no network. */
export const notSent =
  'Keine Verbindung, es wurde nichts gesendet. Sobald du wieder Empfang hast, schick es einfach noch einmal ab.';
const tooLarge = 'Das ist zu viel auf einmal. Bitte kürze deine Nachricht.';
const anyOther =
  'Das Absenden hat nicht geklappt. Bitte versuch es in ein paar Minuten noch einmal.';

/**
 * Sends a form to its action. Where no answer of the action comes back, that is said beside the
 * form: the router's error page would take what was typed with it.
 */
export async function keepTyped<Answer>(send: () => Promise<Answer>): Promise<Answer | FormAnswer> {
  try {
    return await send();
  } catch (error) {
    // The way to another page.
    if (error instanceof Response) throw error;
    if (isRouteErrorResponse(error) && error.status === 413) return { failure: tooLarge };
    return { failure: navigator.onLine ? anyOther : notSent };
  }
}
