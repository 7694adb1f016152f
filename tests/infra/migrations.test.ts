import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { migrate, type Migration, migrations, told } from '../../infra/upgrade/migrations.ts';
import { tables } from '../../infra/topology.ts';

const place = {
  client: {} as DynamoDBDocumentClient,
  nameOf: (table: string) => table,
  has: (table: string) => table !== 'logbook',
  dataKey: '',
  again: false,
};
const step = (name: string, needs: string[], run: Migration['run']): Migration => ({
  version: '0.9.0',
  name,
  needs,
  run,
});

test('every migration names the version that wants the data so and tables that there are', () => {
  const known = tables.map(({ name }) => name);
  for (const { version, name, needs } of migrations) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
    for (const table of needs) expect(known, name).toContain(table);
  }
  expect(new Set(migrations.map(({ name }) => name)).size).toBe(migrations.length);
});

test('they run in their order, without those whose tables are not there, and one that fails ends the order', async () => {
  const ran: string[] = [];
  const noted = (name: string, needs: string[] = []): Migration =>
    step(name, needs, () => {
      ran.push(name);
      return Promise.resolve({ done: 1, left: 0 });
    });
  const failing = step('fails', [], () => Promise.reject(new Error('no')));
  await expect(
    migrate(place, undefined, [
      noted('first'),
      noted('of a table that is not there', ['logbook']),
      failing,
      noted('last'),
    ]),
  ).rejects.toThrow('no');
  expect(ran).toEqual(['first']);
});

test('whoever deploys is told what was done, and to run it again when something was left', () => {
  const one = step('Filas', [], () => Promise.resolve({ done: 0, left: 0 }));
  expect(told(one, { done: 3, left: 0 })).toBe('0.9.0  Filas: 3.');
  expect(told(one, { done: 3, left: 2 })).toMatch(/2\. Ejecute la misma orden otra vez\.$/);
});
