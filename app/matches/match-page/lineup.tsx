import type { ComponentProps } from 'react';
import { Section } from '#platform/ui/section.tsx';
import { LineupList } from './lineup-list.tsx';
import { TrainerBox } from './trainer-box.tsx';

type Players = ComponentProps<typeof LineupList>['players'];

interface LineupProps {
  lineup:
    | {
        players: readonly (Players[number] & { onBench: boolean })[];
        trainer: ComponentProps<typeof TrainerBox>['trainer'];
      }
    | undefined;
  year: number;
}

export function Lineup({ lineup, year }: LineupProps) {
  const starters = lineup?.players.filter(({ onBench }) => !onBench) ?? [];
  const bench = lineup?.players.filter(({ onBench }) => onBench) ?? [];
  return (
    <>
      <Section title="Startaufstellung">
        <LineupList players={starters} empty="Keine Aufstellung verfügbar" />
      </Section>
      <Section title="Ersatzbank">
        <LineupList players={bench} empty="Keine Spieler auf der Bank" />
      </Section>
      <Section title="Trainer">
        <TrainerBox trainer={lineup?.trainer} year={year} />
      </Section>
    </>
  );
}
