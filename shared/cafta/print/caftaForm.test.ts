import { describe, expect, it } from 'vitest';
import { caftaPrintOptions } from './caftaForm.ts';

const certificate = { by: 'Certificadora', number: 'CERT-1', signature: 'abc', at: '2026-11-20T09:00:00' };
const standing = (of: Partial<Parameters<typeof caftaPrintOptions>[0]>, draft = false) =>
  caftaPrintOptions({ state: 'BORRADOR', newest: true, certificate: undefined, ...of }, draft).standing;

describe('a printed certification proves origin', () => {
  it('once it is issued, in the version that was, and once it is certified, also where it was taken back since', () => {
    expect(standing({ state: 'EMITIDA' })).toBe('ENTERA');
    expect(standing({ certificate })).toBe('ENTERA');
    expect(standing({ state: 'EMITIDA', newest: false })).toBe('SIN_EMITIR');
    expect(standing({})).toBe('SIN_EMITIR');
  });

  it('never where it may have holes or was annulled, which its certificate does not mend', () => {
    expect(standing({ certificate }, true)).toBe('BORRADOR');
    expect(standing({ state: 'ANULADA', certificate })).toBe('ANULADA');
    expect(caftaPrintOptions({ state: 'ANULADA', newest: true, certificate }, true)).toEqual({
      standing: 'ANULADA',
      certificate,
    });
  });
});
