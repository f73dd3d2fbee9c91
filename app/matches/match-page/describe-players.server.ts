import { lineupName } from '#app/matches/games/game-text.ts';
import { findChanges, hasComeOn } from '#app/matches/lineups/changes.ts';
import type { NamedLineup } from '#app/people/named-lineup.server.ts';
import { withFullStops } from './page-text.server.ts';

type Entry = NamedLineup['players'][number];

export function describePlayers(players: readonly Entry[]) {
  const replacedBy = findChanges(players);
  const successors = new Map([...replacedBy].map(([came, went]) => [went, came]));
  return players.map((entry) => {
    const { name, address, position, image, shirtNumber, onBench } = entry;
    const { goals, assists, yellowCards, redCards } = entry;
    const told = [
      sayChange(entry, replacedBy.get(entry), successors.get(entry)),
      entry.assistMinutes &&
        `${assists > 1 ? 'Vorlagen' : 'Vorlage'} ${withFullStops(entry.assistMinutes)}`,
      ...sayCards(entry),
    ];
    return {
      ...{ name, address, position, image, shirtNumber, onBench },
      ...{ goals, assists, yellowCards, redCards },
      told: told.filter(Boolean).join(' · '),
    };
  });
}

function sayChange(entry: Entry, replaced: Entry | undefined, successor: Entry | undefined) {
  const { minuteOn } = entry;
  const minuteOff = entry.minuteOff ?? successor?.minuteOn ?? null;
  const came = hasComeOn(entry) && (minuteOn === null ? 'eingewechselt' : `ab ${minuteOn}. Minute`);
  const went = minuteOff === null ? successor && 'ausgewechselt' : `bis ${minuteOff}. Minute`;
  const cameFor = came && replaced ? `${came} für ${lineupName(replaced)}` : came;
  return [cameFor, went].filter(Boolean).join(', ');
}

/** Examples: 'Gelb 30.', 'Gelb-Rot 80.', 'Rot 88.'. Leaves out cards whose minute is not known. */
function sayCards({ yellowCards, redCards, yellowCardMinutes, redCardMinutes }: Entry): string[] {
  const [first, second, ...more] = yellowCardMinutes?.split(/, */) ?? [];
  const isSecond = yellowCards > 1 && second !== undefined && more.length === 0;
  const yellow = isSecond
    ? [`Gelb ${first}.`, `Gelb-Rot ${second}.`]
    : [yellowCardMinutes && `Gelb ${withFullStops(yellowCardMinutes)}`];
  // A red card in the minute of the second yellow card belongs to that dismissal, so the text leaves it out.
  const red = redCards > 0 && redCardMinutes && !(isSecond && redCardMinutes === second);
  return [...yellow, red && `Rot ${withFullStops(redCardMinutes)}`].filter(
    (part) => typeof part === 'string',
  );
}
