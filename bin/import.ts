import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { kinds } from '#app/kinds.server.ts';
import { club } from '#club/club.ts';
import { TreeError } from '#platform/data-tree/note.server.ts';
import { summarise } from '#platform/data-tree/output.server.ts';
import { importSnapshot, isEmpty } from '#platform/data-tree/snapshot.server.ts';
import { type ParsedTree, parseTree } from '#platform/data-tree/tree.server.ts';
import { openDatabase } from '#platform/db/client.server.ts';
import { migrate } from '#platform/db/migrate.server.ts';
import { type Env, readEnv } from '#server/env.ts';

const usage = 'Aufruf: npm run import -- DATEI [--replace] („-“ liest die Standardeingabe).';

try {
  const { file, replace } = readArguments();
  const env = readEnv();
  const { snapshot, notes } = parse(await read(file));
  await store(env, snapshot, replace);
  for (const { path, text } of notes) console.log(`${path}: ${text}`);
  console.log(`Übernommen: ${summarise(snapshot, kinds)}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function readArguments(): { file: string; replace: boolean } {
  try {
    const { values, positionals } = parseArgs({
      options: { replace: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [file, ...others] = positionals;
    if (file && others.length === 0) return { file, replace: values.replace };
  } catch {
    // `parseArgs` throws for an unknown option. The error below names the known options.
  }
  throw new Error(usage);
}

async function read(file: string): Promise<string> {
  const bytes = await (file === '-' ? buffer(process.stdin) : readFile(file)).catch((error) => {
    const reasons: Record<string, string> = {
      ENOENT: 'es gibt sie nicht',
      EISDIR: 'sie ist ein Ordner',
      EACCES: 'sie ist nicht zum Lesen freigegeben',
    };
    throw new Error(
      `Die Datei ${file} ließ sich nicht lesen: ${reasons[error.code] ?? error.code}.`,
    );
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error('Die Datei ist kein JSON: Sie ist kein Text in UTF-8.');
  }
}

function parse(text: string): ParsedTree {
  try {
    return parseTree(text, kinds, club);
  } catch (error) {
    if (!(error instanceof TreeError)) throw error;
    throw new Error(`${error.message} Es wurde nichts geändert.`);
  }
}

async function store(env: Env, snapshot: ParsedTree['snapshot'], replace: boolean): Promise<void> {
  const db = openDatabase(env);
  try {
    await migrate(db);
    if (replace || (await isEmpty(db, kinds)))
      return await importSnapshot(db, kinds, snapshot, new Date());
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(
      `Die Datenbank hat nichts angenommen (${message || code}), es wurde nichts geändert.`,
    );
  } finally {
    await db.destroy();
  }
  throw new Error(
    'Die Datenbank enthält schon Daten: Mit --replace werden sie durch die Datei ersetzt, es wurde nichts geändert.',
  );
}
