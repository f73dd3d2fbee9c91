import { expect, test } from 'vitest';
import { readTitle } from './read-title.ts';

const sides = { home: 'Fortuna Musterau', away: 'SK Probing' };
const game = 'Fortuna Musterau - SK Probing';

test.each([
  [game, {}],
  [`${game} (abgesagt)`, { state: 'calledOff' }],
  [`${game} [ABGESAGT!]`, { state: 'calledOff' }],
  [`${game} abgesagt`, { state: 'calledOff' }],
  [`${game} - abgesagt`, { state: 'calledOff' }],
  [`${game}, fällt aus`, { state: 'calledOff' }],
  [`ABGESAGT: ${game}`, { state: 'calledOff' }],
  [`❌ Abgesagt – ${game}`, { state: 'calledOff' }],
  [`*** Absage *** ${game}`, { state: 'calledOff' }],
  [`Canceled: ${game}`, { state: 'calledOff' }],
  [`${game} (abgesagt wegen Regen)`, { state: 'calledOff', remarks: ['wegen Regen'] }],
  [`${game} - abgesagt, Platz gesperrt`, { state: 'calledOff', remarks: ['Platz gesperrt'] }],
  [`Fortuna Musterau (abgesagt) : SK Probing`, { state: 'calledOff' }],
  [`VERSCHOBEN: ${game}`, { state: 'postponed' }],
  [`${game} (verschoben)`, { state: 'postponed' }],
  [`${game} (Spielabbruch)`, { state: 'abandoned' }],
  [`${game} entfällt wegen Schnee`, { state: 'calledOff', remarks: ['wegen Schnee'] }],
  [`${game} (Absage wg. Unwetter)`, { state: 'calledOff', remarks: ['wg. Unwetter'] }],
  [`${game} - VERLEGT auf 12.6.`, { remarks: ['VERLEGT auf 12.6.'] }],
  [`[2. Klasse C] ${game}`, { competition: '2. Klasse C' }],
  [`Meisterschaftsspiel: ${game}`, { competition: 'Meisterschaftsspiel' }],
  [`Trainingsspiel: ${game}`, { competition: 'Trainingsspiel' }],
  [`Friendly: ${game}`, { competition: 'Friendly' }],
  [`Vorbereitungsspiel: ${game}`, { competition: 'Vorbereitungsspiel' }],
  [`${game} (verlegt)`, { remarks: ['verlegt'] }],
  [`${game} (Nachtragsspiel)`, { remarks: ['Nachtragsspiel'] }],
  [`${game} 2:1`, { goals: [2, 1] }],
  [`${game} (3:0)`, { goals: [3, 0] }],
  [`${game} 2 : 1`, { goals: [2, 1] }],
  [`${game} 2-1`, { goals: [2, 1] }],
  [`${game}, 2:1`, { goals: [2, 1] }],
  [`${game} - 2:1`, { goals: [2, 1] }],
  [`${game} 3:1 (1:0)`, { goals: [3, 1], remarks: ['1:0'] }],
  [`${game} (3:1) (1:0)`, { goals: [3, 1], remarks: ['1:0'] }],
  [`${game} Endstand 3:1`, { goals: [3, 1] }],
  ['Fortuna Musterau 3:1 SK Probing', { goals: [3, 1] }],
  ['Fortuna Musterau 3:1 (1:0) SK Probing', { goals: [3, 1], remarks: ['1:0'] }],
  [`3:1 ${game}`, { goals: [3, 1] }],
  [`3:1 n.V. ${game}`, { remarks: ['3:1 n.V.'] }],
  [`15:30 Uhr: ${game}`, { remarks: ['15:30'] }],
  [`${game}, verlegt auf 12.6., 17:00`, { remarks: ['verlegt auf 12.6.', '17:00'] }],
  [`Auswärtsspiel: ${game}`, { ground: 'away' }],
  [`${game} (Heim)`, { ground: 'home' }],
  ['Fortuna Musterau (H) SK Probing', {}],
  ['SK Probing (A) Fortuna Musterau', {}],
  ['SK Probing @ Fortuna Musterau', {}],
  ['Fortuna Musterau:SK Probing 3:1', { goals: [3, 1] }],
  [`${game} 0:10`, { goals: [0, 10] }],
  [`${game} 5:4 n.E.`, { remarks: ['5:4 n.E.'] }],
  [`${game} 3:0*`, { remarks: ['3:0*'] }],
  [`${game} (15:00)`, { remarks: ['15:00'] }],
  [`${game} 15:30 Uhr`, { remarks: ['15:30'] }],
  [`${game} 25:3`, { remarks: ['25:3'] }],
  [`${game} -:-`, {}],
  [`${game} (-:-)`, {}],
  ['Fortuna Musterau -:- SK Probing', {}],
  [`Unterliga Ost: ${game}`, { competition: 'Unterliga Ost' }],
  [`Unterliga Ost | ${game} (abgesagt)`, { competition: 'Unterliga Ost', state: 'calledOff' }],
  [`5. Runde: ${game}`, { round: '5' }],
  [`MS 5. Rd. | ${game}`, { competition: 'MS', round: '5' }],
  [`Probe Cup, 1. Runde: ${game}`, { competition: 'Probe Cup', round: '1' }],
  [`${game} - KFV-Cup`, { competition: 'KFV-Cup' }],
  [`⚽ ${game}`, {}],
])('readTitle reads %s as a game with %j', (summary, more) => {
  expect(readTitle(summary)).toEqual({ ...sides, remarks: [], ...more });
});

test.each([
  ['Heimspiel gegen SV Au', 'wir', 'SV Au', []],
  ['Heim: SV Au', 'wir', 'SV Au', []],
  ['SV Au - Heimspiel', 'wir', 'SV Au', []],
  ['vs. SV Au (H)', 'wir', 'SV Au', []],
  ['Auswärtsspiel bei SV Au 2:1', 'SV Au', 'wir', ['2:1']],
  ['@ SV Au', 'SV Au', 'wir', []],
])('reads %s as a game of our side', (summary, home, away, remarks) => {
  expect(readTitle(summary)).toEqual({ home, away, remarks });
});

test.each([
  ['ASKÖ Teststadt - SV Liganz', 'ASKÖ Teststadt', 'SV Liganz'],
  ['SPG Meisterdorf - Dynamo', 'SPG Meisterdorf', 'Dynamo'],
  ['SPG Meisterdorf - Dynamo - Unterliga Ost', 'SPG Meisterdorf', 'Dynamo'],
  ['Dynamo - Muster (1b)', 'Dynamo', 'Muster (1b)'],
  ['Dynamo - FC Sankt Muster (NÖ)', 'Dynamo', 'FC Sankt Muster (NÖ)'],
  ['Dynamo - SV Au, Unterliga Ost Herren', 'Dynamo', 'SV Au, Unterliga Ost Herren'],
  ['Dynamo - SV Heim', 'Dynamo', 'SV Heim'],
  ['Dynamo - Austria (A)', 'Dynamo', 'Austria (A)'],
  ['Dynamo 04 - 1. FC 08', 'Dynamo 04', '1. FC 08'],
])('removes from %s only words that do not belong to a name', (summary, home, away) => {
  expect(readTitle(summary)).toMatchObject({ home, away });
});

test.each([
  'Training',
  'Dynamo',
  'Abgesagt',
  'spielfrei',
  'Heimspiel',
  '',
  ':',
  'A - B - C',
])('readTitle returns undefined for %j, which does not name two teams', (summary) => {
  expect(readTitle(summary)).toBeUndefined();
});

test('readTitle reads a title with many scores in brackets', () => {
  expect(readTitle(`SV Au : SC Berg (1${':111'.repeat(80)}:1x)`)).toMatchObject({ home: 'SV Au' });
  expect(readTitle('SV Au : SC Berg (1:0, 2:1; 0:0)')).toMatchObject({
    away: 'SC Berg',
    remarks: ['1:0, 2:1; 0:0'],
  });
});
