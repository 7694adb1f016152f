import { expect, it } from 'vitest';
import { catchUpOf } from './catchUp.ts';

/** A document whose readings end when they are told to, with the lock that they bring. */
function document(LOCK: number) {
  const header = { LOCK };
  const readings: ((lock: number) => void)[] = [];
  const catchUp = catchUpOf({
    snapshot: () => ({ header }),
    reload: () =>
      new Promise<void>((resolve) =>
        readings.push((lock) => {
          header.LOCK = lock;
          resolve();
        }),
      ),
  });
  const end = async (lock: number): Promise<void> => {
    readings.shift()!(lock);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { header, readings, catchUp, end };
}

it('reads what moved, and nothing while what is shown is as new', async () => {
  const { header, readings, catchUp, end } = document(4);
  await catchUp(4);
  expect(readings).toHaveLength(0);
  void catchUp(5);
  await end(5);
  expect(header.LOCK).toBe(5);
  expect(readings).toHaveLength(0);
});

it('shows the channel that came while the acceptance was still being read', async () => {
  const { header, readings, catchUp, end } = document(4);
  void catchUp(5);
  void catchUp(6);
  expect(readings).toHaveLength(1);
  await end(5);
  expect(readings).toHaveLength(1);
  await end(6);
  expect(header.LOCK).toBe(6);
  expect(readings).toHaveLength(0);
});

it('asks no further when a reading brings nothing newer, and again when more is told', async () => {
  const { readings, catchUp, end } = document(4);
  void catchUp(5);
  await end(4);
  expect(readings).toHaveLength(0);
  void catchUp(5);
  expect(readings).toHaveLength(1);
});

it('can be told again after a reading that failed', async () => {
  let fails = true;
  const header = { LOCK: 1 };
  const catchUp = catchUpOf({
    snapshot: () => ({ header }),
    reload: async () => {
      if (fails) throw new Error('sin red');
      header.LOCK = 2;
    },
  });
  await expect(catchUp(2)).rejects.toThrow('sin red');
  fails = false;
  await catchUp(2);
  expect(header.LOCK).toBe(2);
});
