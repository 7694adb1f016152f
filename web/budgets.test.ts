import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { weigh, type Chunk } from './budgets.ts';

const chunk = (fileName: string, rest: Partial<Chunk> = {}): Chunk => ({
  fileName,
  // Random text does not shrink below half its length, so that sizes can be told apart.
  code: randomBytes(2000).toString('hex'),
  isEntry: false,
  imports: [],
  dynamicImports: [],
  facadeModuleId: `/x/web/${fileName}`,
  moduleIds: [`/x/web/${fileName}`],
  ...rest,
});

it('weighs a part without what is there when it is asked for', () => {
  const all = [
    chunk('entry', { isEntry: true, imports: ['base'], dynamicImports: ['frame'] }),
    chunk('base'),
    chunk('frame', { imports: ['base'], dynamicImports: ['area', 'other'] }),
    chunk('area', { imports: ['frame', 'shared'], dynamicImports: ['sheet'] }),
    chunk('other', { imports: ['shared'] }),
    chunk('shared'),
    chunk('sheet', { imports: ['shared', 'grid'] }),
    chunk('grid'),
  ];
  const bytes = Object.fromEntries(weigh(all).map((each) => [each.name, each.bytes / 2000]));
  expect(Math.round(bytes['first route']!)).toBe(Math.round(2 * bytes['frame']!));
  expect(bytes['area']! / bytes['frame']!).toBeCloseTo(2, 0);
  expect(bytes['other']! / bytes['frame']!).toBeCloseTo(2, 0);
  expect(bytes['sheet']! / bytes['frame']!).toBeCloseTo(2, 0);
  const files = Object.fromEntries(weigh(all).map((each) => [each.name, each.files]));
  expect(files, 'each file once, with those of the first route').toEqual({
    'first route': 2,
    frame: 3,
    area: 5,
    other: 4,
    sheet: 5,
  });
});
