import { type CriterionName, criteria } from '#app/league/ranking/criteria.ts';
import type { RankingRules, SmallTableRule } from '#app/league/ranking/presets.ts';
import { type PresetName, presetNames, presets } from '#app/league/ranking/presets.ts';

export const rankings = [...presetNames, 'own'] as const;
export type Ranking = PresetName | 'own';

/** All criteria except 'points', because every league ranks by points first. */
export type OwnCriterion = Exclude<CriterionName, 'points'>;
export const ownCriteria = Object.keys(criteria).filter((name) => name !== 'points') as [
  OwnCriterion,
  ...OwnCriterion[],
];

export const smallTableRules = [
  'kept',
  'anew',
  'at once',
] as const satisfies readonly SmallTableRule[];

export const rankingLabels: Record<Ranking, string> = {
  ...(Object.fromEntries(presetNames.map((name) => [name, presets[name].label])) as Record<
    PresetName,
    string
  >),
  own: 'Eigene Reihung',
};

export const criterionLabels = Object.fromEntries(
  ownCriteria.map((name) => [name, criteria[name].label]),
) as Record<OwnCriterion, string>;

export const smallTableLabels: Record<SmallTableRule, string> = {
  kept: 'Sie gilt weiter, ein Kriterium nach dem anderen',
  anew: 'Wen sie gleich lässt, bekommt danach eine neue',
  'at once': 'Sobald sie jemanden trennt, bekommen die anderen eine neue',
};

interface OwnOrder {
  ranking: Ranking;
  smallTable: SmallTableRule | null;
  /** Used only if `ranking` is 'own'. */
  criteria: readonly OwnCriterion[];
}

export function toRankingRules({
  ranking,
  smallTable,
  criteria: own,
}: OwnOrder): Omit<RankingRules, 'win' | 'draw'> {
  if (ranking !== 'own') return presets[ranking];
  return { criteria: ['points', ...own], smallTable: smallTable ?? undefined };
}
