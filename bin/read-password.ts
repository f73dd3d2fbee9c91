import { text } from 'node:stream/consumers';

/**
 * Asks twice in a terminal, else reads the first line of stdin.
 * @throws Error with a German sentence
 */
export async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n.*$/s, '');
  const first = await typeHidden('Passwort: ');
  const second = await typeHidden('Noch einmal: ');
  if (first !== second) throw new Error('Die beiden Eingaben sind nicht gleich.');
  return first;
}

async function typeHidden(question: string): Promise<string> {
  const { stdin, stderr } = process;
  stderr.write(question);
  stdin.setRawMode(true);
  stdin.setEncoding('utf8');
  stdin.resume();
  try {
    return await new Promise<string>((resolve, reject) => {
      let typed: string[] = [];
      const read = (chunk: string) => {
        for (const character of chunk) {
          if (['\r', '\n', '\u0004'].includes(character)) return end(() => resolve(typed.join('')));
          if (character === '\u0003') return end(() => reject(new Error('Abgebrochen.')));
          if (['\u007f', '\b'].includes(character)) typed = typed.slice(0, -1);
          else typed.push(character);
        }
      };
      const end = (settle: () => void) => {
        stdin.off('data', read);
        settle();
      };
      stdin.on('data', read);
    });
  } finally {
    stdin.setRawMode(false);
    stdin.pause();
    stderr.write('\n');
  }
}
