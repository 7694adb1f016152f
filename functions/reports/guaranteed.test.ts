import { afterAll, describe, expect, it } from 'vitest';
import { factOf, type Fact } from '../../shared/reports/facts.ts';
import { fileOfFacts } from './askFacts.fixture.ts';
import { byTaxSql } from './sql/byTax.ts';
import { sqlOfReports } from './sqlOfReports.ts';

/** Facts of an accepted declaration that pays so much of IVA and guarantees so much of it. */
function accepted(ID: string, paid: number, guaranteed: number): Fact[] {
  const common = {
    ...{ MODULO: 'duca', ID, ESTADO: 'VERDE', ACEPTADA: '2026-11-20T09:00:00', FECHA: '2026-11-20' },
    ...{ NIT: '1', CLIENTE: 'Uno', CODIGO: 'IVA', ORIGEN: 'CN', CANAL: 'VERDE', N: 0 },
  };
  const whole = { ...common, CODIGO: '', TRIBUTOS: paid, MONTO: guaranteed };
  return [
    factOf({ ...whole, CLASE: 'declaracion' }),
    factOf({ ...whole, CLASE: 'linea' }),
    ...(paid > 0 ? [factOf({ ...common, CLASE: 'tributo', MONTO: paid })] : []),
    ...(guaranteed > 0 ? [factOf({ ...common, CLASE: 'garantia', MONTO: guaranteed })] : []),
  ];
}

const { answer, remove } = fileOfFacts([...accepted('paga', 100, 0), ...accepted('garantiza', 0, 32_951)]);
afterAll(remove);

describe('taxes that are only guaranteed', () => {
  it.each(['taxesByClient', 'taxesByMonth', 'channels', 'origins'] as const)(
    'are no part of what %s says was paid, and stand beside it',
    async (name) => {
      const [row, ...more] = await answer(sqlOfReports[name]);
      expect(more).toEqual([]);
      expect([row!['IMPORTE'], row!['GARANTIZADO'], row!['DECLARACIONES']].map(Number)).toEqual([
        100, 32_951, 2,
      ]);
    },
  );

  it.each(['declarations', 'lines'] as const)('stand beside what %s says was paid', async (name) => {
    const rows = await answer(sqlOfReports[name]);
    const told = rows.map(({ ID, TRIBUTOS, GARANTIZADO }) => [ID, Number(TRIBUTOS), Number(GARANTIZADO)]);
    expect(told).toEqual([
      ['paga', 100, 0],
      ['garantiza', 0, 32_951],
    ]);
  });

  it('are not in the statistics of taxes', async () => {
    expect((await answer(byTaxSql)).map(({ IMPORTE }) => Number(IMPORTE))).toEqual([100]);
  });
});
