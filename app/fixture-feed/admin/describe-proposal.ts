import { groundWords } from '#app/games/ground.ts';
import { statusWords } from '#app/games/status.ts';
import type { ShownProposal } from '#platform/admin/proposals/proposal-list.tsx';
import { formatShortDate } from '#platform/values/vienna.ts';
import type { Proposal } from '../compare-feed.server.ts';
import type { SaidField, SaidOfGame } from '../said-of-game.ts';

const labels: Readonly<Record<SaidField, string>> = {
  date: 'Datum',
  kickoff: 'Anpfiff',
  ground: 'Heim oder auswärts',
  venueId: 'Spielort',
  status: 'Was daraus wurde',
  round: 'Runde',
};

/** @param venues what venues are called, by their ids */
export function describeProposal(
  { version, isAdvised, fixture, game, opponent, after, fields }: Proposal,
  venues: ReadonlyMap<string, string>,
): ShownProposal {
  const said = (field: SaidField, { [field]: value }: SaidOfGame): string => {
    if (field === 'ground') return groundWords[(value ?? 'home') as keyof typeof groundWords];
    if (value === null) return field === 'venueId' ? 'wie üblich' : 'nichts';
    if (field === 'date') return formatShortDate(value);
    if (field === 'status') return statusWords[value as keyof typeof statusWords];
    return field === 'venueId' ? (venues.get(value) ?? '') : value;
  };
  const shown = game ?? after;
  const round =
    fixture.round && (/^\d+$/.test(fixture.round) ? `Runde ${fixture.round}` : fixture.round);
  const details = [
    shown.kickoff && `${shown.kickoff} Uhr`,
    groundWords[shown.ground ?? 'home'],
    fixture.competition,
    round,
    fixture.location,
  ];
  return {
    ...{ version, isAdvised },
    title: `${formatShortDate(shown.date)}, ${game?.opponent ?? opponent}`,
    detail: details.filter(Boolean).join(', '),
    changes: game
      ? fields.map((field) => ({
          label: labels[field],
          before: said(field, game),
          after: said(field, after),
        }))
      : [],
  };
}
