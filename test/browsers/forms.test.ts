import { expect, test } from './fixtures.ts';

const form = 'main form';

test('the contact form shows errors, keeps the typed text and says thank you', async ({
  openSite,
  openTab,
}) => {
  const tab = await openTab((await openSite('starter')).origin);
  await tab.visit('/contact');
  await tab.fill(`${form} [name="name"]`, '   ');
  await tab.fill(`${form} [name="email"]`, 'anna@verein.example');
  await tab.fill(`${form} [name="message"]`, 'Zwei Karten bitte.');
  await tab.click(`${form} button`, 'Senden');
  await tab.expectText(form, 'Bitte gib deinen Namen ein.');
  const message = () =>
    document.querySelector<HTMLTextAreaElement>('main form [name="message"]')?.value;
  expect(await tab.run(message)).toBe('Zwei Karten bitte.');
  await tab.fill(`${form} [name="name"]`, 'Anna');
  await tab.click(`${form} button`, 'Senden');
  await tab.expectText('main', 'Danke! Deine Nachricht ist angekommen.');
});

test('a visitor sends the sponsor form in a dialog and sees thanks', async ({
  openSite,
  openTab,
}) => {
  const tab = await openTab((await openSite('starter')).origin);
  await tab.visit('/sponsoren');
  await tab.click('main button', 'Sponsor werden');
  await tab.fill('dialog [name="name"]', 'Anna');
  await tab.fill('dialog [name="email"]', 'anna@verein.example');
  await tab.fill('dialog [name="message"]', 'Wir geben gern.');
  await tab.click('dialog label', 'Sachspende');
  await tab.run(() => document.querySelector<HTMLElement>('dialog [type="checkbox"]')?.focus());
  await tab.press(' ');
  await tab.click('dialog button', 'Anfrage senden');
  await tab.expectText('body', 'Danke! Deine Anfrage ist angekommen.');
});

test('a form without an answer shows an error and keeps the typed text', async ({
  openSite,
  openTab,
}) => {
  const site = await openSite('starter');
  const tab = await openTab(site.origin);
  await tab.visit('/contact');
  await tab.fill(`${form} [name="name"]`, 'Anna');
  await tab.fill(`${form} [name="email"]`, 'anna@verein.example');
  await tab.fill(`${form} [name="message"]`, 'Zwei Karten bitte.');
  await site.stop();
  await tab.click(`${form} button`, 'Senden');
  await tab.expectText(form, 'Alles, was du eingegeben hast, steht noch da.');
  const message = () =>
    document.querySelector<HTMLTextAreaElement>('main form [name="message"]')?.value;
  expect(await tab.run(message)).toBe('Zwei Karten bitte.');
});

test('the newsletter sign-up in the footer accepts an address', async ({ openSite, openTab }) => {
  const tab = await openTab((await openSite('starter')).origin);
  await tab.visit('/team');
  await tab.fill('footer [name="email"]', 'anna@verein.example');
  await tab.click('footer form button');
  await tab.expectText('footer', 'Danke!');
});
