import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LeagueTable } from '#app/league/table/league-table.tsx';
import { type Choice, ChoiceRows } from '#platform/ui/choice-rows.tsx';
import { useClub } from '#platform/ui/club/current-club.ts';
import { Page, PageHeading } from '#platform/ui/page.tsx';
import { Content, Section } from '#platform/ui/section.tsx';
import {
  competitionParameter,
  roundParameter,
  viewParameter,
} from '#platform/values/query-parameters.ts';
import type { Results } from './open-table.server.ts';
import { PositionProgress } from './position-progress.tsx';
import styles from './route.module.css';
import { views } from './views.ts';

interface ResultsTableProps {
  results: Results;
  season: string;
  turns: ReactNode;
  more: ReactNode;
}

export function ResultsTable({ results, season, turns, more }: ResultsTableProps) {
  const club = useClub();
  const { name, asked, rounds, lastRound, source, own, rows, course } = results;
  const isPlain =
    asked.view === 'gesamt' && asked.round === undefined && asked.competition === undefined;
  const view = views[asked.view];
  const title = [
    isPlain ? 'Tabelle' : asked.view === 'gesamt' ? 'Tabelle aus den Ergebnissen' : view,
    asked.round && `${asked.round}. Runde`,
  ];
  return (
    <Page
      path={isPlain ? season : undefined}
      title={`${name} ${results.season}: ${title.filter(Boolean).join(', ')}`}
      description={`Tabelle ${name} ${results.season} mit ${club.name}: gesamt, daheim, auswärts und nach jeder Runde.`}
    >
      <PageHeading title={`${name} ${results.season}`}>{source}</PageHeading>
      <Content>
        {turns}
        <ChoiceRows label="Welche Tabelle" rows={listChoices(results, season)} />
        <LeagueTable
          caption={`${view}, ${name} ${results.season}${lastRound === undefined ? '' : `, ${lastRound}. Runde`}`}
          rows={rows}
          own={own}
        />
        {more}
        {rounds.length > 1 && (
          <Section title="Nach Runden">
            <ul role="list" className={styles.rounds}>
              {rounds.map((round) => (
                <li key={round}>
                  <RoundLink results={results} season={season} round={round} />
                </li>
              ))}
            </ul>
          </Section>
        )}
        {course && (
          <Section title="Verlauf">
            <PositionProgress course={course} />
          </Section>
        )}
      </Content>
    </Page>
  );
}

interface RoundLinkProps {
  results: Results;
  season: string;
  round: number;
}

function RoundLink({ results, season, round }: RoundLinkProps) {
  const { asked, rounds, isStored } = results;
  const isShown = round === (asked.round ?? rounds.at(-1));
  // If the season has a stored table, an address without a round shows the stored table. So the link to the
  // last round then contains the round.
  const isLast = round === rounds.at(-1) && !isStored;
  return (
    <Link
      to={addressOf(season, { ...asked, round: isLast ? undefined : round })}
      aria-current={isShown ? 'page' : undefined}
      className={styles.round}
    >
      <span className="visually-hidden">Nach Runde </span>
      {round}
    </Link>
  );
}

export function listChoices({ asked, others, views: words }: Results, season: string): Choice[][] {
  const competitions = others.map(({ id, name, isShown, isUsual }) => ({
    label: name,
    to: isShown
      ? undefined
      : addressOf(season, { competition: isUsual ? undefined : id, view: 'gesamt' }),
  }));
  const counted = words.map(({ word, label }) => ({
    label,
    to: word === asked.view ? undefined : addressOf(season, { ...asked, view: word }),
  }));
  return [...(competitions.length > 1 ? [competitions] : []), counted];
}

interface Words {
  competition: string | undefined;
  round?: number | undefined;
  view: string;
}

function addressOf(season: string, { competition, round, view }: Words): string {
  const words = new URLSearchParams({
    ...(competition !== undefined && { [competitionParameter]: competition }),
    ...(round !== undefined && { [roundParameter]: String(round) }),
    ...(view !== 'gesamt' && { [viewParameter]: view }),
  });
  if (words.size === 0) return season;
  return `${season}${season.includes('?') ? '&' : '?'}${words}`;
}
