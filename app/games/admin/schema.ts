import { z } from 'zod';
import {
  choice,
  date,
  imageAddress,
  optionalNumber,
  optionalTime,
  requiredText,
} from '#platform/admin/form/field-schemas.ts';
import { gameKinds } from '../game-kinds.ts';
import { withBlankGoals } from './blank-goals.ts';

/** The form of a game (spec §3, §5), of which `withBlankGoals` makes what is stored. */
export const gameSchema = z
  .object({
    opponent: requiredText('Bitte gib den Gegner ein.'),
    kind: choice(gameKinds, 'Bitte wähle die Art des Spiels.'),
    date: date('Bitte gib das Datum ein.'),
    kickoff: optionalTime(),
    crest: imageAddress(),
    goalsFor: optionalNumber(0, 9999),
    goalsAgainst: optionalNumber(0, 9999),
    halfTimeFor: optionalNumber(0, 9999),
    halfTimeAgainst: optionalNumber(0, 9999),
  })
  .superRefine((entered, { addIssue }) => {
    const game = withBlankGoals(entered);
    for (const [halfTime, fullTime] of [
      ['halfTimeFor', 'goalsFor'],
      ['halfTimeAgainst', 'goalsAgainst'],
    ] as const)
      if (game[halfTime] !== null && game[fullTime] !== null && game[halfTime] > game[fullTime])
        addIssue({ code: 'custom', path: [halfTime], message: moreThanInTheEnd });
    if (game.goalsFor === null && game.halfTimeFor !== null)
      addIssue({
        code: 'custom',
        path: [entered.halfTimeFor === null ? 'halfTimeAgainst' : 'halfTimeFor'],
        message: withoutEnd,
      });
  });

const withoutEnd = 'Ohne Endstand gibt es keinen Halbzeitstand: Bitte lösche auch diesen.';
const moreThanInTheEnd = 'Zur Halbzeit können es nicht mehr Tore sein als am Ende.';
