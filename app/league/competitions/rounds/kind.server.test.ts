import { expect, test } from 'vitest';
import { describeDifferences } from '#platform/records/describe-change.ts';
import { leagueRoundKind } from './kind.server.ts';

test('the audit log shows the goals of a 0:0 between other teams', () => {
  const game = { home: 'SC Berg', away: 'FC Bach', awarded: null };
  const results = [
    { ...game, homeGoals: 0, awayGoals: 0 },
    { ...game, home: 'SK Tal', homeGoals: null, awayGoals: null },
  ];
  const [said] = describeDifferences(null, { results }, leagueRoundKind.fields, {});
  expect(said?.other).toBe(
    'SC Berg, Gast FC Bach, Tore (Heim) 0, Tore (Gast) 0\nSK Tal, Gast FC Bach',
  );
});
