import { href } from 'react-router';
import { another, type NextStep, type SavedRecord, seeOnSite } from '#platform/admin/next-step.ts';
import type { Db } from '#platform/db/client.server.ts';
import { viennaDate } from '#platform/values/vienna.ts';
import { gameState, isPostponedOrCalledOff } from './game.ts';
import type { GameRecord } from './game-record.server.ts';
import { findGame } from './games.server.ts';
import { isRunning } from './running-score.server.ts';
import {
  lineupPath,
  picturesId,
  reportFieldId,
  resultFieldId,
  tool,
  whistleParameter,
} from './tool.ts';

export async function nextOfGame(db: Db, saved: SavedRecord<GameRecord>): Promise<NextStep[]> {
  const { id, record, now } = saved;
  const running = (await isRunning(db, id)) ? 1 : null;
  const state = gameState({ ...record, running }, { now, today: viennaDate(now) });
  const hasResult = record.goalsFor !== null && record.goalsAgainst !== null;
  const path = `${tool.path}/${encodeURIComponent(id)}`;
  const isPublic = (await findGame(db, record.slug)) !== undefined;
  const lineup = await db
    .selectFrom('lineup')
    .select('id')
    .where('gameId', '=', id)
    .executeTakeFirst();
  const takesPlace = !isPostponedOrCalledOff(record.status);
  const page = href('/spiele/spielbericht/:gameId', { gameId: record.slug });
  const steps: (NextStep | false)[] = [
    state === 'over' && { label: 'Ergebnis eintragen', path: `${path}#${resultFieldId}` },
    takesPlace &&
      !lineup && {
        label: 'Aufstellung eintragen',
        path: lineupPath({ id }, undefined),
      },
    state === 'running' &&
      lineup !== undefined && {
        label: 'Weiteres Tor eintragen',
        path: lineupPath({ id }, lineup.id),
      },
    state === 'running' && { label: 'Abpfiff', path: `${path}/spielstand?${whistleParameter}=ja` },
    hasResult && isPublic && { label: 'Bild teilen', path: `${path}#${picturesId}` },
    hasResult &&
      !running &&
      record.report === null && {
        label: 'Bericht schreiben',
        path: `${path}#${reportFieldId}`,
      },
    ...(state === 'planned' ? another('Noch ein Spiel', tool, saved) : []),
    isPublic && { label: seeOnSite, path: page },
  ];
  return steps.filter((step) => step !== false);
}
