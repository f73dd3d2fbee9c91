import { writeSync } from 'node:fs';
import { listProtocol } from '../app/data/protocol.server.ts';
import { playerRecords } from '../app/data/records/player-record.server.ts';
import { saveRecord } from '../app/data/records/save.server.ts';
import { recordVersion } from '../app/data/records/version.server.ts';
import { openDatabase } from '../app/db/client.server.ts';
import { by } from './drafts.ts';
import { numberedPlayer, numberOf, playerOf } from './numbered-player.ts';

/*
 * A process of its own that saves one player after the other until somebody kills it, and prints
 * the number of each save once it is acknowledged: node test/save-endlessly.ts DATA_DIR
 */

const db = openDatabase({ dataDir: process.argv[2] as string });
const [last] = (await listProtocol(db, { limit: 1 })).entries;
for (let number = last ? numberOf(last.label) + 1 : 1; ; number++) {
  const id = playerOf(number);
  const version = recordVersion(await playerRecords.read(db, id));
  await saveRecord(db, playerRecords, id, { record: numberedPlayer(number), version }, by);
  // At once: what is held back is lost with the process.
  writeSync(1, `${number}\n`);
}
