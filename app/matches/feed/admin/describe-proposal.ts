import {
  groundLabels,
  homeFirst,
  isPostponedOrCalledOff,
  statusLabels,
} from '#app/matches/games/game.ts';
import type { ShownProposal } from '#platform/admin/proposals/proposal-list.tsx';
import { formatShortDate } from '#platform/values/vienna.ts';
import type { KeptGame, Proposal } from '../compare-feed.server.ts';
import type { FeedField, FeedValues } from '../compare-game.ts';

const labels: Readonly<Record<FeedField, string>> = {
  date: 'Datum',
  kickoff: 'Anpfiff',
  ground: 'Heim oder auswärts',
  venueId: 'Spielort',
  status: 'Was daraus wurde',
  round: 'Runde',
  goalsFor: 'Unsere Tore',
  goalsAgainst: 'Tore des Gegners',
  playedFor: 'Unsere Tore auf dem Platz',
  playedAgainst: 'Tore des Gegners auf dem Platz',
};

type Venues = ReadonlyMap<string, string>;

export function describeProposal(proposal: Proposal, venues: Venues): ShownProposal {
  const { version, isAdvised, fixture, game, opponent, isNewOpponent, after, fields } = proposal;
  const { unsureName, sameDay, oddWords, isOlder } = proposal;
  const [ours, theirs] = [
    after.goalsFor ?? after.playedFor,
    after.goalsAgainst ?? after.playedAgainst,
  ];
  const shown = game ?? after;
  const asksAgain =
    game &&
    isPostponedOrCalledOff(game.status) &&
    fields.includes('date') &&
    fields.includes('status');
  const round =
    fixture.round && (/^\d+$/.test(fixture.round) ? `Runde ${fixture.round}` : fixture.round);
  const details = [
    shown.kickoff && `${shown.kickoff} Uhr`,
    groundLabels[shown.ground ?? 'home'],
    fixture.competition,
    round,
    fixture.location,
    ...(game ? [] : [after.status && statusLabels[after.status]]),
    ...(game || ours === null || theirs === null
      ? []
      : [homeFirst(after.ground, ours, theirs).join(':')]),
    ...(fixture.remarks ?? []),
    isNewOpponent && 'neuer Gegner',
  ];
  const questions = [
    ...(sameDay === undefined ? [] : [`An diesem Tag steht schon das Spiel gegen ${sameDay}.`]),
    ...(unsureName === undefined ? [] : [whoIsIt(proposal, unsureName)]),
    ...(oddWords.length === 0 ? [] : [isItRight(oddWords)]),
    ...(isOlder ? [older] : []),
  ];
  return {
    ...{ version, isAdvised: isAdvised && questions.length === 0 },
    title: `${formatShortDate(shown.date)}, ${game?.opponent ?? opponent}`,
    detail: details.filter(Boolean).join(', '),
    lines: [...questions, ...(asksAgain && !isAdvised ? [question(game)] : [])],
    changes: game
      ? fields.map((field) => ({
          label: labels[field],
          before: describeValue(field, game, venues),
          after: describeValue(field, after, venues),
        }))
      : [],
  };
}

function whoIsIt({ opponent, isNewOpponent }: Proposal, name: string): string {
  if (isNewOpponent)
    return `Im Spielplan steht „${name}“. Hake es an, wenn der Gegner „${opponent}“ heißt; sonst leg ihn bei den Gegnern an.`;
  return `Im Spielplan heißt der Gegner „${name}“. Hake es an, wenn er derselbe ist; sonst leg ihn bei den Gegnern an.`;
}

const older =
  'Diese Angabe ist älter als die, die zuletzt gelesen wurde. Hake sie an, wenn sie trotzdem gilt.';

function isItRight(words: readonly string[]): string {
  return `Im Titel steht „${words.join('“ und „')}“. Hake es an, wenn trotzdem alles stimmt.`;
}

function question({ status }: Pick<FeedValues, 'status'>): string {
  const word = status === 'postponed' ? 'verschoben' : 'abgesagt';
  return `Dieses Spiel habt ihr ${word}. Der Verband hat es seither verlegt: Hake es an, wenn es am neuen Termin gespielt wird.`;
}

export function describeKeptGame({ game, word, fields }: KeptGame, venues: Venues): string[] {
  return fields.map((field) => {
    const own = describeValue(field, game, venues);
    const theirs = describeValue(field, { ...game, ...word }, venues);
    return `${labels[field]}: bei euch ${own}, im Spielplan ${theirs}`;
  });
}

function describeValue(field: FeedField, { [field]: value }: FeedValues, venues: Venues): string {
  if (field === 'ground') return groundLabels[(value ?? 'home') as keyof typeof groundLabels];
  if (field === 'status')
    return value === null ? 'findet statt' : statusLabels[value as keyof typeof statusLabels];
  if (value === null) return field === 'venueId' ? 'wie üblich' : 'nichts';
  if (field === 'date') return formatShortDate(String(value));
  return field === 'venueId' ? (venues.get(String(value)) ?? '') : String(value);
}
