import { readingsOf, withReading } from '#platform/values/decode-text.ts';
import type { ReadText } from '../lines.ts';
import type { Answers } from './columns.ts';

export function answersIn(form: FormData): Answers {
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

/** If the encoding is unclear, a question with spellings of some words replaces all other questions. */
export function askLetters(list: ReadText): ReadText {
  const readings = readingsOf(list.text);
  if (readings.length === 0) return list;
  const options = readings.map(({ encoding, words }) => ({
    value: String(encoding),
    label: words.join(', '),
  }));
  const question = { name: lettersQuestion, label: 'Umlaute? So gehört es richtig:', options };
  return { ...list, lines: [], questions: [{ ...question, answer: undefined }] };
}

/** A sentence if a program has replaced a letter of the name by '?' or U+FFFD, else undefined. */
export function lostLetters(name: string): string | undefined {
  return /\uFFFD|\p{L}\?\p{L}/u.test(name)
    ? 'Umlaute? In der Liste fehlt ein Buchstabe: Bitte schreib ihn hin.'
    : undefined;
}
