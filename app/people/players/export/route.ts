import { addCounted, figureNames } from '#app/people/figures/opening-balance.ts';
import { listPlayersWithFigures } from '#app/people/figures/recount-figures.server.ts';
import { seasonTotals } from '#app/people/figures/season-totals.ts';
import { csvAnswer } from '#platform/data-tree/output.server.ts';
import { csvCells, csvTitles } from '#platform/fields/fields.ts';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { dbContext } from '#platform/request/context.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';
import { playerFields } from '../fields.ts';
import type { Route } from './+types/route';

export const handle: AdminPage = { right: ['sport'] };

const { image: _, shirtNumber, ...others } = playerFields;
const columns = { shirtNumber, ...others };
const figures = ['Spiele', 'Tore', 'Vorlagen', 'Zu null', 'Gelbe Karten', 'Rote Karten'];

export async function loader({ context }: Route.LoaderArgs) {
  currentAdmin(context);
  const db = context.get(dbContext);
  const rows = (await listPlayersWithFigures(db)).map(({ figures, ...player }) => {
    const total = addCounted(player, seasonTotals(figures));
    return [...csvCells(player, columns), ...figureNames.map((name) => total[name])];
  });
  return csvAnswer(context, 'spieler', [[...csvTitles(columns), ...figures], ...rows]);
}
