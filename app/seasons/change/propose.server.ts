import { recordVersion } from '#platform/records/version.server.ts';
import type { Part, Proposal } from './proposal.ts';

interface Shown {
  isAdvised: boolean;
  title: string;
  /** In sentences or by commas; blank ones are left out. */
  detail?: string;
  lines?: readonly string[];
}

/**
 * A proposal with its version.
 * @param about what it is of, which stays the same while what is known of it changes
 */
export function propose(
  about: readonly (string | null)[],
  part: Part,
  { detail = '', ...shown }: Shown,
): Proposal {
  const version = `${recordVersion({ about })}.${recordVersion({ part, detail, ...shown })}`;
  return { version, detail, changes: [], ...shown, part };
}
