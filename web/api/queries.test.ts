import { expect, it, vi } from 'vitest';
import { notificationProcedures } from '../../shared/work-orders/notificationProcedures.ts';
import { askedProcedures } from '../../shared/work-orders/talk/askedProcedures.ts';
import { call } from './call.ts';
import { askAhead } from './queries.ts';

vi.mock('./call.ts', () => ({ call: vi.fn(async () => ({})) }));

it('sends what a page asks in one moment turn by turn, so that the page answers between them', async () => {
  const sent = vi.mocked(call);
  const answers = Promise.all([
    askAhead(notificationProcedures.assigned, {}),
    askAhead(askedProcedures.asked, {}),
    askAhead(notificationProcedures.assignedCount, { ID_CLIENTE: 'emp-1', ID_USUARIO: 'ana' }),
  ]);
  const inEachTurn: number[] = [];
  while (sent.mock.calls.length < 3) {
    const before = sent.mock.calls.length;
    await new Promise((resolve) => setTimeout(resolve));
    inEachTurn.push(sent.mock.calls.length - before);
  }
  expect(Math.max(...inEachTurn.slice(1))).toBe(1);
  expect(inEachTurn.length).toBeGreaterThan(1);
  await answers;
});
