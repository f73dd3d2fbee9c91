/** 'Spiel gegen SC Bari am 10.05.2025', as messages and the audit log call it. */
export function matchLabel(
  noun: 'Spiel' | 'Aufstellung',
  { opponent, date }: { opponent: string; date: string },
): string {
  return `${noun} gegen ${opponent} am ${date.split('-').reverse().join('.')}`;
}
