import { useId } from 'react';
import inputs from '#platform/admin/form/inputs.module.css';
import type { SimilarTeam } from './similar-teams.server.ts';

export function SimilarTeams({ similar }: { similar: readonly SimilarTeam[] }) {
  const id = useId();
  if (similar.length === 0) return null;
  return (
    <fieldset>
      <legend>So heißt bei euch kein Gegner. Wer ist gemeint?</legend>
      {similar.map(({ spelling, name }, index) => (
        <p key={spelling} className={inputs.tick}>
          <input type="checkbox" id={`${id}-${index}`} name="same" value={spelling} />
          <label htmlFor={`${id}-${index}`}>
            „{spelling}“ ist {name}
          </label>
        </p>
      ))}
    </fieldset>
  );
}
