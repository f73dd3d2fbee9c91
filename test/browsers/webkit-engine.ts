import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fontEnvironment } from '#bin/browsers/test-fonts.ts';
import { browserFontSize, type Engine, type Taste, type Window } from './engine.ts';

/** The codes of keys in WebDriver (W3C WebDriver, 17.4.2). */
const keys: Record<string, string> = {
  Tab: '\ue004',
  Enter: '\ue006',
  Shift: '\ue008',
  Escape: '\ue00c',
  ArrowLeft: '\ue012',
  ArrowDown: '\ue015',
};

/** Makes the toolbar of the browser narrow. Otherwise the toolbar would be wider than a phone's screen. */
const narrowBar =
  '* { min-width: 0; padding: 0; font-size: 1px } image { -gtk-icon-transform: scale(0) }';

/** Starts WebKit for GTK and controls it with W3C WebDriver on a virtual screen. */
export async function startWebKit({ isLarge }: Taste): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'ankick-webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0/gtk.css'), narrowBar);
  const settings = join(folder, 'settings.ini');
  const size = isLarge ? 2 * browserFontSize : browserFontSize;
  await writeFile(settings, `[websettings]\ndefault-font-size=${size}\n`);
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [number] = await once(screen.stdout, 'data');
  const env = {
    ...process.env,
    ...(await fontEnvironment('arial-like', tmpdir())),
    DISPLAY: `:${String(number).trim()}`,
    XDG_CONFIG_HOME: folder,
  };
  const args = ['--automation', `--config=${settings}`];
  return {
    // Each window has its own driver, because a driver opens no second window.
    async open() {
      const port = await freePort();
      const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
      const command = client(`http://127.0.0.1:${port}`);
      await whenReady(() => command('GET', '/status'));
      const { sessionId } = (await command('POST', '/session', {
        capabilities: {
          alwaysMatch: { 'webkitgtk:browserOptions': { args } },
        },
      })) as { sessionId: string };
      const session = `/session/${sessionId}`;
      const window = windowOf((method, path, body) => command(method, session + path, body));
      return {
        ...window,
        async close() {
          await window.close();
          await ended(driver);
        },
      };
    },
    async stop() {
      await ended(screen);
      await rm(folder, { recursive: true });
    },
  };
}

type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

function client(origin: string): Command {
  return async (method, path, body) => {
    const answer = await fetch(origin + path, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  };
}

function windowOf(command: Command): Window {
  const run: Window['run'] = async (work, ...given) => {
    const script = `const [done] = [...arguments].slice(-1);
      const given = [...arguments].slice(0, -1);
      Promise.resolve().then(() => (${work})(...given))
        .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = await command('POST', '/execute/async', { script, args: given });
    const { value, error } = answer as { value: never; error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  };
  const act = (...actions: object[]) => command('POST', '/actions', { actions });
  const down = (value: string) => ({ type: 'keyDown', value });
  const up = (value: string) => ({ type: 'keyUp', value });
  const keyboard = (actions: object[]) => act({ type: 'key', id: 'keyboard', actions });
  return {
    goto: async (url) => void (await command('POST', '/url', { url })),
    run,
    async clickAt(x, y) {
      await act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      });
    },
    async press(key, held) {
      const value = keys[key] ?? key;
      const around = held && keys[held];
      await keyboard(
        around ? [down(around), down(value), up(value), up(around)] : [down(value), up(value)],
      );
    },
    // Key presses alone would type no capitals.
    async type(text) {
      const active = await command('GET', '/element/active');
      const [id] = Object.values(active as Record<string, string>);
      await command('POST', `/element/${id}/value`, { text });
    },
    async resize(width, height) {
      await command('POST', '/window/rect', { x: 0, y: 0, width, height });
      const bar = height - (await run(() => innerHeight));
      await command('POST', '/window/rect', { x: 0, y: 0, width, height: height + bar });
    },
    picture: async () => Buffer.from(String(await command('GET', '/screenshot')), 'base64'),
    close: async () => void (await command('DELETE', '')),
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === 'object' && address ? address.port : 0;
}

async function whenReady(ask: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; ; tries++)
    try {
      await ask();
      return;
    } catch (error) {
      if (tries === 200) throw error;
      await new Promise((wake) => setTimeout(wake, 50));
    }
}

async function ended(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null) return;
  const exit = once(process, 'exit');
  process.kill();
  await exit;
}
