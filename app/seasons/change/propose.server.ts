import { recordVersion } from '#platform/records/version.server.ts';
import type { Part, Proposal } from './proposal.ts';

interface Shown {
  isAdvised: boolean;
  title: string;
  /** Sentences or parts with commas; blank ones are left out. */
  detail?: string;
  lines?: readonly string[];
}

/** `about` stays the same while the known facts change. */
export function propose(
  about: readonly (string | null)[],
  part: Part,
  { detail = '', ...shown }: Shown,
): Proposal {
  const version = `${recordVersion({ about })}.${recordVersion({ part, detail, ...shown })}`;
  return { version, detail, changes: [], ...shown, part };
}
