import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../catalogues/names.ts';
import { completeDuca } from '../../completeDuca.fixture.ts';
import type { DucaBody } from '../../dataSets.ts';
import { sampleReference } from '../../sampleSources.fixture.ts';
import { readinessProblems } from '../../readiness.ts';
import { MATRIX_CATALOGUE } from '../../matrix/matrix.ts';
import { buildDucaXml } from '../buildDucaXml.ts';
import { xmlContext } from '../context.ts';
import { xmlOptions, xmlPreferences } from '../preferences.ts';
import { customsOffice } from './customsOffice.ts';

/** Rows of the table in the README: sentence, file, title. */
const ROW = /^\| (?<sentence>[^|]+?) +\| `(?<file>[^`]+)` +\| (?<title>[^|]+?) +\|$/gm;

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
const rows = [...read('README.md').matchAll(ROW)].map(({ groups }) => groups!);

describe('what the message does', () => {
  it('is told sentence by sentence', () => {
    expect(rows.length).toBeGreaterThanOrEqual(39);
  });

  it.each(rows)('$sentence', ({ file, title }) => {
    const titles = [...read(file!).matchAll(/\b(?:it|describe)(?:\.each\(.*?\))?\(\s*(['"`])(.*?)\1,/gs)];
    expect(titles.map((each) => each[2]).filter((each) => each!.includes(title!))).not.toEqual([]);
  });
});

const reference = sampleReference();
const xmlOf = (body: DucaBody, choices = {}): string =>
  new TextDecoder().decode(buildDucaXml(body, reference, false, choices).bytes);
const textsOf = (xml: string, node: string): string[] =>
  [...xml.matchAll(new RegExp(`<${node}>([^<]*)</${node}>`, 'g'))].map((each) => each[1]!);

/** What stands within an element. */
const within = (xml: string, node: string): string =>
  new RegExp(`<${node}>(.*)</${node}>`, 's').exec(xml)?.[1] ?? '';

/** Word for word (spec 5, XML generation). */
const EXITS = 'ZN NP ZF NE NZ MS MR LR MW ZQ PE DP MF ZS MP MY ED FE'.split(' ');

describe('over the whole message', () => {
  const body = completeDuca(reference);

  it('names the office of exit for exactly the 18 modalities', () => {
    expect(EXITS).toHaveLength(18);
    const record = { ID_ADUANA_SALIDA: 'salida', ID_ADUANA_INGRESO: 'ingreso' };
    const leaving = reference
      .rows(catalogue.modalities)
      .map(({ CLAVE }) => CLAVE)
      .filter((MODALIDAD) => {
        const context = xmlContext({ ...body, DUCA: { ...body.DUCA, MODALIDAD } }, reference);
        return customsOffice(record, context) === 'salida';
      });
    expect(leaving.toSorted()).toEqual(EXITS.toSorted());
    for (const MODALIDAD of EXITS) {
      const DUCA = { ...body.DUCA, MODALIDAD, ID_ADUANA_SALIDA: 'PQ', ID_ADUANA_INGRESO: 'ST' };
      expect(textsOf(xmlOf({ ...body, DUCA }), 'aduanaEntradaSalida'), MODALIDAD).toEqual(['PQ']);
    }
  });

  it('leaves optional elements out when they are empty, and sends mandatory ones all the same', () => {
    const blank = { ...body, DUCA: { ...body.DUCA, DEPOSITO_TEMPORAL: '', LUGAR_EMBARQUE: '' } };
    expect(textsOf(xmlOf(body), 'depositoTemporal')).toEqual(['D001']);
    expect(xmlOf(blank)).not.toContain('<depositoTemporal>');
    expect(textsOf(xmlOf(blank), 'lugarEmbarque')).toEqual(['']);
  });

  it('writes the decimals of each amount', () => {
    const xml = xmlOf(body);
    const shapes: Record<string, RegExp> = {
      tipoCambio: /^\d+\.\d{5}$/,
      fobDolares: /^\d+\.\d{2}$/,
      valorUnitarioDVA: /^\d+\.\d{7}$/,
      valorItem: /^\d+\.\d{7}$/,
      cantidadUnidadesDVA: /^\d+(\.\d{3})?$/,
    };
    for (const [node, shape] of Object.entries(shapes)) {
      const texts = textsOf(xml, node);
      expect(texts.length, node).toBeGreaterThan(0);
      expect(
        texts.filter((text) => !shape.test(text)),
        node,
      ).toEqual([]);
    }
  });

  it('takes the options of module 7 before those of the country, 1 meaning on', () => {
    const option = (VALOR: string, ID_MODULO = '7') => [
      { ID_MODULO, CLAVE: xmlOptions.preference8.key, VALOR },
    ];
    const on = { ...reference, row: () => ({ CLAVE: '', VALOR: '', ACTIVO: '1' }) };
    expect(xmlPreferences(reference, option('1')).preference8).toBe(true);
    expect(xmlPreferences(reference, option('1', '4')).preference8).toBe(false);
    expect(xmlPreferences(on, option('0')).preference8).toBe(false);
    expect(xmlPreferences(on).preference8).toBe(true);
    const preferential = {
      ...body,
      FRACCIONES: body.FRACCIONES.map((each) => ({ ...each, ACUERDO_1_ID: '20' })),
      FRACCION_ITEMS: body.FRACCION_ITEMS.map((each, line) => ({
        ...each,
        ACUERDO_PREFERENCIAL_1: line === 0 ? '20' : '',
      })),
    };
    const lengths = (xml: string, list: string): Set<number> =>
      new Set(textsOf(within(xml, list), 'codigoSAC').map((code) => code.length));
    const cut = xmlOf(preferential, { preferences: xmlPreferences(reference, option('1')) });
    expect(lengths(cut, 'fracciones')).toEqual(new Set([8]));
    expect(textsOf(within(cut, 'itemsDva'), 'codigoSAC').map((code) => code.length)).toEqual([
      8, 10, 10, 10, 10, 10,
    ]);
    expect(lengths(xmlOf(preferential), 'fracciones')).toEqual(new Set([10]));
    expect(lengths(xmlOf(preferential), 'itemsDva')).toEqual(new Set([10]));
  });

  it('carries the fixed values of every message', () => {
    const xml = xmlOf(body);
    const said = `${within(xml, 'control')}${within(xml, 'encabezado')}`;
    const fixed = [
      'regionOrigen',
      'regionDestino',
      'moneda',
      'numeroPaginas',
      'totalAlmacenaje',
      'porcInteresFac',
    ];
    expect(fixed.map((node) => textsOf(said, node))).toEqual([
      ['RC1'],
      ['RC1'],
      ['USD'],
      ['1'],
      ['0.00'],
      ['0.00'],
    ]);
  });

  it('sends to a warehouse the characteristics of the goods that go there, numbered as they go', () => {
    const [first, second] = ['dva-a', 'dva-b'];
    const item = body.FRACCION_ITEMS[0]!;
    const characteristic = body.ITEM_CARACTERISTICAS[0]!;
    const stored = {
      ...body,
      DUCA: { ...body.DUCA, MODALIDAD: 'DA' },
      DVAS: [first, second].map((ID_DVA) => ({ ...body.DVAS[0]!, ID_DVA })),
      FRACCION_ITEMS: [second, first, second, first].map((ID_DVA) => ({ ...item, ID_DVA })),
      ITEM_CARACTERISTICAS: ['1', '2', '4'].map((NUMERO_ITEM) => ({ ...characteristic, NUMERO_ITEM })),
    };
    expect(textsOf(xmlOf(stored), 'numeroItem')).toEqual(['1', '2']);
    const imported = { ...stored, DUCA: body.DUCA };
    expect(textsOf(xmlOf(imported), 'numeroItem')).toEqual(['1', '2', '4']);
  });

  it('names the provider that the installation set, and a sample until then', () => {
    expect(textsOf(xmlOf(body), 'idProveedorSoftware')).toEqual(['DESPACHO-MUESTRA']);
    const own = {
      ...reference,
      row: (name: string, code: string) =>
        code === 'XML_PROVEEDOR_SOFTWARE'
          ? { CLAVE: code, VALOR: '', TEXTO: 'P-0042' }
          : reference.row(name, code),
    };
    const { bytes } = buildDucaXml(body, own);
    expect(textsOf(new TextDecoder().decode(bytes), 'idProveedorSoftware')).toEqual(['P-0042']);
  });

  it('says the function that the installation set for what is asked, and 9 until then or where that is no code', () => {
    const acts = ['R', 'M', 'D'] as const;
    const saidIn = (lists: typeof reference): string[] =>
      acts.flatMap((act) =>
        textsOf(new TextDecoder().decode(buildDucaXml(body, lists, false, { act }).bytes), 'funcionMensaje'),
      );
    expect(saidIn(reference)).toEqual(['9', '9', '9']);
    const set: Record<string, string> = { XML_FUNCION_RECTIFICACION: '5', XML_FUNCION_ANULACION: 'uno' };
    const own = {
      ...reference,
      row: (name: string, code: string) =>
        code in set ? { CLAVE: code, VALOR: '', TEXTO: set[code]! } : reference.row(name, code),
    };
    expect(saidIn(own)).toEqual(['9', '5', '9']);
  });

  it('asks for what the matrix calls mandatory although a rule may leave it out', () => {
    const strict = {
      ...reference,
      rows: (name: string) =>
        name === MATRIX_CATALOGUE
          ? [
              ['duca', 'documentosSoporte'],
              ['documento', 'monto'],
              ['duca', 'declaracionesValor'],
              ['dva', 'detalleRestricciones'],
            ].map(([NODO_PADRE, NODO], at) => ({
              CLAVE: String(at),
              VALOR: '',
              ID_NODO: '',
              NODO_PADRE: NODO_PADRE!,
              NODO: NODO!,
              CLASE: '*',
              REGIMEN: '*',
              TIPO: 'MANDATORIA',
            }))
          : reference.rows(name),
    };
    const asked = (MONTO: string, CASILLA_24: string): string[] =>
      readinessProblems(
        {
          ...body,
          DOCUMENTOS: [{ ...body.DOCUMENTOS[0]!, MONTO }],
          DVAS: [{ ...body.DVAS[0]!, CASILLA_24, CASILLA_24_1: '' }],
        },
        strict,
      )
        .filter(({ code }) => code === 'matrix.mandatory' || code === 'owed.blank')
        .map(({ path }) => path);
    expect(asked('', '1').sort()).toEqual(['DOCUMENTOS[0].MONTO', 'DVAS[0].CASILLA_24_1']);
    expect(asked('0.00', '0')).toEqual([]);
  });

  it('brings no character that XML forbids and no mark that reorders text, and keeps every other', () => {
    const dirty = 'A\u0000B\u0008C\ud800D\ufffeE\u202eF\u200bG\u2066H ñÁ🚢 <&>"\' ]]>';
    const marked = {
      ...body,
      FRACCIONES: body.FRACCIONES.map((each) => ({ ...each, DESCRIPCION: dirty })),
      OBSERVACIONES: { OBSERVACIONES: dirty },
    };
    const built = buildDucaXml(marked, reference);
    expect(built.problems).toEqual([]);
    const xml = new TextDecoder('utf-8', { fatal: true }).decode(built.bytes);
    const clean = 'A B CDEFGH ñÁ🚢 &lt;&amp;&gt;"\' ]]&gt;';
    expect(new Set(textsOf(xml, 'descripcion'))).toEqual(new Set([clean]));
    expect(textsOf(xml, 'texto')).toEqual([clean]);
  });
});
