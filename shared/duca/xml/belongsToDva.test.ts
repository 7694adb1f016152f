import { describe, expect, it } from 'vitest';
import type { DucaBody } from '../dataSets.ts';
import { ducaFromDvas } from '../derive/ducaFromDvas.ts';
import { readinessProblems } from '../readiness.ts';
import { sampleReference, sampleSources } from '../sampleSources.fixture.ts';
import { buildDucaXml } from './buildDucaXml.ts';

const reference = sampleReference();

/** Two suppliers, each of whom numbered an invoice 001, with intermediaries of their own. */
function twice001(): DucaBody {
  const sources = sampleSources({ lines: 4, invoices: 2, suppliers: 2, containers: 1 }, reference);
  const dvas = sources.dvas.map(({ id, body }, at) => ({
    id,
    body: {
      ...body,
      DVA: {
        ...body.DVA,
        NOMBRE_INTERMEDIARIO: `CORREDOR ${at + 1}`,
        ID_TIPO_INTERMEDIARIO: 'CO',
      },
      FACTURAS: body.FACTURAS.map((each) => ({ ...each, NUMERO_FACTURA: '001' })),
    },
  }));
  return ducaFromDvas({ ...sources, dvas }, reference);
}

/** Elements of a name as a stranger reads them: child by child, knowing nothing but the text. */
const read = (xml: string, name: string): Record<string, string>[] =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, inside = '']) =>
    Object.fromEntries([...inside.matchAll(/<(\w+)>([^<]*)<\/\1>/g)].map(([, node, text]) => [node, text])),
  );
const xmlOf = (body: DucaBody): string => new TextDecoder().decode(buildDucaXml(body, reference).bytes);

describe('two suppliers with an invoice 001 each', () => {
  const xml = xmlOf(twice001());
  const supplierOf = new Map(read(xml, 'dva').map((each) => [each['numeroDva'], each['proveedor']]));
  const suppliers = ['SHENZHEN BRIGHT TRADE CO., LTD.', 'ELECTRÓNICA DEL GOLFO, S.A. DE C.V.'];

  it('are told apart by the message alone: their invoices', () => {
    const invoices = read(xml, 'facturaDva');
    expect(invoices.map((each) => each['numeroFactura'])).toEqual(['001', '001']);
    expect(invoices.map((each) => supplierOf.get(each['numeroDva']))).toEqual(suppliers);
  });

  it('are told apart by the message alone: their goods', () => {
    const items = read(xml, 'itemDva');
    expect(new Set(items.map((each) => each['numeroFactura']))).toEqual(new Set(['001']));
    const goods = items.map((each) => [each['idComercialMercaDVA'], supplierOf.get(each['numeroDva'])]);
    expect(Object.fromEntries(goods)).toEqual({
      'COMPUTADORA PORTÁTIL 14"': suppliers[0],
      'REFRIGERADOR 18 PIES': suppliers[0],
      'TELEVISOR LED 55" &amp; CONTROL': suppliers[1],
      'ZAPATO DE CUERO PARA NIÑO': suppliers[1],
    });
  });

  it('are told apart by the message alone: their intermediaries', () => {
    const named = read(xml, 'intermediarioDva').map((each) => [
      each['nombre'],
      supplierOf.get(each['numeroDva']),
    ]);
    expect(named).toEqual([
      ['CORREDOR 1', suppliers[0]],
      ['CORREDOR 2', suppliers[1]],
    ]);
  });

  it('keep their numbers apart when one is written anew by hand', () => {
    const body = twice001();
    const [first, second] = body.DVAS;
    const renamed = { ...body, DVAS: [first!, { ...second!, NUMERO_DVA: 'EXP-77' }] };
    const told = ['dva', 'intermediarioDva', 'facturaDva'].map((name) =>
      read(xmlOf(renamed), name).map((each) => each['numeroDva']),
    );
    expect(told).toEqual(Array(3).fill(['12360005671', 'EXP77']));
  });
});

describe('the number of a value declaration', () => {
  it('has no hyphen wherever the message says it, as an order number has none', () => {
    const numbers = [...xmlOf(twice001()).matchAll(/<numeroDva>([^<]*)</g)].map((each) => each[1]);
    expect(numbers).toHaveLength(2 + 2 + 2 + 4);
    expect(new Set(numbers)).toEqual(new Set(['12360005671', '12360005672']));
  });

  const problemsOf = (body: DucaBody) =>
    readinessProblems(body, reference)
      .filter(({ code }) => /^(duca\.dva|matrix)/.test(code))
      .map(({ code, path, severity }) => [code, path, severity]);

  it('stops the declaration when two have the same once their hyphens are gone', () => {
    const body = twice001();
    const [first, second] = body.DVAS;
    expect(problemsOf(body)).toEqual([]);
    const alike = {
      ...body,
      DVAS: [
        { ...first!, NUMERO_DVA: '1-11' },
        { ...second!, NUMERO_DVA: '11-1' },
      ],
    };
    expect(problemsOf(alike)).toEqual([['duca.dva-twice', 'DVAS[1].NUMERO_DVA', 'error']]);
  });

  it('is asked for once, at the declaration of value and not at each line that belongs to it', () => {
    const body = twice001();
    const blank = {
      ...body,
      DVAS: body.DVAS.map((each, at) => (at === 0 ? { ...each, NUMERO_DVA: '' } : each)),
    };
    expect(problemsOf(blank)).toEqual([['matrix.mandatory', 'DVAS[0].NUMERO_DVA', 'missing']]);
  });

  it('is typed for an intermediary that a person adds, and is that of one of them', () => {
    const body = twice001();
    const added = (NUMERO_DVA: string): DucaBody => ({
      ...body,
      DVA_INTERMEDIARIOS: [{ ...body.DVA_INTERMEDIARIOS[0]!, ID_DVA: '', NUMERO_DVA }],
    });
    const second = added('1236000567-2');
    expect(problemsOf(second)).toEqual([]);
    expect(read(xmlOf(second), 'intermediarioDva')[0]!['numeroDva']).toBe('12360005672');
    const place = 'DVA_INTERMEDIARIOS[0].NUMERO_DVA';
    expect(problemsOf(added('1236000567-3'))).toEqual([['duca.dva-unknown', place, 'error']]);
    expect(problemsOf(added(''))).toEqual([['matrix.mandatory', place, 'missing']]);
  });

  it('cannot be said of lines whose value declaration is gone: they stop the declaration and say the way out', () => {
    const body = twice001();
    const gone = { ...body, DVAS: body.DVAS.slice(0, 1) };
    expect(problemsOf(gone)).toEqual([
      ['duca.dva-gone', 'DVA_INTERMEDIARIOS[1].NUMERO_DVA', 'error'],
      ['duca.dva-gone', 'DVA_FACTURAS[1].NUMERO_FACTURA', 'error'],
      ['duca.dva-gone', 'FRACCION_ITEMS[2].NUMERO_FACTURA', 'error'],
      ['duca.dva-gone', 'FRACCION_ITEMS[3].NUMERO_FACTURA', 'error'],
    ]);
    const [, first] = readinessProblems(gone, reference).filter(({ code }) => code === 'duca.dva-gone');
    expect(first!.message).toBe(
      'Línea 2, No. de factura: su declaración de valor no está en esta DUCA y el mensaje no puede decir de cuál es. Forme de nuevo la DUCA o borre la línea.',
    );
  });
});
