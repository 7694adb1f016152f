import { expect, it, vi } from 'vitest';
import { madeOnce } from './madeOnce.ts';

it('is made once for all who ask, and again after it could not be made', async () => {
  const make = vi.fn<() => Promise<number>>();
  make.mockRejectedValueOnce(new Error('away')).mockResolvedValue(7);
  const get = madeOnce(make);
  const first = await Promise.allSettled([get(), get()]);
  expect(first.map((each) => each.status)).toEqual(['rejected', 'rejected']);
  expect(await Promise.all([get(), get(), get()])).toEqual([7, 7, 7]);
  expect(make).toHaveBeenCalledTimes(2);
});
