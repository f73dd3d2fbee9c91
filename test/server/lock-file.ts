import { DatabaseSync } from 'node:sqlite';

/**
 * Holds the write lock of a SQLite file in its own process while it runs. Its argument is the file; it sends
 * a message when it has the lock.
 */
const connection = new DatabaseSync(process.argv[2] as string);
connection.exec('begin immediate');
process.send?.('locked');
process.once('disconnect', () => connection.close());
