import { describe, expect, it } from 'vitest';
import { blankBody, blankRecord } from '../foundation/fields/dataSet.ts';
import { shapeProblems } from '../foundation/fields/shape.ts';
import { sampleReference as reference } from '../catalogues/sampleReference.fixture.ts';
import { calculateTransport } from './calculate.ts';
import { checkTransport } from './check.ts';
import { transportDataSets, type Container, type TransportHeader } from './dataSets.ts';
import { transportSummary } from './summary.ts';

const document = (header: Partial<TransportHeader>, ...containers: Partial<Container>[]) => ({
  DOCUMENTO: { ...blankBody(transportDataSets).DOCUMENTO, ...header },
  CONTENEDORES: containers.map((each) => ({ ...blankRecord(transportDataSets.CONTENEDORES), ...each })),
  PENDIENTES: [],
});
const codes = (...parts: Parameters<typeof document>): string[] =>
  checkTransport(document(...parts), reference).map((each) => each.code);

describe('checking a transport document', () => {
  it('finds nothing in a blank one: what is missing is for readiness to say', () => {
    expect(codes({})).toEqual([]);
  });

  it('compares containers with the header, whichever of the two measures both have', () => {
    const containers = [{ PESO_BRUTO: '400.00', CANTIDAD_BULTOS: '4.00' }, { PESO_BRUTO: '600.00' }];
    expect(codes({ PESO_BRUTO: '1000.00', CANTIDAD_BULTOS: '4.00' }, ...containers)).toEqual([]);
    expect(codes({ PESO_BRUTO: '1000.01', CANTIDAD_BULTOS: '5.00' }, ...containers)).toEqual([
      'transport.weight-sum',
      'transport.packages-sum',
    ]);
    expect(codes({ PESO_BRUTO: '1000.00' }, {})).toEqual([]);
  });

  it('knows that what is carried weighs something and comes in something', () => {
    expect(codes({ PESO_BRUTO: '0.000', CANTIDAD_BULTOS: '0.00' })).toEqual([
      'transport.weight-zero',
      'transport.packages-zero',
    ]);
    expect(codes({ PESO_BRUTO: '0.001', CANTIDAD_BULTOS: '1.00' })).toEqual([]);
  });

  it('takes a document of today and an arrival on the day of shipment', () => {
    const day = reference.today;
    expect(codes({ FECHA_DOCUMENTO: day, FECHA_EMBARQUE: day, FECHA_ARRIBO: day })).toEqual([]);
  });

  it('finds a container that is there twice and points at both places', () => {
    const [found] = checkTransport(
      document({}, { NUMERO_CONTENEDOR: 'CSQU3054383' }, {}, {}, { NUMERO_CONTENEDOR: 'CSQU3054383' }),
      reference,
    );
    expect(found).toMatchObject({
      code: 'transport.container-repeated',
      path: 'CONTENEDORES[3].NUMERO_CONTENEDOR',
      relatedPath: 'CONTENEDORES[0].NUMERO_CONTENEDOR',
      message: 'Línea 4, Contenedor: CSQU3054383 ya está en la línea 1; quite una de las dos.',
    });
  });

  it('checks the digit of an air waybill, and of nothing else', () => {
    expect(codes({ NUMERO_DOCUMENTO: '123-12345670', ID_TIPO_DOCUMENTO: '740' })).toEqual([
      'transport.air-waybill',
    ]);
    expect(codes({ NUMERO_DOCUMENTO: '123-12345675', ID_TIPO_DOCUMENTO: '740' })).toEqual([]);
    expect(codes({ NUMERO_DOCUMENTO: '123-12345670', ID_TIPO_DOCUMENTO: '705' })).toEqual([]);
  });

  it('keeps dates in order and a freight with its currency', () => {
    expect(codes({ FECHA_DOCUMENTO: '2026-11-21' })).toEqual(['transport.date-later']);
    expect(codes({ FECHA_EMBARQUE: '2026-11-02', FECHA_ARRIBO: '2026-11-01' })).toEqual([
      'transport.arrival-early',
    ]);
    expect(codes({ VALOR_FLETE: '1.00' })).toEqual(['transport.freight-currency']);
  });

  it('names the digit that a container should end with', () => {
    const [found] = shapeProblems(
      transportDataSets,
      document({}, { NUMERO_CONTENEDOR: 'CSQU3054384' }),
      reference,
    );
    expect(found).toMatchObject({ path: 'CONTENEDORES[0].NUMERO_CONTENEDOR' });
    expect(found!.message).toContain('debe ser 3, no 4');
  });
});

it('counts containers and lists them for the search', () => {
  const counted = calculateTransport(document({}, { NUMERO_CONTENEDOR: 'CSQU3054383' }, {}));
  expect(counted.DOCUMENTO.CANTIDAD_CONTENEDORES).toBe('2');
  expect(calculateTransport(counted)).toBe(counted);
  expect(transportSummary(counted).CONTENEDORES).toBe('CSQU3054383');
  expect(calculateTransport(document({})).DOCUMENTO.CANTIDAD_CONTENEDORES).toBe('');
});
