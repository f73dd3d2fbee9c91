import { formatDate } from '#platform/values/vienna.ts';

const words = ['', '', 'zwei', 'drei', 'vier'];

interface Zones {
  promoted: number | null;
  relegated: number | null;
}

export function describeTableSource(lastRound: number | undefined, zones: Zones): string {
  const until = lastRound === undefined ? '' : ` bis zur ${lastRound}. Runde`;
  return [`Aus den Ergebnissen${until} berechnet.`, sayZones(zones)].filter(Boolean).join(' ');
}

function sayZones({ promoted, relegated }: Zones): string {
  const up =
    promoted &&
    (promoted === 1 ? 'der Erste steigt auf' : `die ersten ${inWords(promoted)} steigen auf`);
  const down =
    relegated &&
    (relegated === 1 ? 'der Letzte steigt ab' : `die letzten ${inWords(relegated)} steigen ab`);
  const sentence = [up, down].filter(Boolean).join(', ');
  return sentence && `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

function inWords(number: number): string {
  return words[number] ?? String(number);
}

export function sayOpenCorrections(corrections: readonly { day?: string | null }[]): string[] {
  const [first] = corrections.flatMap(({ day }) => day ?? []).toSorted();
  if (first === undefined) return [];
  return [
    `Der Tag dieser Runde ist nicht bekannt: Punkteabzüge ab ${formatDate(first)} zählen erst nach ihr.`,
  ];
}

export function describeOutsideTeams(strangers: readonly { name: string }[]): string[] {
  if (strangers.length === 0) return [];
  const names = new Intl.ListFormat('de-AT').format(strangers.map(({ name }) => name));
  return [`Nicht gezählt sind Spiele gegen ${names}: In dieser Liga heißt kein Team so.`];
}
