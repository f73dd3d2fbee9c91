import { sayings } from '#platform/admin/said.ts';

/** What the start of the admin area says after one of the first steps was put aside or brought back. */
export const firstStepSaid = sayings({
  'schritt-weggelegt': 'Weggelegt! Wenn ihr es doch braucht, hol es unten zurück.',
  'schritt-zurueckgeholt': 'Steht wieder bei den ersten Schritten!',
});
