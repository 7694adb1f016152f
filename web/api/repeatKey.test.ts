import { expect, it } from 'vitest';
import { ApiError } from './apiError.ts';
import { RepeatKey } from './repeatKey.ts';

const lost = (status: number, code = 'x') => new ApiError('', { code, status });

it.each([
  ['no answer came', lost(0)],
  ['the server broke down after it may have written', lost(500)],
  ['the gateway gave up waiting', lost(504)],
  ['the first one is still at work', lost(409, 'idempotency.in-progress')],
  ['the answer was no answer of ours', new TypeError('terminated')],
])('pressed again after %s, it is the same call', (_what, thrown) => {
  const key = new RepeatKey();
  const first = key.for('{"ID":"1"}');
  key.answered(thrown);
  expect(key.for('{"ID":"1"}')).toBe(first);
});

it.each([
  ['it was done', undefined],
  ['it was refused', lost(422, 'rejected')],
  ['it was done and the answer is gone', lost(409, 'idempotency.committed')],
])('pressed again once %s, it is another call', (_what, thrown) => {
  const key = new RepeatKey();
  const first = key.for('{"ID":"1"}');
  key.answered(thrown);
  expect(key.for('{"ID":"1"}')).not.toBe(first);
});

it('other words are another call, whatever became of the first', () => {
  const key = new RepeatKey();
  const first = key.for('{"ID":"1"}');
  key.answered(lost(0));
  expect(key.for('{"ID":"2"}')).not.toBe(first);
});
