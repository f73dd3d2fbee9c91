import { listReadings, withReading } from '#platform/values/decode-text.ts';
import type { Answers, Question } from './find-columns.ts';

export function readAnswers(form: FormData): Answers {
  return new Map(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    ),
  );
}

const lettersQuestion = 'umlaute';

export function withLetters(text: string, answers: Answers): string {
  const chosen = answers.get(lettersQuestion);
  return chosen ? withReading(text, Number(chosen)) : text;
}

export function askLetters(text: string): Question | undefined {
  const readings = listReadings(text);
  if (readings.length === 0) return undefined;
  const options = readings.map(({ encoding, words }) => ({
    value: String(encoding),
    label: words.join(', '),
  }));
  const label = 'Umlaute? So gehört es richtig:';
  return { name: lettersQuestion, label, options, answer: undefined };
}

/** A German sentence if a program has replaced a letter of the name by '?' or U+FFFD, else undefined. */
export function lostLetters(name: string): string | undefined {
  return /\uFFFD|\p{L}\?\p{L}/u.test(name)
    ? 'Umlaute? In der Liste fehlt ein Buchstabe: Bitte schreib ihn hin.'
    : undefined;
}
