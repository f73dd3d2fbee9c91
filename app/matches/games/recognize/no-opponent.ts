import { sameName } from '#platform/values/same-name.ts';

const bye = /\bspielfrei(?:er|e)?\b|^(?:freilos|frei|bye|rasttag)$/;
const open =
  /^(?:n\.? ?n\.?|t\.?b\.?[ad]\.?|(?:noch |gegner )?(?:offen|unbekannt)|[-–—?_. ]+|x+|(?:sieger|verlierer|gewinner|winner|loser)\b.*\d.*)$/;

/** Explains why a text like 'spielfrei' is no opponent; undefined for a name. */
export function noOpponent(name: string): string | undefined {
  const said = sameName(name);
  if (bye.test(said)) return 'Spielfrei: Das ist kein Spiel.';
  return open.test(said) ? 'Der Gegner steht noch nicht fest.' : undefined;
}
