import {
  contact,
  expect,
  expectStored,
  game,
  lineup,
  sendButton,
  signInAgain,
  test,
  typedIn,
  unsent,
} from './typed-forms.ts';

test.use({
  viewport: { width: 390, height: 844 },
  expectedFailures:
    /^50[24]: |^401: |^net::ERR_(INTERNET_DISCONNECTED|EMPTY_RESPONSE|ABORTED|FAILED)/,
});

for (const form of [lineup, game, contact]) {
  test.describe(form.name, () => {
    test('stays when the network is cut, and goes on by itself', async ({
      page,
      context,
      fillIn,
    }) => {
      const typed = await fillIn(form);
      await context.setOffline(true);
      await sendButton(page, form).click();
      await expect(unsent(page)).toContainText('Keine Verbindung.');
      await expect(unsent(page)).toBeInViewport();
      expect(await typedIn(page)).toEqual(typed);
      await context.setOffline(false);
      await expectStored(page, form);
    });

    test('stays when no answer comes, and goes on by one tap', async ({ page, desk, fillIn }) => {
      await page.clock.install();
      const typed = await fillIn(form);
      desk.isStuck = true;
      const sent = page.waitForRequest((request) => request.method() === 'POST');
      await sendButton(page, form).click();
      await sent;
      await page.clock.fastForward(15_000);
      await expect(unsent(page)).toContainText('Der Server antwortet nicht.');
      expect(await typedIn(page)).toEqual(typed);
      desk.isStuck = false;
      await page.getByRole('button', { name: 'Noch einmal senden' }).click();
      await expectStored(page, form);
    });

    test('stays when a proxy says 502, and goes on by itself', async ({ page, desk, fillIn }) => {
      const typed = await fillIn(form);
      desk.isAlone = true;
      await sendButton(page, form).click();
      await expect(unsent(page)).toContainText('Wir versuchen es gleich noch einmal.');
      expect(await typedIn(page)).toEqual(typed);
      desk.isAlone = false;
      await expectStored(page, form);
    });

    test('stays when the server starts anew, and goes on by itself', async ({
      page,
      club,
      desk,
      fillIn,
    }) => {
      const typed = await fillIn(form);
      desk.site = 'http://127.0.0.1:1';
      const next = await club.restart();
      await sendButton(page, form).click();
      await expect(unsent(page)).toContainText('Der Server antwortet nicht.');
      expect(await typedIn(page)).toEqual(typed);
      desk.site = next;
      await expectStored(page, form);
    });
  });
}

for (const form of [lineup, game])
  test(`${form.name} stays when the session has ended, and goes on after signing in in place`, async ({
    page,
    db,
    fillIn,
  }) => {
    const typed = await fillIn(form);
    await db.deleteFrom('session').execute();
    await sendButton(page, form).click();
    await expect(unsent(page)).toContainText('Du bist nicht mehr angemeldet.');
    expect(await typedIn(page)).toEqual(typed);
    await signInAgain(page);
    await expectStored(page, form);
  });
