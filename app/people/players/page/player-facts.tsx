import { Facts } from '#app/people/facts.tsx';
import type { Player } from '../players.server.ts';

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
