import { describe, expect, it } from 'vitest';
import { sampleReference as reference } from '../catalogues/sampleReference.fixture.ts';
import { blankRecord, type AnyRecord } from '../foundation/fields/dataSet.ts';
import { owedProblems } from '../foundation/fields/shape.ts';
import { calculateInvoice } from './calculate.ts';
import { checkInvoice } from './check.ts';
import { invoiceDataSets, type InvoiceBody } from './dataSets.ts';
import type { DetailName } from './detailDataSets.ts';
import { proposeUnits } from './proposeUnits.ts';
import { completeInvoice } from './sampleInvoice.fixture.ts';
import { serialsByItem, serialText } from './serials.ts';
import { unitNameOf } from './unitNameOf.ts';

const GOOD = '3N1CN7AP2TL123456';
const CAR = { CLASIFICACION_ARANCELARIA: '8703236900' };
const whole = completeInvoice();
const items = (first: AnyRecord = {}, second: AnyRecord = {}) =>
  [
    { ...whole.ITEMS[0]!, ID_ITEM: 'a', ...first },
    { ...whole.ITEMS[1]!, ID_ITEM: 'b', ...second },
  ] as InvoiceBody['ITEMS'];
const filled = (name: DetailName, lines: readonly AnyRecord[]) =>
  lines.map((line, at) => ({
    ...blankRecord(invoiceDataSets[name]),
    [invoiceDataSets[name].key!]: `d${at}`,
    NUMERO_ITEM: '1',
    ...line,
  }));
const invoice = (name: DetailName, lines: readonly AnyRecord[], first: AnyRecord = CAR): InvoiceBody =>
  calculateInvoice(
    { ...whole, ITEMS: items(first), [name]: filled(name, lines) } as unknown as InvoiceBody,
    reference,
  );
/** As many lines as the first item has units: only what is under test is wrong. */
const found = (body: InvoiceBody): string[] =>
  checkInvoice(body, reference)
    .filter((each) => each.code !== 'invoice.detail-count')
    .map(({ severity, code, path }) => `${severity} ${code} ${path}`);

describe('details of the items', () => {
  it('knows by the tariff code which goods are described one by one', () => {
    const names = [
      '8703236900',
      '8711200000',
      '8429520000',
      '8802110000',
      '8903990000',
      '8471300000',
      '87',
      '',
    ];
    expect(names.map((code) => unitNameOf(code, reference))).toEqual([
      'VEHICULOS',
      'VEHICULOS',
      'MAQUINARIA',
      'AERONAVES',
      'EMBARCACIONES',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('asks for the data of each unit, and is content when there are any', () => {
    expect(checkInvoice(invoice('VEHICULOS', []), reference)).toEqual([
      expect.objectContaining({
        code: 'invoice.details-missing',
        severity: 'warning',
        path: 'ITEMS[0].CLASIFICACION_ARANCELARIA',
        message: expect.stringContaining('la partida 8703 pide los datos de cada unidad'),
      }),
    ]);
    expect(found(invoice('VEHICULOS', [{ VIN: GOOD }]))).toEqual([]);
  });

  it('refuses an item that is not there, and one that is not said', () => {
    const body = invoice('VEHICULOS', [{ VIN: GOOD, NUMERO_ITEM: '7' }], {});
    expect(found(body)).toEqual(['error invoice.detail-item VEHICULOS[0].NUMERO_ITEM']);
    const blank = invoice('VEHICULOS', [{ NUMERO_ITEM: '' }], {});
    expect(owedProblems(invoiceDataSets, blank).map((each) => each.path)).toEqual([
      'VEHICULOS[0].NUMERO_ITEM',
    ]);
  });

  it('counts lines against the quantity where units are counted, the serial of the line with them', () => {
    const counts = (body: InvoiceBody) =>
      checkInvoice(body, reference)
        .filter((each) => each.code === 'invoice.detail-count')
        .map((each) => each.message);
    const two = { ...CAR, CANTIDAD_UNIDADES: '2.000' };
    expect(counts(invoice('VEHICULOS', [{ VIN: GOOD }, { CHASIS: 'X' }], two))).toEqual([]);
    expect(counts(invoice('VEHICULOS', [{ VIN: GOOD }], two))).toEqual([
      'Línea 1, Cantidad: dice 2 y en «Vehículos» hay 1; agregue las líneas que faltan, quite las que sobran o corrija la cantidad.',
    ]);
    const serial = { CANTIDAD_UNIDADES: '2.000', NUMERO_SERIAL: 'S-1' };
    expect(counts(invoice('SERIES', [{ NUMERO_SERIAL: 'S-2' }], serial))).toEqual([]);
    expect(counts(invoice('SERIES', [{ NUMERO_SERIAL: 'S-1' }], serial))).toHaveLength(1);
    const pieces = { ...serial, ID_UNIDAD_MEDIDA: 'H87' };
    expect(counts(invoice('SERIES', [{ NUMERO_SERIAL: 'S-1' }], pieces))).toHaveLength(1);
    const kilograms = { CANTIDAD_UNIDADES: '2.500', ID_UNIDAD_MEDIDA: 'KGM' };
    expect(counts(invoice('SERIES', [{ NUMERO_SERIAL: 'S-2' }], kilograms))).toEqual([]);
  });

  it.each([
    ['3N1CN7AP2TL12345', '', 'error'],
    ['3N1CN7AP2TL12345O', '', 'error'],
    ['3N1CN7AP9TL123456', '2026', 'warning'],
    ['MKL-4471', '1974', ''],
    [GOOD, '2026', ''],
  ])('reads the VIN %s of the model %s: %s', (VIN, MODELO, severity) => {
    const expected = severity === '' ? [] : [`${severity} units.vin VEHICULOS[0].VIN`];
    expect(found(invoice('VEHICULOS', [{ VIN, MODELO }]))).toEqual(expected);
  });

  it.each([
    ['26', false],
    ['2028', false],
    ['2027', true],
    ['1886', true],
  ])('takes the model year %s: %s', (MODELO, good) => {
    const expected = good ? [] : ['error units.year VEHICULOS[0].MODELO'];
    expect(found(invoice('VEHICULOS', [{ CHASIS: 'C', MODELO }]))).toEqual(expected);
  });

  it('asks for the number that tells a unit from the others', () => {
    expect(found(invoice('VEHICULOS', [{ MARCA: 'Nissan' }, { CHASIS: 'C-1' }]))).toEqual([
      'warning units.number VEHICULOS[0].VIN',
    ]);
  });

  it('finds a number twice, by brand where makers count by themselves, and links both places', () => {
    const twice = checkInvoice(invoice('VEHICULOS', [{ VIN: GOOD }, { VIN: GOOD.toLowerCase() }]), reference);
    expect(twice.find((each) => each.code === 'units.twice')).toMatchObject({
      path: 'VEHICULOS[1].VIN',
      relatedPath: 'VEHICULOS[0].VIN',
    });
    const digger = { CLASIFICACION_ARANCELARIA: '8429520000' };
    const machines = (...brands: string[]) =>
      found(
        invoice(
          'MAQUINARIA',
          brands.map((MARCA) => ({ MARCA, SERIE: '0001' })),
          digger,
        ),
      );
    expect(machines('CAT', 'JCB')).toEqual([]);
    expect(machines('CAT', 'Cat')).toEqual(['error units.twice MAQUINARIA[1].SERIE']);
    expect(found(invoice('SERIES', [{ NUMERO_SERIAL: 'S' }, { NUMERO_SERIAL: 's' }], {}))).toEqual([
      'error units.twice SERIES[1].NUMERO_SERIAL',
    ]);
  });
});

describe('serial numbers', () => {
  it('are those of the line and of the sheet, each once', () => {
    const body = invoice('SERIES', [{ NUMERO_SERIAL: 'S-2' }, { NUMERO_SERIAL: 'S-1' }], {
      NUMERO_SERIAL: 'S-1',
    });
    expect([...serialsByItem(body)]).toEqual([['a', ['S-1', 'S-2']]]);
  });

  it('fit a box: all of them, or the first ones and how many more', () => {
    expect(serialText([], 10)).toBe('');
    expect(serialText(['A-1', 'A-2'], 10)).toBe('A-1, A-2');
    expect(serialText(['A-1', 'A-2', 'A-3'], 12)).toBe('A-1 y 2 más');
    expect(serialText(['A-LONG-NUMBER', 'B'], 9)).toBe('2 series');
  });
});

describe('proposeUnits', () => {
  it('makes a line for each unit that a heading asks for, with what its item says', () => {
    const body = invoice('VEHICULOS', [], {
      ...CAR,
      CANTIDAD_UNIDADES: '3.000',
      MARCA: 'Nissan',
      MODELO_ESTILO: 'Versa',
    });
    const [proposal, ...others] = proposeUnits(body, reference);
    expect(others).toEqual([]);
    expect(proposal).toMatchObject({ name: 'VEHICULOS', items: [1] });
    expect(proposal!.lines).toHaveLength(3);
    expect(proposal!.lines[2]).toMatchObject({
      NUMERO_ITEM: '1',
      ID_ITEM: 'a',
      MARCA: 'Nissan',
      LINEA: 'Versa',
      MODELO: '',
    });
  });

  it('proposes nothing where the units are described, and never more lines than a person can fill', () => {
    expect(proposeUnits(invoice('VEHICULOS', [{ VIN: GOOD }]), reference)).toEqual([]);
    const [many] = proposeUnits(
      invoice('VEHICULOS', [], { ...CAR, CANTIDAD_UNIDADES: '9000.000' }),
      reference,
    );
    expect(many!.lines).toHaveLength(200);
  });
});
