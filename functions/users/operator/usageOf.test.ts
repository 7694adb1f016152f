import { describe, expect, it } from 'vitest';
import { monthOf, plansOf } from './usageOf.ts';

const row = { pk: 'C#uno#uso', sk: 'MES#2026-11', ENVIADAS: 2, ACEPTADAS: 2, 'ACEPTADAS~duca': 2 } as never;
const price = (PRECIO: string, MONEDA = 'USD') => ({
  ...{ CLAVE: 'D', VALOR: 'DUCA aceptada', MODULO: 'duca', DESDE: '2026-01-01', PRECIO, MONEDA },
});

describe('a month at prices that were loaded before anybody read them', () => {
  it('is told without a price that is no number, and is not the end of the page', () => {
    expect(monthOf('2026-11', row, [price('1,50')])).toMatchObject({
      CARGOS: [{ DOCUMENTO: 'DUCA aceptada', CANTIDAD: 2, PRECIO: '', MONEDA: '', IMPORTE: '0.00' }],
      TOTAL: '0.00',
    });
  });

  it('adds up US dollars alone: what is charged in another currency stands apart', () => {
    const mixed = { ...(row as object), 'ACEPTADAS~dua': 3 } as never;
    const prices = [price('12.00', 'GTQ'), { ...price('1.50'), CLAVE: 'H', MODULO: 'dua' }];
    const { CARGOS, TOTAL } = monthOf('2026-11', mixed, prices);
    expect(CARGOS.map(({ MONEDA, IMPORTE }) => `${MONEDA} ${IMPORTE}`)).toEqual(['GTQ 24.00', 'USD 4.50']);
    expect(TOTAL).toBe('4.50');
    // Of before a currency was asked for.
    expect(monthOf('2026-11', row, [price('1.50', '')])).toMatchObject({ TOTAL: '3.00' });
  });
});

describe('plans that were loaded before anybody read them', () => {
  it('are not offered without the limit that they meant', () => {
    const plan = { CLAVE: 'P', VALOR: 'Pequeño', DESCRIPCION: '', DECLARACIONES: '100', TOKENS: '' };
    expect(plansOf([{ ...plan, USUARIOS: '1,000' }], '2026-11-20')).toEqual([]);
    expect(plansOf([{ ...plan, USUARIOS: '25' }], '2026-11-20')).toMatchObject([
      { PLAN: 'P', USUARIOS: 25, DECLARACIONES: 100, TOKENS: 0 },
    ]);
  });
});

describe('plans and prices with days since and until when they rule', () => {
  it('are offered and charged on those days alone', () => {
    const plan = {
      CLAVE: 'P',
      VALOR: 'Pequeño',
      DESCRIPCION: '',
      USUARIOS: '5',
      DECLARACIONES: '1',
      TOKENS: '',
    };
    const ended = { ...plan, VIGENTE_HASTA: '2026-10-31' };
    const coming = { ...plan, CLAVE: 'N', VIGENTE_DESDE: '2027-01-01' };
    expect(plansOf([plan, ended, coming], '2026-11-20').map(({ PLAN }) => PLAN)).toEqual(['P']);
    const prices = [
      { ...price('1.50'), VIGENTE_HASTA: '2026-10-31' },
      { ...price('9.00'), CLAVE: 'X', VIGENTE_DESDE: '2026-11-02' },
      { ...price('2.00'), CLAVE: 'Y', VIGENTE_DESDE: '2026-11-01' },
    ];
    expect(monthOf('2026-11', row, prices)).toMatchObject({ TOTAL: '4.00' });
    expect(monthOf('2026-10', row, prices)).toMatchObject({ TOTAL: '3.00' });
  });
});
