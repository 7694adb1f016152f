import { describe, expect, it } from 'vitest';
import { Cursors } from './cursor.ts';
import { jobScope } from './scope.ts';
import { Sealer } from './seal.ts';

const services = { sealer: new Sealer(Buffer.alloc(32, 7).toString('base64')) };
const of = (company: string, list = 'duca/list', asked: unknown = { ESTADO: 'BORRADOR' }): Cursors =>
  new Cursors(services, jobScope(company, 'GT'), list, asked);
const cursor = { at: ['2026-11-20T09:00:00', 'duc-1'], back: true } as const;

describe('a cursor', () => {
  it('says where the next page begins, and shows nobody the row that it names', () => {
    const text = of('a').seal(cursor);
    expect(of('a').open(text)).toEqual(cursor);
    expect(of('a').open(of('a').seal({ ...cursor, back: false })).back).toBe(false);
    expect(text).toMatch(/^[\w-]+$/);
    expect(Buffer.from(text, 'base64url').includes('duc-1')).toBe(false);
  });

  it.each([
    ['another company', of('b').seal(cursor)],
    ['another list', of('a', 'dva/list').seal(cursor)],
    ['another filter', of('a', 'duca/list', {}).seal(cursor)],
    ['nobody', 'inventado'],
    ['nothing', ''],
    ['a half', of('a').seal(cursor).slice(0, 20)],
  ])('of %s is refused with the way on', (_whose, text) => {
    expect(() => of('a').open(text)).toThrow(
      'Parámetro CURSOR: no es de esta lista con este filtro y orden; pídala otra vez desde su primera página.',
    );
  });
});
