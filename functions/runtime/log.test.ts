import { afterEach, expect, test, vi } from 'vitest';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { ConditionLost } from './database.ts';
import { systemKey } from './keys.ts';
import { log } from './log.ts';

const written: string[] = [];
for (const stream of [process.stdout, process.stderr])
  vi.spyOn(stream, 'write').mockImplementation((text) => written.push(String(text)) > 0);
afterEach(() => written.splice(0));

/** What the log keeps of an error, as it stands in the line. */
function kept(error: unknown): Record<string, unknown> {
  log.error('procedure.failed', { procedure: 'x/y', error });
  const line: { error: Record<string, unknown> } = JSON.parse(written.at(-1) ?? '{}');
  return line.error;
}

/** As DynamoDB says that a transaction was cancelled: with the rows that stood in its way. */
const cancelled = Object.assign(new Error('Transaction cancelled [ConditionalCheckFailed]'), {
  name: 'TransactionCanceledException',
  code: 'E1',
  $metadata: { httpStatusCode: 400, requestId: 'r-1' },
  CancellationReasons: [{ Item: { TEXTO: { S: 'secreto' } } }],
});

test('a line says of an error its name, its code, its words, where it came from and what AWS noted of the request', () => {
  expect(kept(cancelled)).toEqual({
    name: 'TransactionCanceledException',
    code: 'E1',
    message: 'Transaction cancelled [ConditionalCheckFailed]',
    stack: expect.stringContaining('log.test.ts') as string,
    $metadata: { httpStatusCode: 400, requestId: 'r-1' },
  });
});

test('a row that could not be written is not in the log', () => {
  const lost = new ConditionLost({
    kind: 'put',
    table: 'notifications',
    item: { pk: systemKey('x'), sk: 'm', TEXTO: 'secreto' },
    when: { absent: true },
  });
  expect(kept(lost)['message']).toBe('Condition of a write on notifications did not hold');
  expect(written.join()).not.toContain('secreto');
  expect(JSON.stringify({ ...lost })).not.toContain('secreto');
});

test('a document that somebody else changed meanwhile is not in the log', () => {
  const stale = refusal('document.stale', { user: 'Ana' }, { details: { body: { VALOR: 'secreto' } } });
  expect(kept(stale)).toMatchObject({ code: 'document.stale' });
  expect(written.join()).not.toContain('secreto');
});

test('nor is what the cause of an error carries, or one of several errors', () => {
  const several = new AggregateError([cancelled, { VALOR: 'secreto' }], 'two');
  expect(kept(new Error('outer', { cause: several }))).toMatchObject({
    message: 'outer',
    cause: { message: 'two', errors: [{ name: 'TransactionCanceledException', code: 'E1' }] },
  });
  kept(new Error('outer', { cause: { VALOR: 'secreto' } }));
  expect(written.join()).not.toContain('secreto');
});

test('a value never stands under a name that the line has for itself, where it would be dropped or stand for it', () => {
  // The writer keeps its own five and says that it dropped the value; `tsc` is red where a call names one of them.
  // @ts-expect-error The sentence of the event stands there.
  log.error('message.failed', { queue: 'q', message: 'm-1' });
  // @ts-expect-error Which function writes stands there.
  log.warn('service.changed', { service: 'sat', down: true });
  // @ts-expect-error How much it matters stands there.
  log.info('outbox.swept', { level: 1 });
  // @ts-expect-error When it was written stands there.
  log.info('outbox.swept', { timestamp: 1 });
  // @ts-expect-error How much of the log is kept stands there.
  log.info('outbox.swept', { sampling_rate: 1 });
  const dropped = written.filter((text) => text.includes('is a reserved key and will be dropped'));
  expect(dropped).toHaveLength(5);
  // @ts-expect-error The code of the event stands there.
  log.info('outbox.swept', { event: 'x' });
  // @ts-expect-error What ties lines together stands there.
  log.info('outbox.swept', { trace: 'x' });
});
