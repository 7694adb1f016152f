import { expect, it, vi } from 'vitest';
import { lazily } from './lazily.ts';

class Shelf {
  private readonly held = ['a'];
  async all(more: string): Promise<string[]> {
    return [...this.held, more];
  }
}

it('comes with the first call, once, and works as what it stands for', async () => {
  let loads = 0;
  const shelf = lazily(async () => {
    loads += 1;
    return new Shelf();
  });
  expect(loads).toBe(0);
  expect(await shelf).toBe(shelf);
  expect(loads).toBe(0);
  expect(await Promise.all([shelf.all('b'), shelf.all('c')])).toEqual([
    ['a', 'b'],
    ['a', 'c'],
  ]);
  expect(loads).toBe(1);
});

it('is loaded anew by the next call where it could not be', async () => {
  let loads = 0;
  const shelf = lazily(async () => {
    loads += 1;
    if (loads === 1) throw new Error('away');
    return new Shelf();
  });
  await expect(shelf.all('b')).rejects.toThrow('away');
  expect(await shelf.all('b')).toEqual(['a', 'b']);
});

it('lets a method be stood in for, as the object itself would', async () => {
  const shelf = lazily(async () => new Shelf());
  const stood = vi.spyOn(shelf, 'all').mockResolvedValue(['z']);
  expect(await shelf.all('b')).toEqual(['z']);
  stood.mockRestore();
  expect(await shelf.all('b')).toEqual(['a', 'b']);
});
