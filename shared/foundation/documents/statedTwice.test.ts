import { describe, expect, it } from 'vitest';
import { statedTwice } from './statedTwice.ts';

const paper = (id: string, number: string, by = 'ACME') => ({ id, number, by, path: id });
const found = (...papers: ReturnType<typeof paper>[]): string[] =>
  statedTwice(papers, 'fac').map(({ again, first }) => `${again.id} ${first.id}`);

describe('a paper that is stated twice', () => {
  it('is another document of the same number and issuer, however both are written', () => {
    expect(found(paper('fac-1', 'F-001'), paper('fac-2', 'f 001', 'Acmé'), paper('fac-3', 'F001'))).toEqual([
      'fac-2 fac-1',
      'fac-3 fac-1',
    ]);
  });

  it('is not one document in several lines, one of another issuer, one without number or a line of a person', () => {
    expect(found(paper('fac-1', 'F-1'), paper('fac-1', 'F-1'))).toEqual([]);
    expect(found(paper('fac-1', 'F-1'), paper('fac-2', 'F-1', 'OTRA'))).toEqual([]);
    expect(
      found(paper('fac-1', ''), paper('fac-2', ''), paper('fac-3', 'S/N'), paper('fac-4', 'S/N')),
    ).toEqual([]);
    expect(found(paper('fac-1', 'F-1'), paper('lin-2', 'F-1'))).toEqual([]);
  });

  it('is found among ten thousand in one pass', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => paper(`fac-${at}`, String(at)));
    expect(found(...many, paper('fac-again', '9999'))).toEqual(['fac-again fac-9999']);
  });
});
