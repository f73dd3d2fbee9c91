import { expect, test } from 'vitest';
import { z } from 'zod';
import * as knownFields from './known-fields.ts';

const row = z.object({ goals: z.number().optional() });
const schema = z
  .object({
    name: z.string(),
    players: z.array(row).min(1).superRefine(noRule),
    teams: z.array(row).optional(),
  })
  .superRefine(noRule);

function noRule(): void {}

function hasKnownFields(data: FormData): boolean {
  return knownFields.hasKnownFields(data, schema);
}

function form(name: string, value = ''): FormData {
  const data = new FormData();
  data.append(name, value);
  return data;
}

test('accepts the names of fields and of fields in list rows', () => {
  for (const name of ['name', 'goalsFor', 'players[0].goals', 'teams[199].goals'])
    expect([name, hasKnownFields(form(name))]).toEqual([name, true]);
});

test('rejects invalid field names and row numbers', () => {
  for (const name of ['', '__proto__', 'a.b', 'players[200].goals', 'players[]', '[0]', 'a[0][1]'])
    expect([name, hasKnownFields(form(name))]).toEqual([name, false]);
});

test('accepts requests to add, remove or move a row', () => {
  for (const intent of [
    { type: 'insert', payload: { name: 'teams', defaultValue: {} } },
    { type: 'insert', payload: { name: 'players', defaultValue: { playerId: 'a', goals: 0 } } },
    { type: 'remove', payload: { name: 'players', index: 3 } },
    { type: 'reorder', payload: { name: 'players', from: 3, to: 2 } },
  ])
    expect(hasKnownFields(form('__intent__', JSON.stringify(intent)))).toBe(true);
});

test('rejects unknown and invalid row requests', () => {
  for (const intent of [
    'null',
    'x',
    '{}',
    '{"type":"reset","payload":{}}',
    '{"type":"insert","payload":{"name":"__proto__"}}',
    '{"type":"insert","payload":{"name":"teams","index":99999999}}',
    '{"type":"remove","payload":{"name":"teams","index":1e9}}',
    '{"type":"remove","payload":{"name":"teams"}}',
    '{"type":"reorder","payload":{"name":"teams","from":0,"to":99999999}}',
  ])
    expect([intent, hasKnownFields(form('__intent__', intent))]).toEqual([intent, false]);
});

test('rejects a repeated field name, because many equal names would block the server', () => {
  const twice = form('name', 'a');
  twice.append('name', 'b');
  expect(hasKnownFields(twice)).toBe(false);
});

test('accepts rows and row requests only for the lists of the form', () => {
  for (const name of ['name[0].goals', 'constructor[0].a', 'others[0].goals', 'players', 'teams'])
    expect([name, hasKnownFields(form(name))]).toEqual([name, false]);
  for (const name of ['name', 'others', 'constructor', 'toString', 'version']) {
    const intent = JSON.stringify({ type: 'insert', payload: { name } });
    expect([name, hasKnownFields(form('__intent__', intent))]).toEqual([name, false]);
  }
});
