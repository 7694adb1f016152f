import { describe, expect, it } from 'vitest';
import { sampleReference as reference } from '../catalogues/sampleReference.fixture.ts';
import { blankRecord, type AnyRecord } from '../foundation/fields/dataSet.ts';
import type { Problem } from '../foundation/rules/problem.ts';
import { calculateInvoice } from './calculate.ts';
import { checkInvoice } from './check.ts';
import { invoiceDataSets, type InvoiceHeader, type InvoiceItem } from './dataSets.ts';
import type { DetailName } from './detailDataSets.ts';
import { completeInvoice } from './sampleInvoice.fixture.ts';

const whole = calculateInvoice(completeInvoice(), reference);
/** Judged as it stands, with details as they stand. */
const judged = (
  header: Partial<InvoiceHeader>,
  second: Partial<InvoiceItem> = {},
  details: Partial<Record<DetailName, readonly AnyRecord[]>> = {},
): Problem[] => {
  const filled = Object.entries(details).map(([name, lines]) => {
    const blank = blankRecord(invoiceDataSets[name as DetailName]);
    return [name, lines.map((line) => ({ ...blank, ...line }))];
  });
  return checkInvoice(
    {
      ...whole,
      ...Object.fromEntries(filled),
      FACTURA: { ...whole.FACTURA, ...header },
      ITEMS: whole.ITEMS.map((each, at) =>
        at === 1 ? { ...each, ID_ITEM: 'b', ...second } : { ...each, ID_ITEM: 'a' },
      ),
    },
    reference,
  );
};
const one = (code: string, ...of: Parameters<typeof judged>) =>
  judged(...of).filter((each) => each.code === code);
const ITEM = (name: string): string => `ITEMS[1].${name}`;

describe('the header of an invoice', () => {
  it.each<[string, Partial<InvoiceHeader>, Omit<Problem, 'code'>]>([
    [
      'invoice.date-later',
      { FECHA_FACTURA: '2026-11-21' },
      {
        severity: 'error',
        path: 'FACTURA.FECHA_FACTURA',
        message: 'Casilla 3, Fecha de la factura: es posterior a hoy; corríjala según la factura.',
      },
    ],
    [
      'invoice.contract-later',
      { NUMERO_CONTRATO: 'C', FECHA_CONTRATO: '2026-11-21' },
      {
        severity: 'error',
        path: 'FACTURA.FECHA_CONTRATO',
        message: 'Fecha del contrato: es posterior a hoy; corríjala según el contrato.',
      },
    ],
    [
      'invoice.exported-early',
      { FECHA_FACTURA: '2026-10-26' },
      {
        severity: 'warning',
        path: 'FACTURA.FECHA_EXPORTACION',
        relatedPath: 'FACTURA.FECHA_FACTURA',
        message:
          'Fecha de exportación: es del 10/10/2026, antes que la factura (26/10/2026). Revise ambas fechas.',
      },
    ],
    [
      'invoice.rate-zero',
      { TIPO_CAMBIO: '0.00000' },
      {
        severity: 'error',
        path: 'FACTURA.TIPO_CAMBIO',
        message:
          'Casilla 8, Tipo de cambio a dólares: no puede ser cero; escriba cuántos dólares vale una unidad de la moneda.',
      },
    ],
    [
      'invoice.rate-usd',
      { TIPO_CAMBIO: '7.80000000000000' },
      {
        severity: 'error',
        path: 'FACTURA.TIPO_CAMBIO',
        relatedPath: 'FACTURA.ID_MONEDA',
        message:
          'Casilla 8, Tipo de cambio a dólares: la factura está en dólares y dice 7.80000; escriba 1.00000 o cambie la moneda.',
      },
    ],
    [
      'invoice.contract-date',
      { FECHA_CONTRATO: '2026-01-01' },
      {
        severity: 'warning',
        path: 'FACTURA.FECHA_CONTRATO',
        message:
          'Fecha del contrato: no se envía sin número de contrato; escriba el número o borre la fecha.',
      },
    ],
    [
      'invoice.discount-above-items',
      { VALOR_DESCUENTO: '1250.01' },
      {
        severity: 'error',
        path: 'FACTURA.VALOR_DESCUENTO',
        relatedPath: 'ITEMS',
        message:
          'Descuento de la factura: es de 1,250.01 y los ítems suman 1,250.00; no puede ser mayor que ellos. Corrija el descuento o los ítems.',
      },
    ],
    [
      'invoice.fob-needed',
      { VALOR_FOB: '', ID_INCOTERM: 'CIF' },
      {
        severity: 'error',
        path: 'FACTURA.VALOR_FOB',
        relatedPath: 'FACTURA.ID_INCOTERM',
        message:
          'Casilla 13, Total FOB: con CIF el precio incluye flete o seguro; escriba el valor FOB de la factura, y su flete y seguro si los dice.',
      },
    ],
  ])('is told of %s where and how to mend it', (code, header, problem) => {
    expect(one(code, header)).toEqual([{ code, ...problem }]);
  });

  it('of today may be exported long before, and is then told so', () => {
    const exported = { FECHA_FACTURA: '2026-11-20', FECHA_EXPORTACION: '2026-10-10' };
    expect(one('invoice.exported-early', exported)).toHaveLength(1);
    expect(one('invoice.exported-early', { ...exported, FECHA_FACTURA: '2026-11-21' })).toEqual([]);
  });

  it('without lines is told that they may be pasted', () => {
    expect(checkInvoice({ ...whole, ITEMS: [] }, reference)).toEqual([
      {
        code: 'invoice.no-items',
        severity: 'error',
        path: 'ITEMS',
        message: 'Ítems: la factura no tiene ninguno; escríbalos o péguelos desde Excel.',
      },
    ]);
  });
});

describe('a line of an invoice', () => {
  it.each<[string, Partial<InvoiceItem>, Omit<Problem, 'code'>]>([
    [
      'invoice.quantity-zero',
      { CANTIDAD_UNIDADES: '0.000' },
      {
        severity: 'error',
        path: ITEM('CANTIDAD_UNIDADES'),
        message: 'Línea 2, Cantidad: no puede ser cero; escriba cuántas unidades son.',
      },
    ],
    [
      'invoice.value-zero',
      { VALOR_ITEM: '0.00' },
      {
        severity: 'warning',
        path: ITEM('VALOR_ITEM'),
        message:
          'Línea 2, Valor del ítem: es cero; si viene sin costo, escriba el valor que tendría en una venta.',
      },
    ],
    [
      'invoice.unit-value-zero',
      { VALOR_UNITARIO: '0.0000000000', VALOR_ITEM: '1250.00' },
      {
        severity: 'warning',
        path: ITEM('VALOR_UNITARIO'),
        message:
          'Línea 2, Valor unitario: es cero y la línea vale 1,250.00; bórrelo para que se calcule, o use una unidad mayor, como el millar.',
      },
    ],
    [
      'invoice.weight-zero',
      { PESO_NETO: '0.000' },
      {
        severity: 'error',
        path: ITEM('PESO_NETO'),
        message:
          'Línea 2, Peso neto (kg): es cero; escriba el que dice la lista de empaque o déjelo en blanco.',
      },
    ],
    [
      'invoice.value-differs',
      { VALOR_ITEM: '1300.00', VALOR_CALCULADO: '1250.00' },
      {
        severity: 'warning',
        path: ITEM('VALOR_ITEM'),
        relatedPath: ITEM('VALOR_UNITARIO'),
        message:
          'Línea 2, Valor del ítem: dice 1,300.00 y cantidad por valor unitario da 1,250.00. Corrija uno de los tres o borre el valor para que se calcule.',
      },
    ],
    [
      'invoice.net-weight',
      { PESO_BRUTO: '1000.000', PESO_NETO: '1000.001' },
      {
        severity: 'error',
        path: ITEM('PESO_NETO'),
        relatedPath: ITEM('PESO_BRUTO'),
        message:
          'Línea 2, Peso neto (1,000.001): es mayor que el peso bruto (1,000.00). Corrija uno de los dos.',
      },
    ],
    [
      'invoice.freight-above-fob',
      { VALOR_FOB: '1000.00', VALOR_FLETE: '1000.01' },
      {
        severity: 'warning',
        path: ITEM('VALOR_FLETE'),
        relatedPath: 'FACTURA.VALOR_FLETE',
        message:
          'Línea 2, Flete: el que le toca (1,000.01) es mayor que su FOB (1,000.00). Revise el prorrateo.',
      },
    ],
  ])('is told of %s where and how to mend it', (code, item, problem) => {
    expect(one(code, {}, item)).toEqual([{ code, ...problem }]);
  });

  it('is asked for its weight where expenses are shared by it', () => {
    expect(one('invoice.weight-needed', { METODO_PRORRATEO: 'PESO' }, { PESO_BRUTO: '' })[1]).toEqual({
      code: 'invoice.weight-needed',
      severity: 'warning',
      path: ITEM('PESO_BRUTO'),
      relatedPath: 'FACTURA.METODO_PRORRATEO',
      message:
        'Línea 2, Peso bruto: los gastos se reparten por peso y esta línea no tiene; escríbalo o cambie el método.',
    });
    expect(one('invoice.weight-needed', { METODO_PRORRATEO: 'FOB' }, { PESO_BRUTO: '' })).toEqual([]);
  });

  it('may weigh net what it weighs gross, and cost in freight what it costs', () => {
    const codes = (item: Partial<InvoiceItem>) => judged({}, item).map((each) => each.code);
    expect(codes({ PESO_BRUTO: '5.000', PESO_NETO: '5.000' })).not.toContain('invoice.net-weight');
    expect(codes({ PESO_BRUTO: '5.000', PESO_NETO: '4.999' })).not.toContain('invoice.net-weight');
    expect(codes({ PESO_BRUTO: '', PESO_NETO: '5.000' })).not.toContain('invoice.net-weight');
    expect(codes({ VALOR_FOB: '5.00', VALOR_FLETE: '5.00' })).not.toContain('invoice.freight-above-fob');
    expect(codes({ VALOR_FOB: '0.00', VALOR_FLETE: '5.00' })).not.toContain('invoice.freight-above-fob');
  });

  it('may miss its product by half a unit of the last decimal of its price for each, and half a cent', () => {
    const differs = (VALOR_ITEM: string, VALOR_UNITARIO: string, VALOR_CALCULADO = '100.00') =>
      one(
        'invoice.value-differs',
        {},
        { CANTIDAD_UNIDADES: '10.000', VALOR_ITEM, VALOR_UNITARIO, VALOR_CALCULADO },
      ).length > 0;
    expect(differs('100.05', '10.0000000000'), 'a price of two decimals').toBe(false);
    expect(differs('100.06', '10.0000000000')).toBe(true);
    expect(differs('99.95', '10.0000000000')).toBe(false);
    expect(differs('99.94', '10.0000000000')).toBe(true);
    expect(differs('100.01', '10.0001000000'), 'a price of four decimals').toBe(true);
    expect(differs('100.01', '10.0010000000'), 'a price of three decimals').toBe(false);
    expect(differs('', '10.00')).toBe(false);
    expect(differs('500.00', '10.00', '')).toBe(false);
  });
});

describe('what describes the items', () => {
  const CAR = {
    CLASIFICACION_ARANCELARIA: '8703236900',
    CANTIDAD_UNIDADES: '2.000',
    ID_UNIDAD_MEDIDA: 'C62',
  };
  const unit = (more: AnyRecord): AnyRecord => ({ ID_ITEM: 'b', NUMERO_ITEM: '2', ...more });

  it('names an item that is there', () => {
    expect(
      one('invoice.detail-item', {}, {}, { ADICIONALES: [{ NUMERO_ITEM: '1' }, { NUMERO_ITEM: '3' }] }),
    ).toEqual([
      {
        code: 'invoice.detail-item',
        severity: 'error',
        path: 'ADICIONALES[1].NUMERO_ITEM',
        message: expect.stringMatching(
          /, línea 2: la factura no tiene el ítem 3; tiene 2\. Escriba el número de uno de ellos\.$/,
        ),
      },
    ]);
    const number = (NUMERO_ITEM: string) =>
      one('invoice.detail-item', {}, {}, { ADICIONALES: [{ NUMERO_ITEM }] }).length;
    expect(['', '1', '2', '0', '-1'].map(number)).toEqual([0, 0, 0, 1, 1]);
  });

  it('is owed where the heading asks for it, and counted where units are', () => {
    expect(one('invoice.details-missing', {}, CAR)).toEqual([
      {
        code: 'invoice.details-missing',
        severity: 'warning',
        path: ITEM('CLASIFICACION_ARANCELARIA'),
        message:
          'Línea 2, Clasificación arancelaria: la partida 8703 pide los datos de cada unidad y «Vehículos» no tiene ninguna de esta línea. Agréguelas debajo de los ítems.',
      },
    ]);
    const counted = (details: AnyRecord[], item: Partial<InvoiceItem> = CAR) =>
      one('invoice.detail-count', {}, item, { VEHICULOS: details });
    expect(counted([unit({}), unit({})])).toEqual([]);
    expect(counted([unit({})])).toMatchObject([
      { severity: 'warning', path: ITEM('CANTIDAD_UNIDADES'), relatedPath: 'VEHICULOS' },
    ]);
    expect(counted([unit({}), unit({ ID_ITEM: '' })])).toHaveLength(1);
    expect(counted([unit({})], { ...CAR, CANTIDAD_UNIDADES: '' })).toEqual([]);
    expect(counted([unit({})], { ...CAR, ID_UNIDAD_MEDIDA: 'KGM' })).toEqual([]);
  });

  it('of a serial number in the line alone is not counted', () => {
    const alone = { CANTIDAD_UNIDADES: '2.000', ID_UNIDAD_MEDIDA: 'C62', NUMERO_SERIAL: 'S-1' };
    expect(one('invoice.detail-count', {}, alone)).toEqual([]);
    const listed = { SERIES: [{ ID_ITEM: 'a', NUMERO_ITEM: '1', NUMERO_SERIAL: 'S-2' }] };
    expect(one('invoice.detail-count', {}, alone, listed).map((each) => each.path)).not.toContain(
      ITEM('CANTIDAD_UNIDADES'),
    );
  });

  it('has a number each, by the names of its sheet', () => {
    const named = (name: DetailName) =>
      one('units.number', {}, {}, { [name]: [unit({})] }).map((each) => [each.path, each.message]);
    expect(named('VEHICULOS')).toEqual([
      ['VEHICULOS[0].VIN', 'Vehículos, línea 1, VIN: falta; escríbalo, o al menos Chasis.'],
    ]);
    expect(named('MAQUINARIA')).toEqual([
      ['MAQUINARIA[0].SERIE', expect.stringMatching(/^Maquinaria.*, línea 1, .+: falta; escríbalo\.$/)],
    ]);
    expect(named('AERONAVES')[0]![0]).toBe('AERONAVES[0].SERIE');
    expect(named('EMBARCACIONES')[0]![0]).toBe('EMBARCACIONES[0].CASCO');
    expect(one('units.number', {}, {}, { EMBARCACIONES: [unit({ MATRICULA: 'M-1' })] })).toEqual([]);
  });

  it('of a year or a VIN that cannot be is told how it is written', () => {
    const year = (name: DetailName, more: AnyRecord) =>
      one('units.year', {}, {}, { [name]: [unit({}), unit(more)] }).map((each) => [each.path, each.message]);
    expect(year('VEHICULOS', { MODELO: '26' })).toEqual([
      [
        'VEHICULOS[1].MODELO',
        'Vehículos, línea 2, Modelo: 26 no es un año posible; escríbalo con cuatro cifras, hasta 2027.',
      ],
    ]);
    expect(year('MAQUINARIA', { ANIO: '1885' })[0]).toEqual([
      'MAQUINARIA[1].ANIO',
      expect.stringMatching(/, línea 2, Año: 1885 no es un año posible;/),
    ]);
    expect(year('MAQUINARIA', { ANIO: '1886', MODELO: '26' })).toEqual([]);
    const vin = (VIN: string, MODELO = '') =>
      one('units.vin', {}, {}, { VEHICULOS: [unit({ VIN, MODELO })] }).map((each) => [
        each.severity,
        each.message,
      ]);
    expect(vin('1M8')).toEqual([
      [
        'error',
        'Vehículos, línea 1: El VIN 1M8 tiene 3 caracteres y debe tener 17. Cópielo completo del título o de la placa del vehículo. Si no tiene VIN, escriba su número en Chasis.',
      ],
    ]);
    expect(vin('1M8', '1980')).toEqual([]);
    expect(vin('1M8', '1981')).toHaveLength(1);
    expect(vin('1M8GDM9A0KP042788')[0]![0]).toBe('warning');
    expect(one('units.vin', {}, {}, { MAQUINARIA: [unit({ VIN: '1M8' })] })).toEqual([]);
  });

  it('has its number once, and both places are told', () => {
    const twice = { VEHICULOS: [unit({ CHASIS: 'C' }), unit({ CHASIS: 'D' }), unit({ CHASIS: 'C' })] };
    expect(one('units.twice', {}, {}, twice)).toEqual([
      {
        code: 'units.twice',
        severity: 'error',
        path: 'VEHICULOS[2].CHASIS',
        relatedPath: 'VEHICULOS[0].CHASIS',
        message:
          'Vehículos, línea 3: C ya está en la línea 1. Corrija uno de los dos o quite la línea repetida.',
      },
    ]);
  });

  it('of papers is dated, and told at its line', () => {
    const paper = (FECHA_EMISION: string, FECHA_VENCIMIENTO_DOCUMENTO = '') =>
      judged({}, {}, { DOCUMENTOS: [{}, { FECHA_EMISION, FECHA_VENCIMIENTO_DOCUMENTO }] });
    expect(paper('2026-11-21', '2026-11-20')).toEqual([
      {
        code: 'invoice.paper-later',
        severity: 'error',
        path: 'DOCUMENTOS[1].FECHA_EMISION',
        message: 'Documentos, línea 2, Emitido: 21/11/2026 todavía no llega; corríjalo según el documento.',
      },
      {
        code: 'invoice.paper-dates',
        severity: 'error',
        path: 'DOCUMENTOS[1].FECHA_VENCIMIENTO_DOCUMENTO',
        relatedPath: 'DOCUMENTOS[1].FECHA_EMISION',
        message:
          'Documentos, línea 2, Vence: el 20/11/2026 es anterior a su emisión, el 21/11/2026. Corrija una de las dos.',
      },
    ]);
  });
});

describe('an amount that nobody pays', () => {
  it('is told at its field before anything else is judged', () => {
    expect(
      judged(
        { VALOR_FLETE: '10000000000.00', FECHA_FACTURA: '2027-01-01' },
        { PESO_BRUTO: '10000000000.000' },
      ),
    ).toMatchObject([
      {
        code: 'invoice.too-large',
        path: 'FACTURA.VALOR_FLETE',
        message: expect.stringMatching(/: el número es demasiado grande; revise los dígitos\.$/),
      },
      { path: ITEM('PESO_BRUTO') },
    ]);
    expect(one('invoice.too-large', { VALOR_FLETE: '9999999999.99' })).toEqual([]);
    expect(one('invoice.too-large', { VALOR_CIF: '10000000000.00' }), 'what is computed').toEqual([]);
  });

  it('is told of all lines together', () => {
    const ITEMS = Array.from({ length: 9_100 }, () => ({ ...whole.ITEMS[0]!, VALOR_ITEM: '9999999999.99' }));
    expect(checkInvoice({ ...whole, ITEMS }, reference)).toEqual([
      {
        code: 'invoice.too-large',
        severity: 'error',
        path: 'ITEMS',
        message: 'Ítems: sus valores suman más de lo que cabe en una factura; revise los dígitos.',
      },
    ]);
  });
});
