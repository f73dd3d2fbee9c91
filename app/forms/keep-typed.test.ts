import { afterEach, expect, test, vi } from 'vitest';
import { keepTyped } from './keep-typed.ts';

afterEach(() => vi.unstubAllGlobals());

test('what the action says is the answer, and its way elsewhere is gone', async () => {
  expect(await keepTyped(async () => ({ sent: true }))).toEqual({ sent: true });
  const elsewhere = Response.redirect('https://verein.example/danke', 303);
  await expect(keepTyped(() => Promise.reject(elsewhere))).rejects.toBe(elsewhere);
});

test('what comes instead of an answer is said beside the form', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const said = async (error: unknown) => (await keepTyped(() => Promise.reject(error))).failure;
  const answer = (status: number) => ({ status, statusText: '', internal: false, data: 'x' });
  expect(await said(answer(413))).toContain('Bitte kürze deine Nachricht.');
  for (const error of [answer(500), answer(502), new TypeError('fetch failed')])
    expect(await said(error)).toContain('Das Absenden hat nicht geklappt.');
  vi.stubGlobal('navigator', { onLine: false });
  expect(await said(new TypeError('fetch failed'))).toContain('es wurde nichts gesendet');
});
