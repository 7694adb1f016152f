import { describe, expect, it } from 'vitest';
import { pendingProblems, staleOf } from '../../foundation/copies/stale.ts';
import type { CatalogueRow, Reference } from '../../foundation/documents/reference.ts';
import type { AnyRecord } from '../../foundation/fields/dataSet.ts';
import { shapeProblems } from '../../foundation/fields/shape.ts';
import { catalogue } from '../../catalogues/names.ts';
import { duaDataSets, type DuaBody } from '../dataSets.ts';
import { completeDua, honduranReference } from '../sampleDua.fixture.ts';
import { copyDua } from './copyDua.ts';

const reference = honduranReference();

/** A registered declaration with every list filled, and what SARAH answered. */
function earlier(): DuaBody {
  const body = structuredClone(completeDua(reference));
  Object.assign(body.DECLARACION, {
    ID_SARAH: '26011011000123P',
    FECHA_ACEPTACION: '2026-06-01T10:00:00',
    CANAL_SELECTIVO: 'VERDE',
  });
  Object.assign(body.SARAH_LIQUIDACION, { TOTAL_PAGAR: '10.00', ID_LIQUIDACION_EXTERNA: '77-1' });
  body.SARAH_TRIBUTOS = [{ ID_LINEA: 's1', CONCEPTO: 'DAI', TIPO_OBLIGACION: 'P', IMPORTE: '10.00' }];
  return body;
}
const original = earlier();
const copy = copyDua(original, reference);
const told = (body: DuaBody): string[] =>
  pendingProblems('dua', duaDataSets, body).map(({ code, path, severity }) => `${severity} ${code} ${path}`);

describe('copyDua', () => {
  it('takes parties, goods, their advantages, permits, vehicles and remarks', () => {
    const { DECLARACION } = copy;
    expect(DECLARACION).toMatchObject({
      NUMERO_IDENTIFICACION_IMPORTADOR: original.DECLARACION.NUMERO_IDENTIFICACION_IMPORTADOR,
      CODIGO_REGIMEN: '4000',
      ID_ADUANA_DESPACHO: original.DECLARACION.ID_ADUANA_DESPACHO,
      TOTAL_VALOR_ADUANA_DOLARES: original.DECLARACION.TOTAL_VALOR_ADUANA_DOLARES,
      OBSERVACIONES: original.DECLARACION.OBSERVACIONES,
    });
    expect(copy.DETALLE_MERCANCIAS.map((each) => each.POSICION_ARANCELARIA)).toEqual(
      original.DETALLE_MERCANCIAS.map((each) => each.POSICION_ARANCELARIA),
    );
    expect(copy.DETALLE_VENTAJAS).toEqual(original.DETALLE_VENTAJAS);
    expect(copy.DETALLE_DOCUMENTOS.map((each) => each.REFERENCIA)).toEqual(
      expect.arrayContaining(['CO-2026-1', 'SAN-9']),
    );
    expect(copy.DETALLE_TRANSPORTE[0]).toMatchObject({ ID_NOMBRE_CONDUCTOR: 'JOSÉ ANTONIO MUÑOZ' });
    expect(shapeProblems(duaDataSets, copy, reference)).toEqual([]);
  });

  it('never takes what SARAH gave, nor what was taken of manifests and of other declarations', () => {
    const blank = [
      ...['NO_ORDEN', 'ID_SARAH', 'FECHA_ACEPTACION', 'CANAL_SELECTIVO', 'TIPO_CAMBIO', 'FECHA_TIPO_CAMBIO'],
      ...['NUMERO_PREIMPRESO', 'ID_FAUCA', 'MANIFIESTO', 'TITULO_TRANSPORTE', 'ID_MANIFIESTO_ENTREGA_RAPIDA'],
      'INDICADOR_CANCELACION_GLOBAL',
    ];
    const header: AnyRecord = copy.DECLARACION;
    expect(blank.filter((name) => header[name] !== '')).toEqual([]);
    expect([copy.DETALLE_BULTOS, copy.SARAH_TRIBUTOS, copy.SARAH_ITEMS]).toEqual([[], [], []]);
    expect(Object.values<string>(copy.SARAH_LIQUIDACION).join('')).toBe('');
    for (const item of copy.DETALLE_MERCANCIAS)
      expect(item.TITULO_MANIFIESTO_COURIER + item.DECLARACION_CANCELAR + item.NUMERO_ITEM_CANCELAR).toBe('');
    for (const line of copy.DETALLE_TRANSPORTE)
      expect(line.NUMERO_CONTENEDOR + line.NUMERO_PRECINTO + line.PESO_BULTOS).toBe('');
    const kinds = [...copy.DETALLE_DOCUMENTO, ...copy.DETALLE_DOCUMENTOS].map(
      (each) => each.CODIGO_DOCUMENTO,
    );
    expect(kinds.filter((each) => /^7|^380$|^934$/.test(each))).toEqual([]);
  });

  it('lists what is stale, each at its place and none of it blocking', () => {
    const list = told(copy);
    expect(list).toEqual(
      expect.arrayContaining([
        'warning dua.stale.numero DECLARACION.NO_ORDEN',
        'warning dua.stale.tasa DECLARACION.TIPO_CAMBIO',
        'warning dua.stale.saldo DECLARACION.MANIFIESTO',
        'warning dua.stale.saldo DETALLE_BULTOS',
        'warning dua.stale.saldo DETALLE_MERCANCIAS[0].DECLARACION_CANCELAR',
        'warning dua.stale.documento DETALLE_MERCANCIAS[0].NUMERO_RESOLUCION',
        'warning dua.stale.cuota DETALLE_MERCANCIAS[0].CUOTA_ARANCELARIA',
        'warning dua.stale.respuesta DETALLE_COMPLEMENTARIO[0].VALOR',
        'warning dua.stale.equipo DETALLE_TRANSPORTE[0].NUMERO_CONTENEDOR',
        'warning dua.stale.vehiculo DETALLE_TRANSPORTE[0].ID_NOMBRE_CONDUCTOR',
        'warning dua.stale.valor DECLARACION.TOTAL_FOB_DOLARES',
        'warning dua.stale.observacion DECLARACION.OBSERVACIONES',
      ]),
    );
    const permit = copy.DETALLE_DOCUMENTOS.findIndex((each) => each.REFERENCIA === 'SAN-9');
    expect(list).toContain(`warning dua.stale.documento DETALLE_DOCUMENTOS[${permit}].REFERENCIA`);
    expect(new Set(list).size).toBe(list.length);
  });

  it('lets a point go when it is changed or confirmed', () => {
    const touched = structuredClone(copy);
    touched.DECLARACION.MANIFIESTO = 'M-2026-9';
    touched.PENDIENTES.find((each) => each.CAMPO === 'NUMERO_RESOLUCION')!.REVISADO = '1';
    const paths = staleOf(duaDataSets, touched).map((each) => each.path);
    expect(paths).not.toContain('DECLARACION.MANIFIESTO');
    expect(paths).not.toContain('DETALLE_MERCANCIAS[0].NUMERO_RESOLUCION');
  });

  it('tells of a rate that changed since, and of a code that the tariff has no more', () => {
    const old = structuredClone(original);
    const dai = old.LIQUIDACION_ITEM_TRIBUTOS.find((each) => each.CONCEPTO === 'DAI' && each.TASA !== '')!;
    dai.TASA = '33.0000';
    const line = Number(dai.ID_ITEM) - 1;
    const [rate, ...others] = pendingProblems('dua', duaDataSets, copyDua(old, reference)).filter(
      (each) => each.code === 'dua.stale.alicuota',
    );
    expect(others).toEqual([]);
    expect(rate!.path).toBe(`DETALLE_MERCANCIAS[${line}].POSICION_ARANCELARIA`);
    expect(rate!.message).toContain('DAI: era 33.00 % y hoy es');

    const { POSICION_ARANCELARIA: code } = original.DETALLE_MERCANCIAS[0]!;
    // Told once a code.
    const twice = structuredClone(original);
    twice.DETALLE_MERCANCIAS[1]!.POSICION_ARANCELARIA = code;
    const ended = told(copyDua(twice, without(code)));
    expect(ended.filter((each) => each.includes('.inciso '))).toEqual([
      'warning dua.stale.inciso DETALLE_MERCANCIAS[0].POSICION_ARANCELARIA',
    ]);
  });

  it('takes one part alone, and papers of items only with these', () => {
    const parties = copyDua(original, reference, ['partes']);
    expect(parties.DECLARACION.NOMBRE_IMPORTADOR).toBe(original.DECLARACION.NOMBRE_IMPORTADOR);
    expect([parties.DETALLE_MERCANCIAS, parties.DETALLE_TRANSPORTE]).toEqual([[], []]);
    const papers = copyDua(original, reference, ['documentos']);
    expect(papers.DETALLE_DOCUMENTOS).toEqual([]);
    expect(papers.DETALLE_COMPLEMENTARIO).toHaveLength(1);
  });
});

/** The lists of a day on which a code has been suppressed. */
function without(code: string): Reference {
  const ended = (row: CatalogueRow): CatalogueRow =>
    row.CLAVE.replaceAll('.', '') === code ? { ...row, VIGENTE_HASTA: '2026-01-31' } : row;
  const rows = (list: string): readonly CatalogueRow[] => {
    const all = reference.rows(list);
    return list === catalogue.tariff ? all.map(ended) : all;
  };
  return { ...reference, rows };
}
