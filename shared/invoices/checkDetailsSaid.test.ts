import { describe, expect, it } from 'vitest';
import type { AnyRecord } from '../foundation/fields/dataSet.ts';
import type { InvoiceItem } from './dataSets.ts';
import type { DetailName } from './detailDataSets.ts';
import { judged, one } from './judgedInvoice.fixture.ts';

const ITEM = (name: string): string => `ITEMS[1].${name}`;

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
