/* This module runs in a separate process (read-list.server.ts). */

export { readLooseGames } from '../games/loose-games.ts';
export { readTable, readTableFile } from './read-table.server.ts';
export { unstack } from './unstack.ts';
