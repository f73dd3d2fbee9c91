import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { playerRecords } from '#app/people/players/player-record.server.ts';
import { openDatabase } from '#platform/db/client.server.ts';
import { listAuditLog } from '#platform/records/audit-log.server.ts';
import { saveRecord } from '#platform/records/save.server.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import { by } from '#test/drafts.ts';
import { numberedPlayer, playerId, readNumber } from '#test/numbered-player.ts';

/*
 * Saves one player after another in its own process until it is killed. Prints the number of each
 * acknowledged save: node test/load/save-endlessly.ts DATA_DIR
 */

// Writes the compile cache now, because a killed process cannot write it for the next process.
flushCompileCache();
const db = openDatabase({ dataDir: process.argv[2] as string });
const [last] = (await listAuditLog(db, { limit: 1 })).entries;
for (let number = last ? readNumber(last.label) + 1 : 1; ; number++) {
  const id = playerId(number);
  const version = recordVersion(await playerRecords.read(db, id));
  await saveRecord(db, playerRecords, id, { record: numberedPlayer(number), version }, by);
  // Written synchronously, because buffered output is lost with the process.
  writeSync(1, `${number}\n`);
}
