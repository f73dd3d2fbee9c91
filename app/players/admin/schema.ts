import { z } from 'zod';
import {
  choice,
  count,
  imageAddress,
  isWrittenDay,
  optionalNumber,
  optionalText,
  requiredText,
  tick,
} from '#platform/admin/form/field-schemas.ts';
import { positions } from '../positions.ts';

/** Such a text is a date; all others stay as they are typed, 'Sommer 2019' among them. */
const looksLikeDay = /^\d+\.\d+\.\d+$/;

/** Games, goals, cards of one season or of all. */
const performance = {
  gamesPlayed: count(),
  goals: count(),
  assists: count(),
  cleanSheets: count(),
  yellowCards: count(),
  redCards: count(),
};

/** The form of a player (spec §3, §5). */
export const playerSchema = z.object({
  name: requiredText('Bitte gib einen Namen ein.'),
  position: choice(positions, 'Bitte wähle eine Position.'),
  image: imageAddress(),
  active: tick(),
  shirtNumber: optionalNumber(1, 999),
  birthYear: optionalNumber(1900, 2100),
  joinedOn: optionalText().refine(
    (text) =>
      text === null || !looksLikeDay.test(text) || isWrittenDay(text.replace(/\b\d\b/g, '0$&')),
    'Dieses Datum gibt es nicht. Bitte gib es im Format TT.MM.JJJJ ein.',
  ),
  lastClub: optionalText(),
  competitions: optionalText(),
  ...performance,
  pastSeasons: z
    .array(z.object({ season: requiredText('Bitte gib die Saison ein.', 20), ...performance }))
    .max(100, 'Das sind mehr als 100 Saisonen.'),
});
