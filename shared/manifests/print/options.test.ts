import { describe, expect, it } from 'vitest';
import type { PrintedDeclaration } from '../../transmission/printStanding.ts';
import { isMarkedVoid, manifestPrintOptions, printName } from './options.ts';

const standing = (of: Partial<PrintedDeclaration>, draft = false) =>
  manifestPrintOptions({ state: 'BORRADOR', answered: false, ...of }, draft).standing;

describe('a printed manifest says how it stands', () => {
  it.each(['BORRADOR', 'VALIDANDO', 'VALIDADA', 'TRANSMITIENDO', 'CONFIRMANDO', 'DECISION', 'RECHAZADA'])(
    'one that is %s is not registered, and is the paper that the office takes while SARAH is down',
    (state) => {
      expect(standing({ state })).toBe('SIN_ACEPTAR');
      expect(isMarkedVoid({ standing: standing({ state }) })).toBe(false);
    },
  );

  it('one that SARAH numbered is registered, and its version of before is not', () => {
    expect(standing({ state: 'ACEPTADA', answered: true })).toBe('ACEPTADA');
    expect(standing({ state: 'ACEPTADA', answered: false })).toBe('SIN_ACEPTAR');
  });

  it('one that may have holes is a draft, and one that was deleted is void however it is asked for', () => {
    expect(standing({}, true)).toBe('BORRADOR');
    expect([standing({ state: 'ANULADA' }), standing({ state: 'ANULADA' }, true)]).toEqual([
      'ANULADA',
      'ANULADA',
    ]);
    expect((['BORRADOR', 'ANULADA'] as const).map((each) => isMarkedVoid({ standing: each }))).toEqual([
      true,
      true,
    ]);
  });

  it('each standing of a version is another file', () => {
    const names = (['ACEPTADA', 'SIN_ACEPTAR', 'BORRADOR', 'ANULADA'] as const).map((each) =>
      printName(3, { standing: each }),
    );
    expect(names).toEqual(['v3-a', 'v3-s', 'v3-b', 'v3-x']);
  });
});
