import { casesOfRun } from '#test/run/cases-of-run.ts';
import {
  contact,
  expect,
  expectStored,
  failedSubmission,
  game,
  lineup,
  listTypedFields,
  sendButton,
  signInAgain,
  test,
} from './forms-with-draft.ts';

test.use({
  viewport: { width: 390, height: 844 },
  expectedFailures:
    /^50[24]: |^401: |^console: (Failed to fetch manifest patches )?TypeError: Failed to fetch|^net::ERR_(INTERNET_DISCONNECTED|EMPTY_RESPONSE|ABORTED|FAILED)/,
});

for (const form of casesOfRun([lineup, game, contact], (form) => form === game)) {
  test.describe(form.name, () => {
    test('stays when the network is cut and is sent again automatically', async ({
      page,
      context,
      fillIn,
    }) => {
      const typed = await fillIn(form);
      await context.setOffline(true);
      await sendButton(page, form).click();
      await expect(failedSubmission(page)).toContainText('Keine Verbindung');
      await expect(failedSubmission(page)).toBeInViewport();
      expect(await listTypedFields(page)).toEqual(typed);
      await context.setOffline(false);
      await expectStored(page, form);
    });
  });
}

for (const form of casesOfRun([lineup, game], (form) => form === game))
  test(`${form.name} stays when the session ends and is sent after signing in again`, async ({
    page,
    db,
    fillIn,
  }) => {
    const typed = await fillIn(form);
    await db.deleteFrom('session').execute();
    await sendButton(page, form).click();
    await expect(failedSubmission(page)).toContainText('Du bist nicht mehr angemeldet.');
    expect(await listTypedFields(page)).toEqual(typed);
    await signInAgain(page);
    await expectStored(page, form);
  });
