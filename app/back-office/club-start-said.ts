import { sayings } from '#platform/admin/said.ts';

/** What the admin area says to whoever has founded the club. */
export const clubStartSaid = sayings({
  'verein-angelegt':
    'Euer Verein ist angelegt, und du bist angemeldet! Weiter geht es mit den ersten Schritten.',
});
