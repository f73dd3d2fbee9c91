import { useId } from 'react';
import inputs from '#platform/admin/form/inputs.module.css';
import button from '#platform/ui/button.module.css';
import { isOpen } from '../import-rows.ts';
import type { Question } from '../reading/find-columns.ts';

export function Questions({ questions }: { questions: readonly Question[] }) {
  const id = useId();
  if (questions.length === 0) return null;
  return (
    <>
      {questions.map(({ name, label, options, answer }) => (
        <p key={name} className={inputs.field}>
          <label htmlFor={`${id}-${name}`} className={inputs.label}>
            {label}
          </label>
          <select
            id={`${id}-${name}`}
            name={name}
            defaultValue={answer ?? ''}
            className={inputs.control}
          >
            {answer === undefined && <option value="">Bitte wählen</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </p>
      ))}
      <button
        type="submit"
        name="intent"
        value="answer"
        className={isOpen(questions) ? button.button : `${button.button} ${button.quiet}`}
      >
        {isOpen(questions) ? 'Weiter' : 'So einlesen'}
      </button>
    </>
  );
}
