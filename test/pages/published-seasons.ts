import type { OwnCriterion } from '#app/league/competitions/rankings.ts';
import { club } from '#club/club.ts';

/*
 * Published seasons: the tests enter them in each possible way and compare the result with the published
 * tables. The files in test/fixtures/seasons name the sources.
 */

/** The ÖFB order as a custom list: a team that lost half a point in the halving ranks first. */
const secondStage: OwnCriterion[] = [
  ...(['roundedPoints', 'smallTablePoints', 'smallTableDifference', 'smallTableGoals'] as const),
  ...(['goalDifference', 'goals', 'wins', 'awayWins', 'awayGoals'] as const),
];
const licence = 'Verstöße gegen die Lizenzauflagen';

export const austria = {
  ...{ file: 'austria-2022-23', own: 'Austria Wien', name: '2022/23' },
  rules: [
    { ranking: 'oefb', corrections: [{ team: club.name, points: -3, reason: licence }] },
    { ranking: 'oefb', firstDay: '2023-04-01' },
    { ranking: 'own', criteria: secondStage, firstDay: '2023-03-31' },
  ],
} as const;
export const east = {
  ...{ file: 'austria-east-2022-23', own: 'FC Marchfeld Donauauen', name: '2022/23' },
  rules: [
    {
      ranking: 'oefb',
      ...{ withdrawn: ['ASK-BSC Bruck/Leitha'], kept: ['ASK-BSC Bruck/Leitha'] },
    },
  ],
} as const;
export const germany = {
  ...{ file: 'germany-2021-22', own: '1. FC Saarbrücken', name: '2021/22' },
  rules: [{ ranking: 'goalDifference', withdrawn: ['Türkgücü München'] }],
} as const;
const germanyLater = {
  ...{ file: 'germany-2022-23', own: 'FSV Zwickau', name: '2022/23' },
  rules: [{ ranking: 'goalDifference' }],
} as const;
export const italy = {
  ...{ file: 'italy-2020-21', own: 'AS Roma', name: '2020/21' },
  rules: [{ ranking: 'directMeetings' }],
} as const;

export const seasons = [austria, east, germany, germanyLater, italy];

/** Returns a day at the end of the season, so that it is the current season. */
export function seasonEnd({ name }: { name: string }): Date {
  return new Date(`20${name.slice(-2)}-06-25T10:00:00Z`);
}
