import { afterAll, describe, expect, it } from 'vitest';
import { factOf, type Fact, type FactClass } from '../../shared/reports/facts.ts';
import { narrowedBy, strangeFilters } from '../../shared/reports/narrowedBy.ts';
import { REPORT_NAMES, reports } from '../../shared/reports/reports.ts';
import { fileOfFacts } from './askFacts.fixture.ts';
import { clientFilter } from './clients.ts';
import { filterValuesSql } from './sql/filterValues.ts';
import { sqlOfReports } from './sqlOfReports.ts';

const common = { N: 0, CREADO: '2026-11-20T08:00:00', FECHA: '2026-11-20', ABIERTO: '1' } as const;
const order = (ID: string, NIT: string, CLIENTE: string): Fact =>
  factOf({
    ...common,
    CLASE: 'orden',
    MODULO: 'work-orders',
    ID,
    ID_ORDEN: ID,
    NUMERO: `No. ${ID}`,
    NIT,
    CLIENTE,
  });
const invoice = (ID: string, ID_ORDEN: string): Fact =>
  factOf({ ...common, CLASE: 'factura', MODULO: 'invoices', ID, ID_ORDEN, REFERENCIA: ID });
/** Everything that a declaration and its order say of a client. */
const known = (ID: string, NIT: string, CLIENTE: string): Fact[] =>
  (['declaracion', 'linea', 'tributo', 'documento', 'transmision', 'rechazo', 'gasto'] as FactClass[]).map(
    (CLASE) =>
      factOf({
        ...{ ...common, CLASE, MODULO: CLASE === 'gasto' ? 'work-orders' : 'duca', ID, NIT, CLIENTE },
        ...{
          ESTADO: 'CORRECCION',
          ACEPTADA: '2026-11-20T09:00:00',
          VALIDA_HASTA: '2027-01-06',
          PENDIENTE: '1',
        },
        ...{ TIPO: CLASE === 'transmision' ? 'M' : 'CARGOS', CODIGO: 'IVA', MONTO: 100, USUARIO: CLIENTE },
      }),
  );

const { answer, remove } = fileOfFacts([
  ...known('duc-1', '576937K', 'Textiles'),
  ...known('duc-2', '81237642', 'El Volcán'),
  order('ord-1', '576937K', 'Textiles'),
  order('ord-2', '576937K', 'TEXTILES SA'),
  order('ord-3', '81237642', 'El Volcán'),
  order('ord-4', '', ''),
  ...[1, 2, 3, 4].map((at) => invoice(`fac-${at}`, `ord-${at}`)),
  invoice('fac-5', ''),
]);
afterAll(remove);

describe('a report narrowed by a client', () => {
  it.each(REPORT_NAMES)('%s can be, and tells of that client alone', async (name) => {
    expect(narrowedBy(name)).toContain('CLIENTE');
    const of = (client: string) =>
      answer(sqlOfReports[name], [clientFilter(client, reports[name].facts.includes('factura'))]);
    const [all, mine, nobodys] = [await answer(sqlOfReports[name]), await of('Textiles'), await of('Nadie')];
    const sum = (rows: typeof all) =>
      rows.reduce((whole, row) => whole + Number(row['DECLARACIONES'] ?? 1), 0);
    expect(mine.length).toBeGreaterThan(0);
    expect(sum(mine)).toBeLessThan(sum(all));
    expect(nobodys).toEqual([]);
    for (const row of mine) if ('CLIENTE' in row) expect(String(row['CLIENTE'])).toMatch(/^textiles/i);
  });

  it('undeclaredInvoices tells of the invoices of their orders, under each spelling, with the order beside each', async () => {
    const ids = async (client: string) =>
      (await answer(sqlOfReports.undeclaredInvoices, [clientFilter(client, true)])).map(({ ID, ORDEN }) => [
        ID,
        ORDEN,
      ]);
    expect(await ids('TEXTILES SA')).toEqual([
      ['fac-1', 'No. ord-1'],
      ['fac-2', 'No. ord-2'],
    ]);
    // Without a client are those of an order that says none, and those of no order.
    expect((await ids('')).map(([id]) => id)).toEqual(['fac-4', 'fac-5']);
  });
});

describe('what a report is narrowed by', () => {
  it('is what the class of facts says that its text tells of', () => {
    for (const name of REPORT_NAMES) {
      const said = [...sqlOfReports[name].matchAll(/CLASE (?:= ('\w+')|IN \(([^)]+)\))/g)]
        .flatMap(([, one, some]) => (one ?? some ?? '').split(', '))
        .map((each) => each.replaceAll("'", ''));
      for (const each of reports[name].facts) expect(said, name).toContain(each);
    }
  });

  it('is nothing that its facts never say, which would leave it empty', () => {
    expect(strangeFilters('orders', { CLIENTE: 'Uno', CANAL: 'ROJO', CAMPO: 'x' })).toEqual([
      'CANAL',
      'CAMPO',
    ]);
    expect(strangeFilters('undeclaredInvoices', { CLIENTE: 'Uno', ADUANA: '10' })).toEqual(['ADUANA']);
    expect(strangeFilters('rejections', { CODIGO: '99', CAMPO: 'x', USUARIO: 'ana' })).toEqual([]);
  });

  it('is offered from what the facts of its days hold, each client once', async () => {
    const rows = await answer(filterValuesSql);
    const of = (group: string) => rows.filter(({ GRUPO }) => GRUPO === group).map(({ CLAVE }) => CLAVE);
    expect(of('CLIENTE').filter((each) => /textiles/i.test(String(each)))).toHaveLength(1);
    expect(of('CODIGO')).toEqual(['', 'IVA']);
    expect(of('ESTADO')).toEqual(['', 'CORRECCION']);
  });
});
