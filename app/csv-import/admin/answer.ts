import type { ShownProposal } from '#platform/admin/proposals/proposal-list.tsx';
import type { ReadLine, ReadList } from '../lines.ts';

/** What the tool answers to a list. */
export interface ListAnswer {
  /** The list itself, to be corrected there. */
  text: string;
  /** Why nothing could be done, in a sentence. */
  message?: string;
  preview?: Preview;
}

/** What was understood of a list, line by line. */
export interface Preview {
  of: { one: string; many: string };
  known: readonly string[];
  unknown: readonly string[];
  wrong: readonly { line: number; title: string; why: string }[];
  added: ShownProposal[];
  changed: ShownProposal[];
  disputed: ShownProposal[];
  /** Of what is stored already. */
  agreeing: readonly string[];
}

/** A list as the tool shows it. */
export function previewOf({ lines, ...list }: ReadList): Preview {
  const preview: Preview = {
    ...list,
    ...{ wrong: [], added: [], changed: [], disputed: [], agreeing: [] },
  };
  const wrong = lines.filter((each) => each.wrong.length > 0);
  const agreeing = lines.filter((each) => each.wrong.length === 0 && !each.proposal);
  for (const each of lines) {
    const { proposal } = each;
    if (!proposal) continue;
    const { isNew, isAdvised } = proposal;
    preview[isNew ? 'added' : isAdvised ? 'changed' : 'disputed'].push(shownOf(each, proposal));
  }
  return {
    ...preview,
    wrong: wrong.map(({ line, title, wrong: why }) => ({ line, title, why: why.join(' ') })),
    agreeing: agreeing.map(({ line, title }) => `Zeile ${line}: ${title}`),
  };
}

function shownOf(
  { line, title, notes }: ReadLine,
  { version, isNew, isAdvised, changes }: NonNullable<ReadLine['proposal']>,
): ShownProposal {
  const values = isNew ? changes.map(({ label, other }) => `${label}: ${other}`).join(', ') : '';
  return {
    ...{ version, isAdvised, title },
    detail: [`Zeile ${line}${values && `. ${values}`}`, ...notes].join('. '),
    changes: isNew
      ? []
      : changes.map(({ label, one, other }) => ({ label, before: one, after: other })),
  };
}
