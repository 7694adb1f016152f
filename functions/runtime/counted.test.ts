import { expect, test } from 'vitest';
import { counted, numbersOf } from './counted.ts';

test('a line that counts is in the embedded metric format: each metric by name, its number beside', () => {
  const { _aws: told, ...numbers } = numbersOf(
    'transmission.settled',
    { state: 'REJECTED' },
    'despacho-prod',
  );
  expect(numbers).toEqual({ declarations: 1 });
  expect(told).toEqual({
    Timestamp: expect.any(Number) as number,
    CloudWatchMetrics: [
      {
        Namespace: 'despacho-prod',
        Dimensions: [['state']],
        Metrics: [{ Name: 'declarations', Unit: 'Count' }],
      },
    ],
  });
});

test('an age is told as it is, and one that is not known is not told as none', () => {
  const told = numbersOf('transmission.waiting', { oldestDoubtMinutes: 12.5 }, 'despacho-prod');
  expect(told).toMatchObject({ 'transmission-doubt-age': 12.5 });
  expect(told).not.toHaveProperty('transmission-queue-age');
});

test('nothing is counted where no namespace is set, nor of what is not on the list', () => {
  expect(numbersOf('procedure.failed', {}, '')).toEqual({});
  expect(numbersOf('procedure.done', { ms: 3 }, 'despacho-prod')).toEqual({});
});

test('nothing is told apart by what has many values: each would be a metric that is paid for', () => {
  const by = Object.values(counted)
    .flat()
    .flatMap((each) => each.by ?? []);
  expect(new Set(by)).toEqual(new Set(['state']));
});
