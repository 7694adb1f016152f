import { describe, expect, it } from 'vitest';
import { ducaFromDvas } from '../derive/ducaFromDvas.ts';
import { ducaDataSets, type DucaBody } from '../dataSets.ts';
import { readinessProblems } from '../readiness.ts';
import { sampleReference, sampleSources } from '../sampleSources.fixture.ts';
import { COPY_PARTS } from '../../foundation/copies/partNames.ts';
import { dataSetsOfPart } from '../../foundation/copies/parts.ts';
import { pendingProblems, staleOf } from '../../foundation/copies/stale.ts';
import { blankRecord, type AnyBody, type AnyRecord } from '../../foundation/fields/dataSet.ts';
import type { Field } from '../../foundation/fields/field.ts';
import { shapeProblems } from '../../foundation/fields/shape.ts';
import { copyDuca } from './copyDuca.ts';
import { ducaParts } from './parts.ts';

const reference = sampleReference();

/** An accepted declaration of some months ago, with a permit that has run out and one that has not. */
function earlier(): DucaBody {
  const body = structuredClone(
    ducaFromDvas(sampleSources({ lines: 3, invoices: 1, suppliers: 1, containers: 2 }), reference),
  );
  const paper = (ID_DOCUMENTO: string, until: string) => ({
    ...blankRecord(ducaDataSets.DOCUMENTOS),
    ID_DOCUMENTO,
    CODIGO_DOCUMENTO: '911',
    NUMERO_DOCUMENTO: `PERMISO ${ID_DOCUMENTO}`,
    FECHA_VENCIMIENTO_DOCUMENTO: until,
  });
  body.DOCUMENTOS.push(paper('viejo', '2026-11-19'), paper('vivo', '2027-01-31'));
  Object.assign(body.DUCA, {
    NUMERO_DUCA: 'GTSTCST2600123400015',
    FECHA_ACEPTACION: '2026-06-01T10:00:00',
    VALIDA_HASTA: '2026-07-15',
    FIRMA_ELECTRONICA: 'firma',
    CANAL_SELECTIVO: 'VERDE',
    FECHA_VENCIMIENTO: '2027-06-01',
  });
  body.COMPLEMENTO.NUMERO_DUCA_COMPLEMENTARIA = 'GTSTCST2600123500015';
  return body;
}

describe('copyDuca', () => {
  const original = earlier();
  const copy = copyDuca(original, reference);

  it('takes parties, transport, fractions, permits and remarks', () => {
    expect(copy.IMPORTADOR).toEqual(original.IMPORTADOR);
    expect(copy.TRANSPORTISTA).toEqual(original.TRANSPORTISTA);
    expect(copy.FRACCIONES.map((each) => each.CLASIFICACION_ARANCELARIA)).toEqual(
      original.FRACCIONES.map((each) => each.CLASIFICACION_ARANCELARIA),
    );
    expect(copy.DUCA).toMatchObject({
      MODALIDAD: 'ID',
      ID_ADUANA_REGISTRO: 'ST',
      TOTAL_CIF_DOLARES: original.DUCA.TOTAL_CIF_DOLARES,
    });
    expect(copy.DOCUMENTOS.map((each) => each.ID_DOCUMENTO)).toEqual(['viejo', 'vivo']);
  });

  it('never takes what the seal or the authority gave, nor what names the other operation', () => {
    const {
      NO_ORDEN,
      NUMERO_DUCA,
      FECHA_ACEPTACION,
      VALIDA_HASTA,
      FIRMA_ELECTRONICA,
      CANAL_SELECTIVO,
      TIPO_CAMBIO,
    } = copy.DUCA;
    expect([
      NO_ORDEN,
      NUMERO_DUCA,
      FECHA_ACEPTACION,
      VALIDA_HASTA,
      FIRMA_ELECTRONICA,
      CANAL_SELECTIVO,
      TIPO_CAMBIO,
    ]).toEqual(Array.from({ length: 7 }, () => ''));
    expect(copy.COMPLEMENTO.NUMERO_DUCA_COMPLEMENTARIA).toBe('');
    for (const name of ['EQUIPO', 'DVAS', 'DVA_FACTURAS', 'FRACCION_ITEMS', 'VEHICULOS'] as const)
      expect(copy[name]).toEqual([]);
  });

  it('lists what is stale, each at its place', () => {
    expect(
      pendingProblems('duca', ducaDataSets, copy).map(({ code, path, severity }) => [code, path, severity]),
    ).toEqual([
      ['duca.stale.numero', 'DUCA.NO_ORDEN', 'warning'],
      ['duca.stale.tasa', 'DUCA.TIPO_CAMBIO', 'warning'],
      ['duca.stale.equipo', 'EQUIPO', 'warning'],
      ['duca.stale.vinculo', 'DVAS', 'warning'],
      ['duca.stale.vinculo', 'DVA_FACTURAS', 'warning'],
      ['duca.stale.fecha', 'DUCA.FECHA_VENCIMIENTO', 'warning'],
      ['duca.stale.vencido', 'DOCUMENTOS[0].FECHA_VENCIMIENTO_DOCUMENTO', 'warning'],
      ['duca.stale.documento', 'DOCUMENTOS[1].NUMERO_DOCUMENTO', 'warning'],
      ['duca.stale.vehiculo', 'UNIDAD[0].MATRICULA_UNIDAD_TRANSPORTE', 'warning'],
      ['duca.stale.valor', 'DUCA.TOTAL_FOB_DOLARES', 'warning'],
      ['duca.stale.valor', 'DUCA.PESO_BRUTO_TOTAL', 'warning'],
      ['duca.stale.valor', 'DUCA.CANTIDAD_BULTOS', 'warning'],
    ]);
    expect(pendingProblems('duca', ducaDataSets, copy)[6]!.message).toContain('«19/11/2026»: ya venció.');
    expect(readinessProblems(copy, reference).map((each) => each.code)).toContain('duca.stale.tasa');
  });

  it('goes quiet when the value is another, when the list has a line, or when a person confirms', () => {
    const touched = structuredClone(copy);
    touched.DUCA.NO_ORDEN = '1236000999';
    touched.DOCUMENTOS[0]!.FECHA_VENCIMIENTO_DOCUMENTO = '2027-11-19';
    touched.EQUIPO = [{ ...blankRecord(ducaDataSets.EQUIPO), ID_EQUIPO: 'e1' }];
    touched.PENDIENTES.find((each) => each.CAMPO === 'TOTAL_FOB_DOLARES')!.REVISADO = '1';
    const paths = staleOf(ducaDataSets, touched).map((each) => each.path);
    for (const gone of ['DUCA.NO_ORDEN', 'EQUIPO', 'DUCA.TOTAL_FOB_DOLARES'])
      expect(paths).not.toContain(gone);
    expect(paths.filter((each) => each.startsWith('DOCUMENTOS[0]'))).toEqual([]);
    expect(paths).toContain('DVAS');
  });

  it('follows its line when another is put before it, and forgets it when the line is taken out', () => {
    const moved = structuredClone(copy);
    moved.DOCUMENTOS.unshift({ ...moved.DOCUMENTOS[0]!, ID_DOCUMENTO: 'nuevo' });
    expect(staleOf(ducaDataSets, moved).map((each) => each.path)).toContain(
      'DOCUMENTOS[1].FECHA_VENCIMIENTO_DOCUMENTO',
    );
    moved.DOCUMENTOS = [];
    expect(staleOf(ducaDataSets, moved).some((each) => each.path.startsWith('DOCUMENTOS'))).toBe(false);
  });

  it('asks anew for quotas and remarks, and lets each go when it is renewed', () => {
    const old = structuredClone(original);
    const { ID_FRACCION } = old.FRACCIONES[0]!;
    Object.assign(old.FRACCIONES[0]!, { CUOTA_CONTINGENTE: 'Q-26-17', SALDO_CONTINGENTE: '1200.000' });
    old.OBSERVACIONES.OBSERVACIONES = `Marchamo ${'7'.repeat(1500)}`;
    const renewed = copyDuca(old, reference);
    const kept = (): string[] =>
      staleOf(ducaDataSets, renewed)
        .filter(({ pending }) => ['cuota', 'observacion'].includes(pending.MOTIVO))
        .map(({ path, pending }) => `${path} ${pending.LINEA}`);
    expect(kept()).toEqual([
      `FRACCIONES[0].CUOTA_CONTINGENTE ${ID_FRACCION}`,
      `FRACCIONES[0].SALDO_CONTINGENTE ${ID_FRACCION}`,
      'OBSERVACIONES.OBSERVACIONES ',
    ]);
    expect(shapeProblems(ducaDataSets, renewed as unknown as AnyBody, reference)).toEqual([]);
    expect(staleOf(ducaDataSets, renewed).every(({ text }) => text.length < 200)).toBe(true);
    renewed.FRACCIONES[0]!.SALDO_CONTINGENTE = '900.000';
    renewed.FRACCIONES[0]!.CUOTA_CONTINGENTE = 'Q-26-31';
    renewed.OBSERVACIONES.OBSERVACIONES = 'Otra';
    expect(kept()).toEqual([]);
  });

  it('leaves files with the declaration that they were attached to', () => {
    const old = structuredClone(original);
    old.DOCUMENTOS.forEach((each) => Object.assign(each, { ID_ARCHIVO: 'arc-1', NOMBRE_ARCHIVO: 'a.pdf' }));
    const { DOCUMENTOS } = copyDuca(old, reference);
    expect(DOCUMENTOS.map((each) => each.ID_ARCHIVO + each.NOMBRE_ARCHIVO)).toEqual(DOCUMENTOS.map(() => ''));
    expect(DOCUMENTOS.length).toBeGreaterThan(0);
  });

  it('tells of a rate that changed since', () => {
    const old = structuredClone(original);
    const dai = old.FRACCION_TRIBUTOS.find((each) => each.CODIGO_TRIBUTO === 'DAI')!;
    dai.TASA = '33.00';
    const rates = pendingProblems('duca', ducaDataSets, copyDuca(old, reference)).filter(
      (each) => each.code === 'duca.stale.alicuota',
    );
    expect(rates).toHaveLength(1);
    expect(rates[0]!.message).toContain('DAI: era 33.00 % y hoy es');
  });

  it('takes every box of the header that a person writes but number and rate, a new one without being told', () => {
    const filled = structuredClone(original);
    const written = Object.entries<Field>(ducaDataSets.DUCA.fields).filter(([, { writer }]) => !writer);
    const header: AnyRecord = filled.DUCA;
    for (const [name, { kind }] of written) if (kind !== 'decimal') header[name] ||= `x-${name}`;
    const kept: AnyRecord = copyDuca(filled, reference).DUCA;
    const blank = written.map(([name]) => name).filter((name) => kept[name] !== header[name]);
    expect(blank).toEqual(['NO_ORDEN', 'TIPO_CAMBIO', 'FECHA_TIPO_CAMBIO']);
  });

  it('takes every data set but what names single things, taxes, links and answers of the other operation', () => {
    const left = Object.keys(ducaDataSets).filter(
      (name) => name !== 'DUCA' && !COPY_PARTS.some((part) => dataSetsOfPart(ducaParts, part).includes(name)),
    );
    expect(left).toEqual([
      'EQUIPO',
      'FRACCION_ITEMS',
      'ITEM_CARACTERISTICAS',
      'VEHICULOS',
      'MAQUINARIA',
      'AERONAVES',
      'EMBARCACIONES',
      'FRACCION_TRIBUTOS',
      'TRIBUTOS',
      'DVAS',
      'DVA_INTERMEDIARIOS',
      'DVA_FACTURAS',
      'FIRMAS',
      'PRODUCTOR',
      'CERTIFICACION',
      'COMPLEMENTO',
      'DESCARGAS',
      'PENDIENTES',
      'VERSIONES_ACEPTADAS',
    ]);
  });

  it('takes one part alone', () => {
    const parties = copyDuca(original, reference, ['partes']);
    expect(parties.IMPORTADOR).toEqual(original.IMPORTADOR);
    expect([parties.FRACCIONES, parties.DOCUMENTOS, parties.UNIDAD]).toEqual([[], [], []]);
    expect(parties.DUCA.MODALIDAD).toBe('');
  });
});
