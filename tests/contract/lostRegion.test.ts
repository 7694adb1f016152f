import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import {
  BatchWriteItemCommand,
  DeleteItemCommand,
  type DynamoDBClient,
  PutItemCommand,
} from '@aws-sdk/client-dynamodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { awsClients } from '../../functions/runtime/clients.ts';
import { tableName } from '../../functions/runtime/config.ts';
import { exportedTables } from '../../infra/changes.ts';
import { applyChanges } from '../../infra/repair/applyChanges.ts';
import { ExportFolder, type Row } from '../exportFolder.ts';
import { changesBetween, keyOf, putBack, rowsNow, type State, written } from './tableStates.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';

// The region is lost: tables are restored from the copy of the first of the month, and what was written since comes from the
// exports in the second region (docs/runbooks/restore.md).

let { world, derived, patch } = {} as TwoAgencies;
let client: DynamoDBClient;
let folder: ExportFolder;
let told: string[] = [];

const rows = (): Promise<State> => rowsNow(client);

/** On it a copy was made, within the first window. */
const COPY = new Date('2026-11-01T09:04:00Z');
const MOMENTS = ['09:00', '12:00', '15:00', '18:00'].map((hour) => `2026-11-01T${hour}:00.000Z`);
/** Tables at the copy, and at the end of each window. */
const states: State[] = [];

/** Exports of all windows, of all tables but where `left` says that there is none. */
function exportAll(left: (table: string, window: number) => boolean = () => false): void {
  for (const window of [2, 0, 1])
    for (const table of exportedTables) {
      if (left(table, window)) continue;
      const [before, after] = [states[window]!.get(table)!, states[window + 1]!.get(table)!];
      const [from = '', to = ''] = MOMENTS.slice(window, window + 2);
      // The first window holds what was written before the copy as well.
      const earlier = window === 0 ? [...before.values()].map((row) => ({ row, at: 1 })) : [];
      const changes = changesBetween(before, after, from);
      const newer = new Set(changes.map(({ row }) => keyOf(row)));
      folder.add(table, from, to, [...earlier.filter(({ row }) => !newer.has(keyOf(row))), ...changes]);
    }
}

const apply = (with_ = client, since = COPY) =>
  applyChanges({
    client: with_,
    nameOf: tableName,
    folder: folder.path,
    since,
    tell: (sentence) => void told.push(sentence),
  });

const NOTE = { pk: { S: 'C#uno#notes' }, sk: { S: 'every type of value' } };
const put = (Item: Row) => client.send(new PutItemCommand({ TableName: tableName('parties'), Item }));
const remove = ({ pk, sk }: Row) =>
  client.send(new DeleteItemCommand({ TableName: tableName('parties'), Key: { pk: pk!, sk: sk! } }));

beforeAll(async () => {
  ({ world, derived, patch } = await startTwoAgencies());
  client = awsClients().dynamo;
  const { id, lock } = await derived('1236000931');
  await put({ ...NOTE, sk: { S: 'goes' } });
  states.push(await rows());

  // First window: work goes on, and a row comes that has every type of value.
  const { error } = await patch(id, lock, { 'DUCA.LUGAR_EMBARQUE': 'CNSHA' });
  expect(error).toBeUndefined();
  await derived('1236000932');
  const B = new Uint8Array([0, 255, 10, 13, 34]);
  const L = [
    { S: 'ñ\n"' },
    { M: { B: { B }, BS: { S: 'name of a type' } } },
    { NULL: true },
    { BOOL: false },
  ];
  await put({
    ...NOTE,
    N: { N: '12345678901234567890.5' },
    B: { B },
    BS: { BS: [B] },
    L: { L },
    SS: { SS: ['a', 'b'] },
  });
  states.push(await rows());

  // Second: one is deleted, the other written again.
  await remove({ ...NOTE, sk: { S: 'goes' } });
  await put({ ...NOTE, again: { S: 'once' } });
  states.push(await rows());

  // Third: what was deleted comes again, what was written twice goes.
  await put({ ...NOTE, sk: { S: 'goes' }, back: { NS: ['1', '2'] } });
  await remove(NOTE);
  await derived('1236000933');
  states.push(await rows());
});
afterAll(async () => {
  client.destroy();
  await world.stop();
});
beforeEach(async () => {
  folder = new ExportFolder();
  told = [];
  await putBack(client, states[0]!);
});
afterEach(() => folder.remove());

describe('tables that were restored from a copy', () => {
  it('are brought on to what they were when the last window ended, letter by letter, and twice the same', async () => {
    exportAll();
    const last = written(states[3]!);
    expect(last).not.toEqual(written(states[0]!));
    expect((await apply()).toISOString()).toBe(MOMENTS[3]);
    expect(written(await rows())).toEqual(last);
    expect(told[0]).toBe(`Se comprobaron ${3 * exportedTables.length} exportaciones, hasta ${MOMENTS[3]}.`);
    expect(told).toContainEqual(
      expect.stringMatching(/^duca \(\d+ de \d+\): \d+ filas escritas, \d+ borradas\.$/),
    );
    await apply();
    expect(written(await rows())).toEqual(last);
  });

  it.each([1, 2, 7, 14])(
    'are so as well when the order was killed after %i calls and is given again',
    async (calls) => {
      exportAll();
      const dying = awsClients().dynamo;
      let left = calls;
      dying.middlewareStack.add(
        (next, { commandName }) =>
          async (args) => {
            if (commandName === BatchWriteItemCommand.name && (left -= 1) < 0) throw new Error('killed');
            return next(args);
          },
        { step: 'initialize', name: 'dies' },
      );
      await expect(apply(dying)).rejects.toThrow('killed');
      dying.destroy();
      // No row is older than in the copy: it is what it was, or what it became at last.
      const [first, last] = [new Set(written(states[0]!)), new Set(written(states[3]!))];
      for (const row of written(await rows())) expect(first.has(row) || last.has(row), row).toBe(true);
      await apply();
      expect(written(await rows())).toEqual([...last]);
    },
  );

  it('take what the database did not take at once, given again', async () => {
    exportAll();
    const busy = awsClients().dynamo;
    let refused = 0;
    busy.middlewareStack.add(
      (next, { commandName }) =>
        async (args) => {
          const input = args.input as { RequestItems?: Record<string, unknown[]> };
          if (commandName !== BatchWriteItemCommand.name || (refused += 1) % 2 === 0) return next(args);
          // Half of them are taken.
          const [[table, all] = ['', []]] = Object.entries(input.RequestItems ?? {});
          const half = Math.floor(all.length / 2);
          if (half > 0)
            await next({ ...args, input: { RequestItems: { [table]: all.slice(0, half) } } as never });
          return { output: { UnprocessedItems: { [table]: all.slice(half) }, $metadata: {} }, response: {} };
        },
      { step: 'initialize', name: 'is busy' },
    );
    await apply(busy);
    busy.destroy();
    expect(refused).toBeGreaterThan(1);
    expect(written(await rows())).toEqual(written(states[3]!));
  });

  it('keep the newest image of a row, in whatever order exports overlap', async () => {
    exportAll();
    // Taken up again, a window begins where an earlier one began.
    for (const table of exportedTables) {
      const changes = changesBetween(states[0]!.get(table)!, states[2]!.get(table)!, MOMENTS[1]!);
      folder.add(table, MOMENTS[0]!, MOMENTS[2]!, changes);
    }
    await apply();
    expect(written(await rows())).toEqual(written(states[3]!));
  });

  it('are brought on to the last moment that all of them have, and it is said what is left', async () => {
    exportAll((table, window) => table === 'duca' && window > 0);
    expect((await apply()).toISOString()).toBe(MOMENTS[1]);
    expect(written(await rows())).toEqual(written(states[1]!));
    expect(told.at(-1)).toBe('Lo posterior no se aplicó: de duca no hay exportación que siga.');
  });

  it('stop before a hole, though more was exported after it', async () => {
    exportAll((_, window) => window === 1);
    expect((await apply()).toISOString()).toBe(MOMENTS[1]);
    expect(written(await rows())).toEqual(written(states[1]!));
  });

  it('do not wait for an export that was begun and never finished', async () => {
    exportAll((_, window) => window === 2);
    for (const table of exportedTables) {
      const { list } = folder.add(table, MOMENTS[2]!, MOMENTS[3]!, []);
      rmSync(list.replace('manifest-files', 'manifest-summary'));
    }
    expect((await apply()).toISOString()).toBe(MOMENTS[2]);
  });
});

describe('nothing is written', () => {
  const refused = async (sentence: RegExp, since = COPY): Promise<void> => {
    await expect(apply(client, since)).rejects.toThrow(sentence);
    await expect(apply(client, since)).rejects.toThrow(/No se escribió nada\.$/);
    expect(written(await rows())).toEqual(written(states[0]!));
  };
  const more = (): ReturnType<ExportFolder['add']> =>
    folder.add(
      'work-orders',
      MOMENTS[2]!,
      MOMENTS[3]!,
      changesBetween(new Map(), states[3]!.get('work-orders')!, MOMENTS[2]!),
    );

  it.each<[string, (data: string) => void]>([
    ['was cut', (data) => truncateSync(data, 40)],
    ['has another byte', (data) => writeFileSync(data, readFileSync(data).fill(7, 30, 31))],
    ['is missing', (data) => rmSync(data)],
  ])('where a file %s', async (_, harm) => {
    exportAll();
    harm(more().data[1]!);
    await refused(/El archivo .*work-orders.*\.json\.gz falta o no es el que se exportó: cópielo otra vez\./);
  });

  it('where the list of files was cut', async () => {
    exportAll();
    const { list } = more();
    writeFileSync(list, readFileSync(list, 'utf8').split('\n')[0]!);
    await refused(/La exportación de work-orders.* no está completa: copie otra vez el depósito\./);
  });

  it('where the exports begin after the copy, or end before it', async () => {
    exportAll((table, window) => table === 'users' && window === 0);
    await refused(/De la tabla users no hay exportaciones que sigan a la copia de 2026-11-01T09:04/);
    exportAll();
    await refused(/revise ese momento/, new Date('2026-10-31T09:00:00Z'));
    await refused(/revise ese momento/, new Date('2026-11-02T09:00:00Z'));
  });

  it('where of a table that holds something nothing was exported, or of none anything', async () => {
    await refused(/no hay exportaciones/);
    exportAll((table) => table === 'users');
    await refused(/De la tabla users no hay exportaciones que sigan/);
  });
});

describe('a table that was made after the copy', () => {
  const NEW = 'credentials';

  it('is filled from its first window on, which begins with itself', async () => {
    exportAll((table) => table === NEW);
    const row = { pk: { S: 'C#uno#new' }, sk: { S: '1' } };
    folder.add(NEW, '2026-11-01T10:20:31Z', MOMENTS[2]!, [{ row, at: 5 }]);
    folder.add(NEW, MOMENTS[2]!, MOMENTS[3]!, []);
    expect((await apply()).toISOString()).toBe(MOMENTS[3]);
    expect([...(await rows()).get(NEW)!.values()]).toEqual([row]);
  });

  it('and of which nothing was exported yet holds up no other', async () => {
    expect(states[0]!.get(NEW)!.size).toBe(0);
    exportAll((table) => table === NEW);
    expect((await apply()).toISOString()).toBe(MOMENTS[3]);
    expect(written(await rows())).toEqual(written(states[3]!));
  });
});
