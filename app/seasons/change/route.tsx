import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { Failure } from '#platform/admin/form/failure.tsx';
import { ProposalList, type ShownProposal } from '#platform/admin/proposals/proposal-list.tsx';
import { Tool } from '#platform/admin/tool.tsx';
import { useAnswer } from '#platform/drafts/failed-submission.ts';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import { useFormKey } from '#platform/drafts/unsaved.ts';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { kindsContext, revisionContext } from '#platform/records/context.ts';
import { BlockedChangeError } from '#platform/records/refusal.ts';
import { dbContext, nowContext, todayContext } from '#platform/request/context.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';
import button from '#platform/ui/button.module.css';
import { type Choice, ChoiceRows } from '#platform/ui/choice-rows.tsx';
import { parseSeasonParameter, seasonAddress, seasonParameter } from '#platform/values/season.ts';
import { formatDate } from '#platform/values/vienna.ts';
import { changeTool } from '../tool.ts';
import type { Route } from './+types/route';
import { changeSeason, listProposals } from './change-season.server.ts';
import type { Section } from './proposal.server.ts';
import styles from './route.module.css';
import { listSeasonTransitions, type SeasonTransitions } from './season-transitions.server.ts';

export const handle: AdminPage = {
  right: ['sport'],
  topics: [
    ...(['season', 'game', 'player', 'lineup', 'standings', 'clubDetails'] as const),
    ...(['team', 'squad', 'competition', 'leagueRound', 'opponent'] as const),
  ],
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const [db, today] = [context.get(dbContext), context.get(todayContext)];
  const turns = await listSeasonTransitions(db, today, askedSeason(url));
  const revision = context.get(revisionContext);
  if (!turns) return { revision, turn: undefined };
  const { from, to } = turns.chosen;
  const sections: Section<ShownProposal>[] = (await listProposals(db, turns.chosen, today)).map(
    ({ proposals, ...section }) => ({
      ...section,
      proposals: proposals.map(({ part: _, ...shown }) => shown),
    }),
  );
  const turn = {
    ...{ from: from.name, to: to.name },
    days: `${formatDate(to.firstDay)} bis ${formatDate(to.lastDay)}`,
    until: today <= from.lastDay ? formatDate(from.lastDay) : undefined,
    choices: choicesOf(turns),
    sections,
  };
  return { revision, turn };
}

function askedSeason(url: URL): string | null {
  const word = url.searchParams.get(seasonParameter);
  return word === null ? null : parseSeasonParameter(word);
}

function choicesOf({ chosen, usual, all }: SeasonTransitions): Choice[] {
  return all.map(({ from, to }) => ({
    label: `${from.name} → ${to.name}`,
    to:
      from.name === chosen.from.name
        ? undefined
        : seasonAddress(changeTool.path, from.name, usual.from.name),
  }));
}

interface Refusal {
  message: string;
  /**
   * `seen` has all proposals of the sent form, `ticked` only the ticked ones. The first part of its version
   * (`subjectOfVersion`) identifies a proposal, because this part stays the same if the values change.
   */
  seen: string[];
  ticked: string[];
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm({ request, context });
  const by = { username: currentAdmin(context).username, now: context.get(nowContext) };
  const versions = form.getAll('take').map(String);
  const refuse = (message: string, status: number) => {
    const seen = String(form.get('seen') ?? '').split(' ');
    return data<Refusal>({ message, seen, ticked: versions.map(subjectOfVersion) }, { status });
  };
  if (versions.length === 0) return refuse('Bitte hake an, was übernommen werden soll.', 422);
  const from = askedSeason(url);
  try {
    await changeSeason(context.get(dbContext), context.get(kindsContext), { from, versions }, by);
  } catch (error) {
    if (!(error instanceof BlockedChangeError)) throw error;
    return refuse(error.message, 409);
  }
  // The address names the season. Without it, the page could now show the next season transition.
  const path = seasonAddress(changeTool.path, from);
  throw redirect(changeTool.after(path, 'saison-gewechselt'), 303);
}

/** Also reloads the data after a conflict (409), so that the page shows the change of the other admin. */
export function shouldRevalidate({ actionStatus, ...rest }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || rest.defaultShouldRevalidate;
}

export default function SeasonChange({ loaderData: { turn } }: Route.ComponentProps) {
  const answer = useAnswer<Refusal>();
  const all = turn?.sections.flatMap(({ proposals }) => proposals) ?? [];
  const key = useFormKey([turn?.from, ...all.map(({ version }) => version)].join());
  return (
    <Tool title={changeTool.name}>
      {answer?.message && <Failure answer={answer}>{answer.message}</Failure>}
      {!turn && <p>Noch gibt es keine Saison, auf die eine andere folgen kann.</p>}
      {turn && (
        <>
          {turn.choices.length > 1 && <ChoiceRows label="Welcher Wechsel" rows={[turn.choices]} />}
          <p className={styles.hint}>
            Von {turn.from} auf {turn.to} ({turn.days}).
            {turn.until && ` Die Saison ${turn.from} geht noch bis ${turn.until}.`} Es geschieht
            noch nichts: Du siehst, was übernommen werden kann, und nur was angehakt ist, wird
            gespeichert.
          </p>
          {all.length > 0 ? (
            // The address names the season. Otherwise a form that is sent later might change another season.
            <FormWithDraft
              key={key}
              action={seasonAddress(changeTool.path, turn.from)}
              className={styles.form}
            >
              <input
                type="hidden"
                name="seen"
                value={all.map(({ version }) => subjectOfVersion(version)).join(' ')}
              />
              {turn.sections.map(({ proposals, ...section }) => (
                <ProposalList
                  key={section.title}
                  {...section}
                  proposals={proposals.map((proposal) => asTicked(proposal, answer))}
                />
              ))}
              <p className={styles.hint}>Im Protokoll lässt sich das als Ganzes zurücknehmen.</p>
              <button type="submit" className={button.button}>
                Saison wechseln
              </button>
            </FormWithDraft>
          ) : (
            <p>Für {turn.to} ist schon alles übernommen.</p>
          )}
        </>
      )}
    </Tool>
  );
}

function asTicked(proposal: ShownProposal, answer: Refusal | undefined): ShownProposal {
  const about = subjectOfVersion(proposal.version);
  if (!answer?.seen?.includes(about)) return proposal;
  return { ...proposal, isAdvised: answer.ticked.includes(about) };
}

function subjectOfVersion(version: string): string {
  return version.split('.')[0] ?? '';
}
