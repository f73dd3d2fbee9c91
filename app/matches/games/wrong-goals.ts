import { isPostponedOrCalledOff } from './game.ts';
import { type EnteredGoals, isPitchScoreVoid, normalizeGame } from './normalize-game.ts';

interface WrongField {
  field: keyof EnteredGoals;
  message: string;
}

export function listWrongGoals(entered: EnteredGoals): WrongField[] {
  const wrong: WrongField[] = [];
  const refuse = (field: keyof EnteredGoals, message: string) => wrong.push({ field, message });
  const game = normalizeGame(entered);
  // Compares with the score on the pitch, because awarded goals have no half-time score and no penalties.
  const [ours, theirs] = [game.playedFor ?? game.goalsFor, game.playedAgainst ?? game.goalsAgainst];
  if (game.halfTimeFor !== null && ours !== null && game.halfTimeFor > ours)
    refuse('halfTimeFor', moreThanInTheEnd);
  if (game.halfTimeAgainst !== null && theirs !== null && game.halfTimeAgainst > theirs)
    refuse('halfTimeAgainst', moreThanInTheEnd);
  if (ours === null && game.halfTimeFor !== null)
    refuse(entered.halfTimeFor === null ? 'halfTimeAgainst' : 'halfTimeFor', withoutEnd);

  const { status } = game;
  if (isPostponedOrCalledOff(status) && ours !== null)
    refuse('status', 'Ein Spiel, das nicht stattfindet, hat kein Ergebnis.');
  if (status === 'awarded' && game.goalsFor === null)
    refuse('goalsFor', 'Bitte gib als Endstand ein, wie das Spiel gewertet wurde.');
  if (isPitchScoreVoid(status) && game.goalsFor !== null)
    refuse('goalsFor', 'Hier zählt kein Endstand: Bitte gib nur den Stand auf dem Platz ein.');
  if (game.playedFor !== null && status !== 'awarded' && !isPitchScoreVoid(status))
    refuse('playedFor', 'Das gibt es nur bei Abbruch, Wertung oder Wiederholung.');

  if (game.penaltiesFor === null) return wrong;
  if (game.penaltiesFor === game.penaltiesAgainst)
    refuse('penaltiesFor', 'Ein Elfmeterschießen hat einen Sieger.');
  if (ours === null || ours !== theirs)
    refuse(
      'penaltiesFor',
      'Ein Elfmeterschießen gibt es nur, wenn es am Ende unentschieden steht.',
    );
  return wrong;
}

const withoutEnd = 'Ohne Endstand gibt es keinen Halbzeitstand: Bitte lösche auch diesen.';
const moreThanInTheEnd = 'Zur Halbzeit können es nicht mehr Tore sein als am Ende.';
