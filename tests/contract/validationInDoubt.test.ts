import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resolve } from '../../functions/transmission/resolve.ts';
import { takeOut } from '../../functions/transmission/takeOut.ts';
import type { Heard } from '../../shared/transmission/classify.ts';
import { exchanged, fault, MINUTE, result, startMachine, type Machine } from './machine.ts';
import { ana } from './transmissions.ts';

let on: Machine;
beforeAll(async () => {
  on = await startMachine();
});
afterAll(() => on.stop());
beforeEach(() => on.fresh());

/** The authority answers each validation so for three hours, while whatever is due is woken every half minute. */
async function threeHours(heard: () => Heard): Promise<{ id: string; sent: number; askedFor: number }> {
  let sent = 0;
  on.gateway.send = async () => {
    sent += 1;
    return exchanged(heard());
  };
  const { id } = await on.hand({ operation: 'V' });
  let askedFor = 0;
  for (let minutes = 0; minutes <= 180; minutes += 0.5) {
    on.later(minutes * MINUTE);
    await on.work(id);
    if (askedFor === 0 && (await on.head(id)).state === 'NEEDS_HUMAN') askedFor = minutes;
  }
  return { id, sent, askedFor };
}

describe('a validation that the authority answers with an unknown code for three hours', () => {
  it('needs a person after two hours, having been sent at the settle times and no oftener', async () => {
    const { id, sent, askedFor } = await threeHours(() => fault(undefined));
    expect(await on.head(id)).toMatchObject({
      state: 'NEEDS_HUMAN',
      reason: 'validation-unanswered',
      safe: true,
      due: '',
    });
    expect(askedFor).toBeGreaterThanOrEqual(120);
    expect(askedFor).toBeLessThan(122);
    expect(sent).toBeLessThanOrEqual(10);
  });

  it('is not sent in a row either where the answer says that it is there already', async () => {
    const { sent } = await threeHours(() => result('duplicate'));
    expect(sent).toBeLessThanOrEqual(10);
  });

  it.each([
    [
      'a decision',
      () => resolve,
      { DECISION: 'RECHAZADA', MOTIVO: 'Lo dijo el soporte de la SAT' },
      'REJECTED',
    ],
    [
      'taking it out',
      () => takeOut,
      { DECISION: 'RETIRADA', MOTIVO: 'Se valida mañana de nuevo' },
      'TAKEN_OUT',
    ],
  ])('is ended by %s, and may be validated again', async (_, act, input, state) => {
    const { id } = await threeHours(() => fault(undefined));
    await act()(on.call({ ID: id, ...input }, ana));
    expect((await on.head(id)).state).toBe(state);
    expect((await on.hand({ operation: 'V' })).id).not.toBe(id);
  });
});
