import { z } from 'zod';
import { isOwnTeam } from '#app/club/details/own-team.ts';
import type { RecordTool } from '#platform/admin/admin-tool.ts';
import {
  choice,
  optionalNumber,
  optionalText,
  reference,
  requiredNumber,
  requiredText,
} from '#platform/admin/form/field-schemas.ts';
import { recordMessages } from '#platform/admin/record-messages.ts';
import { normalizeName } from '#platform/values/normalize-name.ts';
import { competitionParameter } from '#platform/values/query-parameters.ts';

export const tool = {
  path: '/admin/runden',
  name: 'Runden',
  menu: 'table',
  place: 8,
  messages: recordMessages('Runde', 'runde'),
} as const satisfies RecordTool;

export function newRoundPath(competitionId: string): string {
  return `${tool.path}/neu?${new URLSearchParams({ [competitionParameter]: competitionId })}`;
}

const verdicts = ['home', 'away', 'both'] as const;

const resultOf = (own: readonly string[]) =>
  z
    .object({
      home: requiredText('Bitte wähle ein Team.'),
      away: optionalText(),
      homeGoals: optionalNumber(0, 99),
      awayGoals: optionalNumber(0, 99),
      awarded: choice(verdicts, 'Bitte wähle, für wen das Spiel gewertet wurde.')
        .optional()
        .transform((verdict) => verdict ?? null),
    })
    .superRefine(({ home, away, homeGoals, awayGoals, awarded }, { addIssue }) => {
      const refuse = (path: string, message: string) =>
        addIssue({ code: 'custom', path: [path], message });
      // The form has no visible field for the teams, because an admin taps them. So these errors appear at
      // the goals.
      if (away === null) refuse('homeGoals', 'Tippe an, gegen wen.');
      if (away !== null && normalizeName(away) === normalizeName(home))
        refuse('homeGoals', 'Ein Team spielt nicht gegen sich selbst.');
      if ([home, away].some((team) => team !== null && isOwnTeam(team, own)))
        refuse('homeGoals', 'Eure eigenen Spiele kommen von selbst dazu.');
      if (homeGoals !== null && awayGoals === null)
        refuse('awayGoals', 'Bitte gib auch diese Tore ein.');
      if (homeGoals === null && awayGoals !== null)
        refuse('homeGoals', 'Bitte gib auch diese Tore ein.');
      if (awarded !== null && homeGoals === null)
        refuse('homeGoals', 'Bitte gib ein, wie gewertet wurde, zum Beispiel 3:0.');
      else if (awarded !== null && verdictOf(homeGoals ?? 0, awayGoals ?? 0) !== awarded)
        refuse('awarded', 'Das passt nicht zu den Toren.');
    })
    .transform(({ away, ...rest }) => ({ ...rest, away: away ?? '' }));

function verdictOf(home: number, away: number): (typeof verdicts)[number] {
  if (home === away) return 'both';
  return home > away ? 'home' : 'away';
}

export const maxResults = 64;

export function roundSchema(own: readonly string[]) {
  return z.object({
    competitionId: reference('Bitte wähle den Bewerb.'),
    round: requiredNumber(1, 99, 'Bitte gib die Runde ein.'),
    results: z.array(resultOf(own)).max(maxResults, `Das sind mehr als ${maxResults} Spiele.`),
  });
}
