import { Facts } from '#app/people/facts.tsx';

interface PlayerFactsProps {
  player: {
    birthYear: number | null;
    joinedOn: string | null;
    lastClub: string | null;
    competitions: string | null;
  };
}

/** What the club knows of a player beside the numbers (spec §2, People). */
export function PlayerFacts({ player }: PlayerFactsProps) {
  return (
    <Facts
      facts={[
        ['Geburtsjahr', player.birthYear],
        ['Im Verein seit', player.joinedOn],
        ['Letzter Verein', player.lastClub ?? 'Neuanmeldung'],
        ['Bewerbe', player.competitions],
      ]}
    />
  );
}
