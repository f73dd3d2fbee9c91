import { gameState, resultStands } from '#app/matches/games/game.ts';
import { isDay, readDay, readTime } from '#platform/values/parse-date-time.ts';
import type { Fixture } from './reading/read-feed.server.ts';
import { isCompetition, type Title, takeLabel } from './reading/read-title.ts';

interface Beside {
  rests: readonly string[];
  isHome: boolean;
  clock: { now: Date; today: string };
}

/** Adds the details in `rests`: the words of the title beside the club names. Unknown words become remarks. */
export function withTails(
  fixture: Fixture,
  { rests, isHome, clock }: Beside,
): Fixture & Required<Pick<Fixture, 'ground' | 'remarks'>> {
  const { goals: read, state: written, ...others } = fixture;
  const { date, kickoff, competition, isCancelled } = fixture;
  const said: Pick<Title, 'competition' | 'round' | 'ground' | 'remarks'> = {
    remarks: [...(fixture.remarks ?? [])],
    ...(competition && isCompetition(competition) && { competition }),
    ...(fixture.ground && { ground: fixture.ground }),
  };
  for (const rest of rests) takeLabel(rest, said);
  const state = stateByDay(written, date, said.remarks);
  const inOrder = isHome ? 'home' : 'away';
  const { ground = inOrder } = said;
  const goals: Fixture['goals'] = read && ground !== inOrder ? [read[1], read[0]] : read;
  const status = isCancelled ? 'calledOff' : (state ?? null);
  const blank = { date, kickoff, status, goalsFor: null, goalsAgainst: null, running: null };
  const isOver = gameState({ ...blank, status: null }, clock) === 'over';
  const isResult = goals !== undefined && isOver && resultStands(status);
  return {
    ...others,
    ground,
    competition: said.competition ?? competition,
    round: fixture.round ?? said.round ?? null,
    ...(state && { state }),
    ...(isResult && { goals }),
    remarks: [...said.remarks, ...(goals && !isResult ? [`„${goals.join(':')}“ im Titel`] : [])],
  };
}

export function oddMoments({ date, kickoff, remarks = [] }: Fixture): string[] {
  return remarks.filter(
    (words) =>
      daysIn(words, date).some((day) => day !== date) ||
      (kickoff !== null && hoursIn(words).some((hour) => hour !== kickoff)),
  );
}

/**
 * 'Verschoben auf 3. Mai' means that the game is postponed. If the entry already has the new day, the game is
 * no longer postponed.
 */
function stateByDay(state: Title['state'], date: string, remarks: readonly string[]) {
  const isTo = (words: string) => /(?:^|\s)auf\s|termin/i.test(words);
  const days = remarks.filter(isTo).flatMap((words) => daysIn(words, date));
  if (days.length === 0 || (state ?? 'postponed') !== 'postponed') return state;
  return days.includes(date) ? undefined : 'postponed';
}

const dayWithin =
  /(?<!\d)\d{1,2}\. ?(?:\d{1,2}(?!\d)|\p{L}{3,9})\.?(?: ?(?:\d{4}|\d\d)(?![\d:]))?/gu;
const hourWithin = /(?<![\d.:])\d{1,2}(?:[.:]\d\d(?![\d.:])| ?uhr)/gi;

function daysIn(words: string, date: string): string[] {
  return [...words.matchAll(dayWithin)]
    .map(([day]) => readDay(day) ?? readDay(`${day.replace(/\.?$/, '.')} ${date.slice(0, 4)}`))
    .filter((day) => day !== undefined && isDay(day)) as string[];
}

function hoursIn(words: string): string[] {
  return [...words.matchAll(hourWithin)].flatMap(([hour]) => readTime(hour) ?? []);
}
