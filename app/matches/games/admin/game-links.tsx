import { href, Link } from 'react-router';
import lone from '#platform/admin/lone-links.module.css';
import { seeOnSite } from '#platform/admin/next-step.ts';
import { lineupPath } from '../tool.ts';

interface GameLinksProps {
  game: { id: string; slug: string };
  lineupId: string | undefined;
}

export function GameLinks({ game, lineupId }: GameLinksProps) {
  return (
    <p className={lone.links}>
      <Link to={lineupPath(game, lineupId)}>
        {lineupId ? 'Aufstellung bearbeiten' : 'Aufstellung hinzufügen'}
      </Link>
      <Link to="absage">Absagen oder verlegen</Link>
      <Link to={href('/spiele/spielbericht/:gameId', { gameId: game.slug })}>{seeOnSite}</Link>
    </p>
  );
}
