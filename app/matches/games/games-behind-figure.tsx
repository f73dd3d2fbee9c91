import type { ReactNode } from 'react';
import { Link } from 'react-router';
import button from '#platform/ui/button.module.css';
import { type Choice, ChoiceRows } from '#platform/ui/choice-rows.tsx';
import { Page, PageHeading } from '#platform/ui/page.tsx';
import { Content, EmptyState } from '#platform/ui/section.tsx';
import styles from './games-behind-figure.module.css';
import { type Result, ResultList } from './result-list.tsx';

interface CountedGamesProps<R extends Result> {
  title: string;
  says: string;
  back: { to: string; label: string };
  choices: readonly (readonly Choice[])[];
  games: readonly R[];
  newer: string | undefined;
  older: string | undefined;
  children?: (game: R) => ReactNode;
}

export function GamesBehindFigure<R extends Result>(props: CountedGamesProps<R>) {
  const { title, says, back, choices, games, newer, older, children } = props;
  return (
    <Page title={title} description={says}>
      <PageHeading title={title}>{says}</PageHeading>
      <Content>
        <ChoiceRows label="Was gezählt wird" rows={choices} />
        {games.length > 0 ? (
          <ResultList games={games}>{children}</ResultList>
        ) : (
          <EmptyState text="Kein Spiel mit Aufstellung." />
        )}
        <p className={styles.ways}>
          {newer && (
            <Link to={newer} className={`${button.button} ${button.quiet}`}>
              Neuere Spiele
            </Link>
          )}
          {older && (
            <Link to={older} className={`${button.button} ${button.quiet}`}>
              Ältere Spiele
            </Link>
          )}
          <Link to={back.to}>{back.label}</Link>
        </p>
      </Content>
    </Page>
  );
}
