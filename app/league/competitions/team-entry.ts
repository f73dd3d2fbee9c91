import type { CompetitionRecord } from './competition-record.server.ts';

/** A team as it comes into a competition: nothing is said of it yet. */
export function teamEntry(team: string): CompetitionRecord['teams'][number] {
  return { team, withdrawn: null, kept: null, place: null, placeReason: null };
}
