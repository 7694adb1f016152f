import * as fc from 'fast-check';
import { create } from 'xmlbuilder2';
import { describe, expect, it } from 'vitest';
import { forBuilder } from '../../foundation/xml/escapeXml.ts';
import { planOf, recordsOf } from '../../foundation/xml/plan.ts';
import type { AnyBody, AnyRecord, DataSets } from '../../foundation/fields/dataSet.ts';
import { catalogue } from '../../catalogues/names.ts';
import { completeDuca } from '../completeDuca.fixture.ts';
import { ducaDataSets, type DucaBody } from '../dataSets.ts';
import { ducaFromDvas } from '../derive/ducaFromDvas.ts';
import { ducaObligations } from '../matrix/matrix.ts';
import { sampleReference, sampleSources } from '../sampleSources.fixture.ts';
import { buildDucaXml } from './buildDucaXml.ts';
import { xmlContext } from './context.ts';
import { ducaMessage } from './message.ts';

const reference = sampleReference();
const sample = (lines: number, modality = 'ID'): DucaBody =>
  ducaFromDvas(sampleSources({ lines, invoices: 2, suppliers: 2, containers: 1, modality }), reference);
const written = (body: DucaBody): string => new TextDecoder().decode(buildDucaXml(body, reference).bytes);

/** The same message through xmlbuilder2's object interface alone: slow and plain, the oracle of the writer. */
function oracle(body: DucaBody): string {
  const plan = planOf(ducaMessage, ducaObligations(body.DUCA.MODALIDAD, body.DUCA.CLASE, reference)!);
  const context = xmlContext(body, reference);
  const root: Record<string, unknown> = {};
  for (const group of plan.groups) {
    const { list, node } = group.definition;
    const records = recordsOf(group, body as AnyBody, context).map(({ record }) =>
      Object.fromEntries(
        group.elements.flatMap((each) => {
          const value = each.read(record, context);
          return value === undefined || (value === '' && each.optional)
            ? []
            : [[each.node, forBuilder(value)]];
        }),
      ),
    );
    if (records.length > 0 || group.mandatory) {
      root[list ?? node] = list === undefined ? records[0] : records.length > 0 ? { [node]: records } : '';
    }
  }
  return create({ version: '1.0', encoding: 'UTF-8' }, { duca: root }).end({ allowEmptyTags: true });
}

describe('buildDucaXml', () => {
  it.each(['ID', 'DI', 'DA', 'ED'])(
    'writes byte for byte what xmlbuilder2 writes of the same data: %s',
    (modality) => {
      const body = sample(60, modality);
      expect(written(body)).toBe(oracle(body));
    },
  );

  it('writes what xmlbuilder2 writes of any declaration, in any modality and class, whatever people type', () => {
    const modalities = reference.rows(catalogue.modalities).map((row) => row.CLAVE);
    const classes = reference.rows(catalogue.declarationClasses).map((row) => row.CLAVE);
    const complete = completeDuca(reference);
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom(
        '',
        '&amp;',
        ']]>',
        '<a>',
        '\u202eabc',
        '\ufffe',
        '\u0000',
        'Ñandú 🚢',
        '\ud800',
        '1–5',
        '\u00a0',
      ),
    );
    const text = (name: string, field: string): boolean => {
      const { kind } = (ducaDataSets as DataSets)[name]!.fields[field]!;
      return kind === 'text' || kind === 'note';
    };
    const retyped = fc
      .tuple(
        fc.constantFrom(...modalities),
        fc.constantFrom(...classes),
        fc.array(typed, { minLength: 24, maxLength: 24 }),
        fc.nat(2),
      )
      .map(([MODALIDAD, CLASE, words, kept]) => {
        let at = 0;
        const record = (name: string, each: AnyRecord): AnyRecord =>
          Object.fromEntries(
            Object.entries(each).map(([field, value]) => [
              field,
              text(name, field) ? words[(at += 1) % words.length]! : value,
            ]),
          );
        const body = Object.fromEntries(
          Object.entries(complete as unknown as AnyBody).map(([name, content]) => [
            name,
            Array.isArray(content)
              ? content.slice(0, kept).map((each) => record(name, each))
              : record(name, content),
          ]),
        ) as unknown as DucaBody;
        return { ...body, DUCA: { ...body.DUCA, MODALIDAD, CLASE } };
      });
    fc.assert(
      fc.property(retyped, (body) => {
        expect(written(body)).toBe(oracle(body));
      }),
      { numRuns: 25 },
    );
  });

  it('changes with the matrix: no taxes for a warehouse, no value declarations for an export', () => {
    expect(written(sample(3))).toContain('<tributosFraccion>');
    expect(written(sample(3, 'DA'))).not.toContain('<tributosFraccion>');
    expect(written(sample(3, 'DA')).match(/<dva>/g)).toHaveLength(1);
    expect(written(sample(3)).match(/<dva>/g)).toHaveLength(2);
    expect(written(sample(3, 'ED'))).not.toContain('<declaracionesValor>');
    expect(written(sample(3, 'ED'))).toContain('<aduanaEntradaSalida>ST</aduanaEntradaSalida>');
  });

  it('answers the text of spec 8 when the matrix has no row for regime and class', () => {
    const built = buildDucaXml(sample(3, 'QQ'), reference);
    expect(built.failure).toBe('No hay registros en matriz de XML para el regimen y clase seleccionada');
    expect(built.bytes).toBeUndefined();
    expect(built.problems).toMatchObject([{ code: 'xml.no-rows', severity: 'error' }]);
  });

  it('answers the text of spec 8 for a class that no list has, though rows speak of every class', () => {
    const body = sample(3);
    const built = buildDucaXml({ ...body, DUCA: { ...body.DUCA, CLASE: '99' } }, reference);
    expect(built.failure).toBe('No hay registros en matriz de XML para el regimen y clase seleccionada');
    expect(built.bytes).toBeUndefined();
  });

  it('answers the text of spec 8 when the matrix cannot be read', () => {
    const broken = {
      ...reference,
      rows: () => {
        throw new Error('sin tabla');
      },
    };
    expect(buildDucaXml(sample(3), broken).failure).toBe(
      'Error obteniendo registros en matriz error/except sin tabla',
    );
  });

  it('answers the text of spec 8 when the header cannot be written', () => {
    const body = sample(3);
    const broken = { ...body, DUCA: { ...body.DUCA, TIPO_CAMBIO: 'siete' } };
    expect(buildDucaXml(broken, reference).failure).toMatch(
      /^Error generando encabezado de duca error\/except /,
    );
  });

  it('skips a group that fails and blocks the message with a problem at the group', () => {
    const body = sample(3);
    const broken = { ...body, DOCUMENTOS: [{ ...body.DOCUMENTOS[0]!, FECHA_EMISION: 'ayer' }] };
    const built = buildDucaXml(broken, reference);
    expect(new TextDecoder().decode(built.bytes)).not.toContain('documentosSoporte');
    expect(built.problems).toMatchObject([
      { code: 'xml.group-failed', path: 'DOCUMENTOS', severity: 'error' },
    ]);
  });

  it.each(ducaMessage.groups.map((each) => [each.list ?? each.node, each.dataSet] as const))(
    'cannot lose the group %s unseen',
    (name, dataSet) => {
      const body = completeDuca(reference);
      const broken = new Proxy(
        {},
        {
          get: () => {
            throw new Error('roto');
          },
        },
      );
      const content = (body as unknown as AnyBody)[dataSet]!;
      const failing = { ...body, [dataSet]: Array.isArray(content) ? [broken] : broken } as DucaBody;
      if (dataSet === 'DUCA') {
        const header = new Proxy(body.DUCA, {
          get: (target, field) => {
            if (field === 'NO_ORDEN') throw new Error('roto');
            return Reflect.get(target, field) as string;
          },
        });
        const { failure, bytes } = buildDucaXml({ ...body, DUCA: header }, reference);
        expect([failure, bytes]).toEqual(['Error generando encabezado de duca error/except roto', undefined]);
        return;
      }
      const built = buildDucaXml(failing, reference);
      // What belongs to a value declaration says its number, and falls with it; which details are sent follows from goods.
      const fallen: Partial<Record<typeof dataSet, string[]>> = {
        DVAS: ['DVA_INTERMEDIARIOS', 'DVA_FACTURAS', 'FRACCION_ITEMS'],
        FRACCION_ITEMS: ['ITEM_CARACTERISTICAS'],
      };
      const lost = [dataSet, ...(fallen[dataSet] ?? [])];
      expect(built.problems.map(({ code, path, severity }) => [code, path, severity])).toEqual(
        lost.map((path) => ['xml.group-failed', path, 'error']),
      );
      const xml = new TextDecoder().decode(built.bytes);
      expect(xml).not.toContain(`<${name}>`);
      expect(xml.endsWith('</duca>')).toBe(true);
    },
  );

  it('waits with an imported matrix until the day that it names', () => {
    const rows = [
      {
        CLAVE: '1',
        VALOR: '',
        ID_NODO: '1',
        NODO_PADRE: 'duca',
        NODO: 'control',
        CLASE: '*',
        REGIMEN: '*',
        TIPO: 'MANDATORIA',
      },
    ];
    const dated = (validFrom: string) => ({
      ...reference,
      rows: (name: string) => (name === 'cat_sys_matriz_xml' ? rows : reference.rows(name)),
      origin: (name: string) =>
        name === 'cat_sys_matriz_xml' ? { source: 'x', validFrom, sample: false } : reference.origin(name),
    });
    const groups = (validFrom: string) =>
      new TextDecoder().decode(buildDucaXml(sample(3), dated(validFrom)).bytes).includes('<fracciones>');
    expect([groups('2026-11-21'), groups('2026-11-20')]).toEqual([true, false]);
  });

  it('takes a matrix that an administrator imported in place of the sample', () => {
    const rows = [
      {
        CLAVE: '1',
        VALOR: '',
        ID_NODO: '1',
        NODO_PADRE: 'duca',
        NODO: 'encabezado',
        CLASE: '1',
        REGIMEN: 'ID',
        TIPO: 'MANDATORIA',
      },
      {
        CLAVE: '2',
        VALOR: '',
        ID_NODO: '2',
        NODO_PADRE: 'encabezado',
        NODO: 'regimenModalidad',
        CLASE: '1',
        REGIMEN: 'ID',
        TIPO: 'MANDATORIA',
      },
    ];
    const imported = {
      ...reference,
      rows: (name: string) => (name === 'cat_sys_matriz_xml' ? rows : reference.rows(name)),
    };
    const { bytes } = buildDucaXml(sample(3), imported);
    expect(new TextDecoder().decode(bytes)).toContain(
      '<duca><encabezado><regimenModalidad>ID</regimenModalidad></encabezado></duca>',
    );
  });
});
