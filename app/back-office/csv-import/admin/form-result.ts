import type { ShownProposal } from '#platform/admin/proposals/proposal-list.tsx';
import type { Proposal, ReadLine, ReadText } from '../import-rows.ts';
import type { Question } from '../reading/find-columns.ts';

export interface ListAnswer {
  text: string;
  message?: string;
  preview?: Preview;
}

export interface Preview {
  of: { one: string; many: string };
  total: number;
  known: readonly string[];
  unknown: readonly string[];
  questions: readonly Question[];
  head: number;
  unread: number;
  wrong: readonly { line: number; title: string; why: string }[];
  added: ShownProposal[];
  changed: ShownProposal[];
  disputed: ShownProposal[];
  unclear: ShownProposal[];
  agreeing: readonly string[];
}

export function createPreview({ lines, text: _, ...list }: ReadText): Preview {
  const preview: Preview = {
    ...{ ...list, total: lines.length },
    ...{ wrong: [], added: [], changed: [], disputed: [], unclear: [], agreeing: [] },
  };
  const wrong = lines.filter((each) => each.wrong.length > 0);
  const agreeing = lines.filter((each) => each.wrong.length === 0 && each.proposals.length === 0);
  for (const each of lines)
    for (const proposal of each.proposals) preview[partOf(proposal)].push(shownOf(each, proposal));
  return {
    ...preview,
    wrong: wrong.map(({ line, title, wrong: why }) => ({ line, title, why: why.join(' ') })),
    agreeing: agreeing.map(({ line, title }) => `Zeile ${line}: ${title}`),
  };
}

function partOf({ isNew, isAdvised, reading }: Proposal) {
  if (reading) return 'unclear';
  if (isNew) return 'added';
  return isAdvised ? 'changed' : 'disputed';
}

function shownOf(
  { line, title, notes }: ReadLine,
  { version, isNew, isAdvised, changes, reading }: Proposal,
): ShownProposal {
  const values = isNew ? changes.map(({ label, other }) => `${label}: ${other}`).join(', ') : '';
  return {
    ...{ version, isAdvised, title: reading?.title ?? title },
    detail: [`Zeile ${line}`, reading?.note, values, ...notes].filter(Boolean).join('. '),
    changes: isNew
      ? []
      : changes.map(({ label, one, other }) => ({ label, before: one, after: other })),
  };
}
