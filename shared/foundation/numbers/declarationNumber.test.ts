import { describe, expect, it } from 'vitest';
import {
  checkDeclarationNumber,
  formatDeclarationNumber,
  formatUnifiedNumber,
  laterVersion,
  plainDeclarationNumber,
} from './declarationNumber.ts';

const PLAIN = 'GTPRQPQ2400123400015';
const SHOWN = 'GTPRQPQ-24-001234-0001-5';

describe('declaration number', () => {
  it('is shown 7-2-6-4-1 with the texts of the specification', () => {
    expect(formatDeclarationNumber(PLAIN)).toBe(SHOWN);
    expect(formatDeclarationNumber('')).toBe('Sin No. de DUA');
    expect(formatDeclarationNumber('123')).toBe('¡¡¡NO DE DUA NO VÁLIDO!!!');
    expect(formatDeclarationNumber(PLAIN + '0')).toBe('¡¡¡NO DE DUA NO VÁLIDO!!!');
    expect(formatDeclarationNumber(SHOWN)).toBe(SHOWN);
  });
  it('names one declaration in whichever version, and the later stands', () => {
    const raised = 'GTPRQPQ2400123400023';
    expect(laterVersion('', PLAIN)).toBe(PLAIN);
    expect(laterVersion(PLAIN, '')).toBe(PLAIN);
    expect(laterVersion(PLAIN, raised)).toBe(raised);
    expect(laterVersion(raised, PLAIN), 'news may come late').toBe(raised);
    for (const other of [
      'GTPRQPQ2400123500016',
      'GTPRQPQ2500123400023',
      'GTPRQPQ2400123400014',
      '260004000118K',
    ])
      expect(laterVersion(PLAIN, other), other).toBeUndefined();
  });
  it('leaves a unified number of another length as it is', () => {
    expect(formatUnifiedNumber(PLAIN)).toBe(SHOWN);
    expect(formatUnifiedNumber('230011011994J')).toBe('230011011994J');
    expect(formatUnifiedNumber('gt-1')).toBe('gt-1');
    expect(formatUnifiedNumber('')).toBe('');
  });
  it('is stored plain, checked by shape and never by its check digit', () => {
    expect(plainDeclarationNumber(SHOWN)).toBe(PLAIN);
    for (const check of '0123456789') {
      expect(checkDeclarationNumber(PLAIN.slice(0, 19) + check).ok).toBe(true);
    }
    expect(checkDeclarationNumber(' gtprqpq-24-001234-0001-5')).toEqual({ ok: true, value: PLAIN });
    expect(checkDeclarationNumber('GTPRQPQ2400123400O15').ok).toBe(false);
    const short = checkDeclarationNumber(PLAIN.slice(1));
    expect(!short.ok && short.reason).toContain('tiene 19 caracteres y debe tener 20');
  });
});
