import { expect, test } from 'vitest';
import { oddWork } from '#test/odd-jobs.ts';
import { RefusedError } from './job.ts';

test('runs jobs in another process and uses that process again', async () => {
  const work = oddWork();
  const bytes = Buffer.from('äß');
  const first = await work('echo', [bytes]);
  expect(first.bytes.equals(bytes)).toBe(true);
  expect(first.pid).not.toBe(process.pid);
  expect((await work('echo', [bytes])).pid).toBe(first.pid);
});

test('returns a refusal as a sentence, a fault as an error, and keeps the process', async () => {
  const work = oddWork();
  const { pid } = await work('echo', [Buffer.alloc(0)]);
  await expect(work('refuse', ['Das geht nicht.'])).rejects.toThrow(
    new RefusedError('Das geht nicht.'),
  );
  await expect(work('fail', ['broken'])).rejects.toThrow('broken');
  expect((await work('echo', [Buffer.alloc(0)])).pid).toBe(pid);
});

test('does not pass the server’s environment variables to the child process', async () => {
  const { settings } = await oddWork()('echo', [Buffer.alloc(0)]);
  expect(settings).not.toContain('PATH');
  expect(settings).not.toContain('NODE_ENV');
});
