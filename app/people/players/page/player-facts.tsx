import { Facts } from '#app/people/facts.tsx';
import type { Player } from '../players.server.ts';

/** What the club knows of a player beside the numbers (spec §2, People). */
export function PlayerFacts({ player }: { player: Player }) {
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
