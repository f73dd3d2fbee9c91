import { awayGoals } from './criteria/away-goals.ts';
import { awayWins } from './criteria/away-wins.ts';
import { behindByVerdict } from './criteria/behind-by-verdict.ts';
import { draws } from './criteria/draws.ts';
import { goalDifference } from './criteria/goal-difference.ts';
import { goals } from './criteria/goals.ts';
import { losses } from './criteria/losses.ts';
import { name } from './criteria/name.ts';
import { points } from './criteria/points.ts';
import { roundedPoints } from './criteria/rounded-points.ts';
import { smallTableAwayGoals } from './criteria/small-table-away-goals.ts';
import { smallTableDifference } from './criteria/small-table-difference.ts';
import { smallTableGoals } from './criteria/small-table-goals.ts';
import { smallTablePoints } from './criteria/small-table-points.ts';
import { wins } from './criteria/wins.ts';

export const criteria = {
  points,
  roundedPoints,
  behindByVerdict,
  smallTablePoints,
  smallTableDifference,
  smallTableGoals,
  smallTableAwayGoals,
  goalDifference,
  goals,
  wins,
  draws,
  losses,
  awayWins,
  awayGoals,
  name,
};

export type CriterionName = keyof typeof criteria;
