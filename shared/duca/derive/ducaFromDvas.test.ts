import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, sum } from '../../foundation/decimal/decimal.ts';
import { rederive } from '../../foundation/documents/rederive.ts';
import type { AnyBody } from '../../foundation/fields/dataSet.ts';
import { checkDuca } from '../check.ts';
import { totalProblems, valueProblems } from '../checks/totals.ts';
import { ducaDataSets } from '../dataSets.ts';
import { readinessProblems } from '../readiness.ts';
import { sampleReference, sampleSources } from '../sampleSources.fixture.ts';
import { ducaFromDvas } from './ducaFromDvas.ts';

const reference = sampleReference();
const shapes = fc
  .record({
    lines: fc.integer({ min: 1, max: 60 }),
    invoices: fc.integer({ min: 1, max: 6 }),
    containers: fc.integer({ min: 0, max: 3 }),
  })
  .map((shape) => ({ ...shape, invoices: Math.min(shape.invoices, shape.lines), suppliers: 1 }));

describe('ducaFromDvas', () => {
  it('is whole: nothing but the proof of a claimed origin blocks a declaration of whole documents', () => {
    const body = ducaFromDvas(
      sampleSources({ lines: 240, invoices: 14, suppliers: 6, containers: 2 }),
      reference,
    );
    const blocking = readinessProblems(body, reference).filter((each) => each.severity !== 'warning');
    // No paper that it is derived from certifies the origin of what claims a preference.
    expect(blocking.map((each) => each.code)).toEqual(['duca.no-certificate', 'duca.no-criterion']);
    expect(body.FRACCIONES).toHaveLength(7);
    expect(body.FRACCION_ITEMS).toHaveLength(240);
    expect(body.PROVEEDORES).toHaveLength(6);
    expect(body.EQUIPO.map((each) => each.NUMERO_CONTENEDOR)).toHaveLength(2);
    expect(
      body.DOCUMENTOS.map((each) => each.CODIGO_DOCUMENTO)
        .sort()
        .join(' '),
    ).toContain('380 380');
  });

  it('adds up to the header to the cent and the hundredth, and to the boxes 46, whatever the shipment', () => {
    fc.assert(
      fc.property(shapes, fc.integer({ min: 1, max: 99_999_999 }), (shape, cents) => {
        const sources = sampleSources(shape, reference);
        const weight = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
        sources.transports[0]!.body.DOCUMENTO.PESO_BRUTO = weight;
        const body = ducaFromDvas(sources, reference);
        expect([...totalProblems(body), ...valueProblems(body)]).toEqual([]);
        const declared = sum(sources.dvas.map((each) => each.body.DVA.CASILLA_46));
        expect(compare(body.DUCA.TOTAL_CIF_DOLARES, declared)).toBe(0);
        expect(compare(sum(body.FRACCIONES.map((each) => each.VALOR_CIF)), declared)).toBe(0);
        expect(body.DUCA.PESO_BRUTO_TOTAL).toBe(weight);
      }),
      { numRuns: 60 },
    );
  });

  it('puts royalties and deductions of the value declaration into the other costs, then into the price', () => {
    const sources = sampleSources({ lines: 3, invoices: 1, suppliers: 1, containers: 0 });
    const [dva] = sources.dvas;
    dva!.body.DVA.CASILLA_46 = '63330.43';
    expect(ducaFromDvas(sources, reference).DUCA.TOTAL_OTROS_DOLARES).toBe('185.00');
    dva!.body.DVA.CASILLA_46 = '63000.43';
    const lower = ducaFromDvas(sources, reference).DUCA;
    expect([lower.TOTAL_OTROS_DOLARES, lower.TOTAL_FOB_DOLARES]).toEqual(['0.00', '61425.07']);
  });

  it('groups what is alike and keeps apart what differs in origin, agreement, state or unit', () => {
    const sources = sampleSources({ lines: 4, invoices: 1, suppliers: 1, containers: 0 });
    const [first, second, third, fourth] = sources.dvas[0]!.body.MERCANCIAS;
    for (const each of [second!, third!, fourth!])
      Object.assign(each, {
        CLASIFICACION_ARANCELARIA: '8471300000',
        ID_UNIDAD_MEDIDA: 'C62',
        ID_PAIS_ORIGEN: 'CN',
      });
    first!.ACUERDO_PREFERENCIAL_1 = '';
    expect(ducaFromDvas(sources, reference).FRACCIONES).toHaveLength(1);
    third!.ID_ESTADO_MERCANCIA = 'US';
    fourth!.ACUERDO_PREFERENCIAL_1 = '20';
    const body = ducaFromDvas(sources, reference);
    expect(body.FRACCION_ITEMS.map((each) => each.SECUENCIA_FRACCION)).toEqual(['1', '1', '2', '3']);
  });

  it('leaves the net weight to be typed when a line does not say it', () => {
    const sources = sampleSources({ lines: 2, invoices: 1, suppliers: 1, containers: 0 });
    sources.invoices[0]!.body.ITEMS[0]!.PESO_NETO = '';
    const body = ducaFromDvas(sources, reference);
    expect(body.DUCA.PESO_NETO_TOTAL).toBe('');
    expect(checkDuca(body, reference).map((each) => each.path)).toContain('DUCA.PESO_NETO_TOTAL');
  });

  it('names invoices that only their series tell apart with their series in box 54.2', () => {
    const sources = sampleSources({ lines: 2, invoices: 2, suppliers: 1, containers: 0 });
    for (const [at, SERIE] of ['A', 'B'].entries())
      Object.assign(sources.invoices[at]!.body.FACTURA, { NUMERO_FACTURA: '100', SERIE });
    const invoices = ducaFromDvas(sources, reference).DOCUMENTOS.filter(
      (each) => each.CODIGO_DOCUMENTO === '380',
    );
    expect(invoices.map((each) => each.NUMERO_DOCUMENTO)).toEqual(['A-100', 'B-100']);
  });

  it('finds its own lines again: what a person changed stays, the rest follows the sources', () => {
    const sources = sampleSources({ lines: 5, invoices: 1, suppliers: 1, containers: 1 });
    const base = ducaFromDvas(sources, reference) as AnyBody;
    const fractions = base['FRACCIONES'] as Record<string, string>[];
    const mine = {
      ...base,
      FRACCIONES: [{ ...fractions[0]!, DESCRIPCION: 'A MANO' }, ...fractions.slice(1)],
    };
    sources.transports[0]!.body.DOCUMENTO.NOMBRE_TRANSPORTISTA = 'OTRA NAVIERA';
    const { body } = rederive(ducaDataSets, base, mine, ducaFromDvas(sources, reference) as AnyBody);
    expect((body['FRACCIONES'] as Record<string, string>[])[0]!['DESCRIPCION']).toBe('A MANO');
    expect(body['TRANSPORTISTA']).toMatchObject([{ NOMBRE_TRANSPORTISTA: 'OTRA NAVIERA' }]);
    expect(body['FRACCIONES']).toHaveLength(5);
  });

  it('tells carriers, drivers and vehicles of several transport documents once each, those of the first first', () => {
    const sources = sampleSources({ lines: 2, invoices: 1, suppliers: 1, containers: 2 });
    const [sea] = sources.transports;
    const others = sea!.body.CONTENEDORES.map((each, at) => ({
      ...each,
      ID_CONTENEDOR: `house-${at}`,
      NUMERO_CONTENEDOR: `TCLU000000${at}`,
    }));
    const road = (id: string, truck: string, driver: string) => ({
      id,
      body: {
        DOCUMENTO: {
          ...sea!.body.DOCUMENTO,
          ID_MODO_TRANSPORTE: '3',
          NOMBRE_TRANSPORTISTA: 'FLETES DEL ISTMO',
          ID_UNIDAD_TRANSPORTE: truck,
          NOMBRE_CONDUCTOR: driver,
          ID_CONDUCTOR: driver,
        },
        CONTENEDORES: [],
        PENDIENTES: [],
      },
    });
    const transports = [
      sea!,
      { ...sea!, id: 'house', body: { ...sea!.body, CONTENEDORES: others } },
      road('a', 'C-1', 'ANA'),
      road('b', 'C-2', 'ANA'),
      road('c', 'C-1', 'LUZ'),
    ];
    const body = ducaFromDvas({ ...sources, transports }, reference);
    expect(body.TRANSPORTISTA.map((each) => each.ID_LINEA)).toEqual(['tra-1', 'a']);
    expect(body.CONDUCTOR).toMatchObject([
      { ID_LINEA: 'a', NUMERO_TRANSPORTISTA: '2', NOMBRE_CONDUCTOR: 'ANA' },
      { ID_LINEA: 'c', NUMERO_TRANSPORTISTA: '2', NOMBRE_CONDUCTOR: 'LUZ' },
    ]);
    expect(body.UNIDAD).toMatchObject([
      { ID_LINEA: 'tra-1', NUMERO_TRANSPORTISTA: '1', CANTIDAD_UNIDADES_CARGA: '4' },
      { ID_LINEA: 'a', NUMERO_TRANSPORTISTA: '2', MATRICULA_UNIDAD_TRANSPORTE: 'C-1' },
      { ID_LINEA: 'b', MATRICULA_UNIDAD_TRANSPORTE: 'C-2' },
    ]);
  });
});
