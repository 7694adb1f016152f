import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { faultRows } from './rows.ts';

const ALL = Array.from({ length: 44 }, (_, index) => index + 1);

it('has each of the forty-four faults once', () => {
  expect(faultRows.map(({ row }) => row).sort((a, b) => a - b)).toEqual(ALL);
});

it.each(faultRows)('row $row, $fault: its tests exist', ({ tests }) => {
  expect(tests).not.toEqual([]);
  for (const [file, title] of tests) {
    const source = readFileSync(file, 'utf8');
    expect(source.includes(`'${title}`) || source.includes(`"${title}`), `${file}: ${title}`).toBe(true);
  }
});
