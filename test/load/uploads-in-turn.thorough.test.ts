import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { serveApp } from '#test/open-app.ts';
import { filePost, photo } from '#test/photo.ts';
import { createSigningIn, signInDirectly } from '#test/sign-in-admin.ts';

test('slow uploads of one admin do not delay another admin’s upload or any page', async () => {
  const db = await freshDatabase('sqlite');
  const site = await serveApp(db);
  onTestFinished(site.stop);
  const [anna, bert] = [
    await signInDirectly(db, await createSigningIn(db, 'anna')),
    await signInDirectly(db, await createSigningIn(db, 'bert')),
  ];
  const large = { width: 6000, height: 6000, channels: 4, background: '#c8102e80' } as const;
  const slow = await sharp({ create: large }).png({ compressionLevel: 1 }).toBuffer();
  const small = await photo(400, 300);

  const answered: string[] = [];
  const send = async (who: string, cookie: string, bytes: Buffer) => {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(bytes)], 'bild'));
    const posted = await filePost(form);
    const headers = new Headers(posted.headers);
    headers.set('Cookie', cookie);
    headers.set('Origin', site.origin);
    const answer = await fetch(`${site.origin}/admin/bilder/hochladen`, { ...posted, headers });
    const { src } = await answer.json();
    answered.push(`${who} ${answer.status}`);
    return src;
  };
  const ask = async (path: string) => {
    const { status } = await fetch(site.origin + path);
    answered.push(`${path} ${status}`);
  };
  const smaller = `/bilder/160${await send('before', bert, small)}.webp`;
  await Promise.all([
    ...Array.from({ length: 3 }, () => send('anna', anna, slow)),
    send('bert', bert, small),
    ask('/spiele'),
    ask(smaller),
  ]);

  expect(answered.toSorted()).toEqual(
    [
      ...Array(3).fill('anna 200'),
      'before 200',
      'bert 200',
      '/spiele 200',
      `${smaller} 200`,
    ].toSorted(),
  );
  // The server processes one upload per admin at a time, so the others need not wait for Anna's second
  // upload.
  const second = answered.indexOf('anna 200', answered.indexOf('anna 200') + 1);
  for (const other of ['bert 200', '/spiele 200', `${smaller} 200`])
    expect(answered.indexOf(other)).toBeLessThan(second);
});
