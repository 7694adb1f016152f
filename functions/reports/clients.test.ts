import { afterAll, describe, expect, it } from 'vitest';
import { factOf, type Fact, type FactClass } from '../../shared/reports/facts.ts';
import { fileOfFacts } from './askFacts.fixture.ts';
import { clientFilter } from './clients.ts';
import { byDimensionSql } from './sql/byDimension.ts';
import { sqlOfReports } from './sqlOfReports.ts';

/** What is known of a client by one order: an accepted declaration with a tax, and a cost. */
function known(day: string, NIT: string, CLIENTE: string): Fact[] {
  const ID = `duc-${day}-${NIT}-${CLIENTE}`;
  const common = {
    ...{ MODULO: 'duca', ID, N: 0, ESTADO: 'VERDE', CREADO: `${day}T08:00:00`, FECHA: day, NIT, CLIENTE },
    ...{ ACEPTADA: `${day}T09:00:00`, PROVEEDOR: 'Acme Inc.', MINUTOS: 60, FOB: 900, CIF: 1000 },
  };
  const of = (CLASE: FactClass, more: Partial<Fact>): Fact => factOf({ ...common, ...more, CLASE });
  return [
    of('declaracion', {}),
    of('tributo', { CODIGO: 'IVA', MONTO: 100 }),
    of('gasto', { MODULO: 'work-orders', TIPO: 'CARGOS', MONTO: 100, DOLARES: 13 }),
  ];
}

const { answer, remove } = fileOfFacts([
  ...known('2026-11-03', '576937K', 'TEXTILES DEL VALLE SA'),
  ...known('2026-12-01', '576937K', 'Textiles del Valle, S.A.'),
  ...known('2026-12-02', '576937K', ''),
  ...known('2026-11-04', '81237642', 'Distribuidora El Volcán'),
  // Nobody is told by no number, and the final consumer is everybody.
  ...known('2026-11-05', '', 'Sin número, uno'),
  ...known('2026-11-06', '', 'Sin número, otro'),
  ...known('2026-11-07', 'CF', 'Consumidor uno'),
  ...known('2026-11-08', 'CF', 'Consumidor otro'),
]);
afterAll(remove);

const NAMES = [
  'Consumidor otro',
  'Consumidor uno',
  'Distribuidora El Volcán',
  'Sin número, otro',
  'Sin número, uno',
  'Textiles del Valle, S.A.',
];
const textiles = (rows: Record<string, unknown>[]) =>
  rows.filter(({ CLIENTE }) => /textiles/i.test(String(CLIENTE)));

describe('a client whose name two orders spell differently is one row under its latest name', () => {
  it.each(['balances', 'taxesByClient', 'times', 'suppliers'] as const)('in the report %s', async (name) => {
    const rows = await answer(sqlOfReports[name]);
    expect(rows.map(({ CLIENTE }) => String(CLIENTE)).sort()).toEqual(NAMES);
    const [one] = textiles(rows);
    const said = Object.fromEntries(Object.entries(one!).map(([column, value]) => [column, String(value)]));
    expect(said).toMatchObject(
      {
        balances: { NIT: '576937K', ORDENES: '3', SALDO: '300', SALDO_DOLARES: '39' },
        taxesByClient: { NIT: '576937K', DECLARACIONES: '3', IMPORTE: '300' },
        times: { NIT: '576937K', DECLARACIONES: '3', MENOR: '60', MAYOR: '60' },
        suppliers: { DECLARACIONES: '3', VALOR: '3000' },
      }[name],
    );
  });

  it('in the statistics', async () => {
    const rows = (await answer(byDimensionSql)).filter(({ GRUPO }) => GRUPO === 'CLIENTE');
    expect(rows.map(({ CLAVE }) => String(CLAVE)).sort()).toEqual(NAMES);
    expect(rows[0]).toMatchObject({ CLAVE: 'Textiles del Valle, S.A.', DECLARACIONES: '3' });
  });

  it('whose declarations are found by any of its names, as a mark of the statistics counts them', async () => {
    const found = async (name: string): Promise<number> =>
      (await answer(sqlOfReports.declarations, [clientFilter(name)])).length;
    expect(await found('Textiles del Valle, S.A.')).toBe(3);
    expect(await found('TEXTILES DEL VALLE SA')).toBe(3);
    expect(await found('Distribuidora El Volcán')).toBe(1);
    expect(await found('Consumidor uno')).toBe(1);
    expect(await found('Sin número, uno')).toBe(1);
    expect(await found('')).toBe(1);
    expect(await found('Nadie')).toBe(0);
  });
});
