import type { CheerioAPI } from 'cheerio';
import { readLine } from '../tree-page.ts';

const heads = { position: 'Position', team: 'Team', played: 'Spiele', points: 'Punkte' };

/**
 * Reads the league table of a page, each row as 'place. team, games, points': '1. SC Berg, 2 Spiele, 6
 * Punkte'. Undefined if the page has no league table.
 */
export function readLeagueTable($: CheerioAPI): string | undefined {
  for (const table of $('main table').toArray()) {
    const labels = $(table)
      .find('thead th')
      .toArray()
      .map((cell) => $(cell).find('abbr').attr('title') ?? readLine($(cell)));
    const at = (head: string) => labels.indexOf(head);
    if (at(heads.team) < 0 || at(heads.points) < 0) continue;
    const rows = $(table)
      .find('tbody tr')
      .toArray()
      .map((row) => {
        const cells = $(row)
          .children()
          .toArray()
          .map((cell) => readLine($(cell).clone().find('span').remove().end()));
        const [position, team, played, points] = Object.values(heads).map(
          (head) => cells[at(head)],
        );
        return `${position}. ${team}, ${played} Spiele, ${points} Punkte`;
      });
    return rows.join('; ');
  }
  return undefined;
}

/** Reads the position and points of a team from such a table: 'Platz 2, 6 Punkte'. */
export function readOwnPosition(table: string, team: string): string {
  const row = table.split('; ').find((one) => one.includes(team)) ?? '';
  const [, place, points] = /^(\d+)\. .*, (\S+) Punkte$/.exec(row) ?? [];
  return `Platz ${place}, ${points} Punkte`;
}
