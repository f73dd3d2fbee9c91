import { DatabaseSync } from 'node:sqlite';

/**
 * Takes the place of the one writer of a SQLite file, as a process of its own, for as long as it
 * runs. Its argument is the file; it says when it has it.
 */
const connection = new DatabaseSync(process.argv[2] as string);
connection.exec('begin immediate');
process.send?.('locked');
process.once('disconnect', () => connection.close());
