import { expect, it } from 'vitest';
import { ducaKind } from '../duca/kind.ts';
import { declaredOtherwise } from './weigh.ts';

const duca = (ESTADO: string, PESO_BRUTO: string) => ({
  kind: ducaKind,
  header: { ESTADO, RESUMEN: { NO_ORDEN: '1236000567', PESO_BRUTO } },
});

it('warns of a declaration that already says another weight, and says what to do by what became of it', () => {
  expect(declaredOtherwise(duca('BORRADOR', '430.76'), ['430.76'])).toBe('');
  expect(declaredOtherwise(duca('ANULADA', '400.00'), ['430.76'])).toBe('');
  expect(declaredOtherwise(duca('BORRADOR', '430.76'), ['400.000', '100.500'])).toBe(
    'DUCA 123-6000567 (Borrador) dice 430.76 kg, y la orden pesará 500.50 kg. Actualícela con los cambios de sus documentos.',
  );
  expect(declaredOtherwise(duca('ACEPTADA', '430.76'), ['431'])).toContain(
    'Lo que se declaró no cambia solo: si el peso es otro, corríjalo ante la autoridad.',
  );
  expect(declaredOtherwise(duca('BORRADOR', ''), ['431'])).toContain('no dice su peso');
});
