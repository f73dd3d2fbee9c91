import { hasComeOn } from '../changes.ts';

export interface TypedEntry {
  cameOn?: string | undefined;
  minuteOn?: string | undefined;
  replacedNumber?: string | undefined;
  minuteOff?: string | undefined;
  goals?: string | undefined;
  goalMinutes?: string | undefined;
  assists?: string | undefined;
  assistMinutes?: string | undefined;
  ownGoals?: string | undefined;
  ownGoalMinutes?: string | undefined;
  yellowCards?: string | undefined;
  yellowCardMinutes?: string | undefined;
  redCards?: string | undefined;
  redCardMinutes?: string | undefined;
}

export function happened(entry: TypedEntry): string[] {
  return [
    cameOn(entry),
    entry.minuteOff && `bis ${entry.minuteOff}.`,
    event(counted(entry.goals, 'Tor', 'Tore'), 'Tor', entry.goalMinutes),
    event(counted(entry.assists, 'Vorlage', 'Vorlagen'), 'Vorlage', entry.assistMinutes),
    event(counted(entry.ownGoals, 'Eigentor', 'Eigentore'), 'Eigentor', entry.ownGoalMinutes),
    event(
      entry.yellowCards === '2' ? '2 × Gelb' : entry.yellowCards === '1' && 'Gelb',
      'Gelb',
      entry.yellowCardMinutes,
    ),
    event(entry.redCards && 'Rot', 'Rot', entry.redCardMinutes),
  ].filter((part): part is string => Boolean(part));
}

function cameOn({ cameOn, minuteOn, replacedNumber }: TypedEntry): string {
  const when = minuteOn ? `ab ${minuteOn}.` : cameOn && 'eingewechselt';
  return [when, replacedNumber && `für ${replacedNumber}`].filter(Boolean).join(' ');
}

function counted(number: string | undefined, one: string, many: string): string | false {
  if (!Number(number)) return false;
  return number === '1' ? `1 ${one}` : `${number} ${many}`;
}

function event(
  told: string | false | undefined,
  one: string,
  minutes: string | undefined,
): string | false {
  const when = minutes?.match(/[^\s.',;]+/g)?.map((minute) => `${minute}.`);
  if (!when) return told || false;
  return `${told || one} ${when.join(', ')}`;
}

interface Rules {
  name: string;
  substitutions: number | null;
}

export function substitutionWarning(
  players: readonly Parameters<typeof hasComeOn>[0][],
  rules: Rules | undefined,
): string | undefined {
  if (rules?.substitutions == null) return undefined;
  const { name, substitutions: max } = rules;
  const came = players.filter(hasComeOn);
  if (came.length <= max) return undefined;
  return `Eingewechselt sind ${came.length} Spieler, in ${name} sind es höchstens ${max}.`;
}
