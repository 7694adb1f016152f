import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { markRestored } from '../../functions/runtime/pulse.ts';
import { beat } from '../../functions/transmission/pulse.ts';
import { TABLE } from '../../functions/transmission/rows.ts';
import { MINUTE, startMachine, type Machine } from './machine.ts';

let on: Machine;
beforeAll(async () => {
  on = await startMachine();
});
afterAll(() => on.stop());
beforeEach(() => on.fresh());

describe('a copy that was put back without its evidence, ten minutes after its pulse, with one transmission in the queue', () => {
  it('asks the authority first', async () => {
    const head = await on.handed();
    await beat(on.services);
    on.later(10 * MINUTE);
    await markRestored(on.services.database, TABLE);
    const heard: string[] = [];
    on.gateway.find = async () => {
      heard.push('query');
      throw new Error('the line is cut');
    };
    on.gateway.send = async () => {
      heard.push('declaration');
      throw new Error('the line is cut');
    };
    await expect(on.work(head.id)).rejects.toThrow('the line is cut');
    expect(heard).toEqual(['query']);
    expect(await on.head(head.id)).toMatchObject({ state: 'RECONCILING', restored: true });
  });
});
