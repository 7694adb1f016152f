import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { completeDuca } from '../../../shared/duca/completeDuca.fixture.ts';
import type { DucaBody } from '../../../shared/duca/dataSets.ts';
import { calculateDuca } from '../../../shared/duca/calculate.ts';
import { complementaryOf } from '../../../shared/duca/complementary/complementary.ts';
import { ducaFromDvas } from '../../../shared/duca/derive/ducaFromDvas.ts';
import { ducaObligations } from '../../../shared/duca/matrix/matrix.ts';
import { CHARACTERISTICS_CATALOGUE, EXEMPTIONS_CATALOGUE } from '../../../shared/catalogues/importedOnly.ts';
import { sampleReference, sampleSources } from '../../../shared/duca/sampleSources.fixture.ts';
import { buildDucaXml } from '../../../shared/duca/xml/buildDucaXml.ts';
import { ducaMessage } from '../../../shared/duca/xml/message.ts';
import { ducaSchema } from '../../../shared/duca/xml/ducaSchema.ts';
import { xmlContext } from '../../../shared/duca/xml/context.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import { planOf, recordsOf } from '../../../shared/foundation/xml/plan.ts';
import { prettyXml } from '../../../web/duca/xml/prettyXml.ts';
import { everyElement } from './everyElement.ts';

const reference = sampleReference();
/** Goods of chapter 84 are described by a catalogue, unless diplomats bring them. */
const lists: Record<string, unknown> = {
  [CHARACTERISTICS_CATALOGUE]: [{ CLAVE: '1', VALOR: '', PARTIDA: '84' }],
  [EXEMPTIONS_CATALOGUE]: [{ CLAVE: '1', VALOR: '', ACUERDO: '400', PREFIJO: '84' }],
};
const described = { ...reference, rows: (name: string) => (lists[name] as never) ?? reference.rows(name) };

const folder = mkdtempSync(join(tmpdir(), 'duca-xsd-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const xmllint = spawnSync('xmllint', ['--version']).error === undefined;
if (!xmllint) {
  process.stderr.write('Without xmllint (libxml2-utils) no message is held to its schema; CI installs it.\n');
}

const declared = (MODALIDAD: string, CLASE: string): DucaBody => {
  const shape = { lines: 3, invoices: 2, suppliers: 2, containers: 1, modality: MODALIDAD };
  const body = ducaFromDvas(sampleSources(shape, reference), reference);
  return calculateDuca({ ...body, DUCA: { ...body.DUCA, CLASE } }, reference);
};

/** What comes in for a time says until when. */
const dated = (body: DucaBody): DucaBody => ({
  ...body,
  DUCA: { ...body.DUCA, FECHA_VENCIMIENTO: '2027-05-20' },
});

/** One that names the provisional one that it completes. */
const completing = (): DucaBody => {
  const { DUCA, ...rest } = declared('ID', '3');
  const given = { NUMERO_DUCA: 'GTPRQPQ2600123400015', FECHA_ACEPTACION: '2026-11-10T10:15:30' };
  const body = complementaryOf({ ...rest, DUCA: { ...DUCA, ...given } }, reference);
  const { NO_ORDEN, TIPO_CAMBIO, FECHA_TIPO_CAMBIO } = DUCA;
  return calculateDuca(
    { ...body, DUCA: { ...body.DUCA, NO_ORDEN, TIPO_CAMBIO, FECHA_TIPO_CAMBIO } },
    reference,
  );
};

/** What goes into or out of a free zone names who works in it. */
const inFreeZone = (body: DucaBody): DucaBody => ({
  ...body,
  DUCA: { ...body.DUCA, ID_DEPOSITO: 'Z001' },
  USUARIO_ZONA_FRANCA: {
    ...body.USUARIO_ZONA_FRANCA,
    CODIGO_USUARIO: 'ZF-0042',
    NUMERO_IDENTIFICACION: '576937K',
    NOMBRE: 'MANUFACTURAS DEL CARIBE, S.A.',
    ID_ZONA_FRANCA: 'Z001',
  },
});

/** What only passes through names its way, who drives and what closes the container. */
const onTheWay = (body: DucaBody): DucaBody => {
  const complete = completeDuca(reference);
  return {
    ...body,
    DUCA: {
      ...body.DUCA,
      ID_ADUANA_REGISTRO: 'PQ',
      ID_ADUANA_DESTINO: 'ST',
      ID_PAIS_DESTINO: 'HN',
      FECHA_VENCIMIENTO: '2026-11-24',
    },
    CONDUCTOR: complete.CONDUCTOR.slice(0, 1),
    UNIDAD: body.UNIDAD.map((each) => ({
      ...each,
      MATRICULA_UNIDAD_TRANSPORTE: 'C-482BKL',
      ID_PAIS_REGISTRO: 'GT',
    })),
  };
};

const schemaOf = ({ DUCA }: DucaBody): string => ducaSchema(DUCA.MODALIDAD, DUCA.CLASE, reference)!;

/** What xmllint objects to; '' when the document is valid. */
function objections(xml: Uint8Array | string, schema: string): string {
  writeFileSync(join(folder, 'duca.xsd'), schema);
  writeFileSync(join(folder, 'duca.xml'), xml);
  const { status, stderr } = spawnSync(
    'xmllint',
    ['--noout', '--schema', join(folder, 'duca.xsd'), join(folder, 'duca.xml')],
    { encoding: 'utf8' },
  );
  return status === 0 ? '' : stderr;
}

const cases: readonly [name: string, body: () => DucaBody, known?: typeof reference][] = [
  ['ID-1-every-data-set', () => everyElement(completeDuca(described), described), described],
  ['ID-2', () => declared('ID', '2')],
  ['ID-3-provisional', () => ({ ...declared('ID', '3'), DVAS: [], DVA_FACTURAS: [], FRACCION_ITEMS: [] })],
  ['ID-6-completes-another', completing],
  ['ID-4-simplified', () => declared('ID', '4')],
  ['FI-1', () => declared('FI', '1')],
  ['DI-1', () => declared('DI', '1')],
  ['DI-6-complementary', () => declared('DI', '6')],
  ['DT-1', () => dated(declared('DT', '1'))],
  ['DA-1', () => declared('DA', '1')],
  ['FE-1', () => declared('FE', '1')],
  ['ED-1', () => declared('ED', '1')],
  ['TO-1-temporary', () => dated(declared('TO', '1'))],
  ['ZF-1', () => inFreeZone(declared('ZF', '1'))],
  ['ZN-1-free-zone', () => inFreeZone(declared('ZN', '1'))],
  ['DZ-1-free-zone', () => inFreeZone(declared('DZ', '1'))],
  ['LR-1-return', () => declared('LR', '1')],
  ['TR-1-transit', () => onTheWay(declared('TR', '1'))],
  ['MR-7', () => declared('MR', '7')],
];

describe('DUCA by modality and class, against the schema of the same definitions', () => {
  it.each(cases)('%s', async (name, make, known = reference) => {
    const body = make();
    const { bytes, paths, problems } = buildDucaXml(body, known, true);
    expect(problems).toEqual([]);
    const { lines } = prettyXml(new TextDecoder('utf-8', { fatal: true }).decode(bytes), paths);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`expected/${name}.xml`);
    if (xmllint) expect(objections(bytes!, schemaOf(body))).toBe('');
  });

  const folderOfMessages = fileURLToPath(new URL('expected/', import.meta.url));
  const messages = readdirSync(folderOfMessages)
    .map((name) => [name, readFileSync(join(folderOfMessages, name), 'utf8')] as const)
    .filter(([name, text]) => name.endsWith('.xml') && text.includes('<duca>'));

  it.runIf(xmllint).each(messages)('accepts what was reviewed: %s', (_, xml) => {
    const said = (node: string): string => new RegExp(`<${node}>([^<]+)<`).exec(xml)![1]!;
    const schema = ducaSchema(said('regimenModalidad'), said('claseDeclaracion'), reference)!;
    expect(objections(xml, schema)).toBe('');
  });

  it('has messages of value declarations, of exits and of hundreds of lines among them', () => {
    const names = messages.map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(['240-lines-import.xml', 'ED-1.xml', 'DA-1.xml']));
    expect(names.length).toBeGreaterThanOrEqual(cases.length);
  });

  it('fills every data set that the message tells in the first case', () => {
    const body = completeDuca(described) as unknown as Record<
      string,
      Record<string, string>[] | Record<string, string>
    >;
    for (const name of new Set(ducaMessage.groups.map((each) => each.dataSet))) {
      const content = body[name]!;
      const filled = Array.isArray(content)
        ? content.length > 0
        : Object.values(content).some((value) => value !== '');
      expect(filled, name).toBe(true);
    }
  });

  it('tells every element of the message somewhere in these documents', () => {
    const told = new Set(
      cases.flatMap(([, make, known = reference]) => {
        const body = make();
        const { DUCA } = body;
        const plan = planOf(ducaMessage, ducaObligations(DUCA.MODALIDAD, DUCA.CLASE, known)!);
        const context = xmlContext(body, known);
        return plan.groups.flatMap((group) =>
          recordsOf(group, body as unknown as AnyBody, context).flatMap(({ record }) =>
            group.elements
              .filter((each) => (each.read(record, context) ?? '') !== '')
              .map((each) => `${group.definition.node}.${each.node}`),
          ),
        );
      }),
    );
    const all = ducaMessage.groups.flatMap(({ node, elements }) =>
      elements.map((each) => `${node}.${each.node}`),
    );
    expect(all.filter((each) => !told.has(each))).toEqual([]);
  });

  it('is the schema that was reviewed', async () => {
    await expect(schemaOf(completeDuca(described))).toMatchFileSnapshot('expected/ID-1.xsd');
  });

  /** Each as a slip of the writer could make it; `one` is the first element of a name. */
  const one = (node: string, inner = '[^<]*'): RegExp => new RegExp(`<${node}>${inner}</${node}>`);
  const slips: readonly [what: string, slip: (xml: string) => string][] = [
    ['a mandatory box is missing', (xml) => xml.replace(one('regimen'), '')],
    ['a mandatory box of a rule is missing', (xml) => xml.replace(one('codigoSAC'), '')],
    ['the message has no function', (xml) => xml.replace(one('funcionMensaje'), '')],
    ['a mandatory box is empty', (xml) => xml.replace(one('nombre'), '<nombre></nombre>')],
    ['a mandatory group is missing', (xml) => xml.replace(one('fracciones', '.*'), '')],
    ['a list has no line', (xml) => xml.replace(one('fracciones', '.*'), '<fracciones></fracciones>')],
    [
      'two boxes change places',
      (xml) => xml.replace(/(<numeroLinea>1<\/numeroLinea>)(<codigoSAC>.*?<\/codigoSAC>)/, '$2$1'),
    ],
    [
      'two groups change places',
      (xml) => xml.replace(/(<exportador>.*?<\/exportador>)(<declarante>.*?<\/declarante>)/, '$2$1'),
    ],
    ['a box comes twice', (xml) => xml.replace(one('incoterm'), '$&$&')],
    ['a box is new', (xml) => xml.replace('</encabezado>', '<otro>1</otro></encabezado>')],
    ['the rate has two decimals', (xml) => xml.replace(one('tipoCambio'), '<tipoCambio>7.85</tipoCambio>')],
    [
      'an amount has three decimals',
      (xml) => xml.replace(one('fobDolares'), '<fobDolares>1.234</fobDolares>'),
    ],
    ['an amount is below zero', (xml) => xml.replace(one('fobDolares'), '<fobDolares>-1.00</fobDolares>')],
    ['an amount has a comma', (xml) => xml.replace(one('fobDolares'), '<fobDolares>1,000.00</fobDolares>')],
    [
      'a quantity has two decimals',
      (xml) => xml.replace(one('cantidadUnidades'), '<cantidadUnidades>1.50</cantidadUnidades>'),
    ],
    [
      'a date is as people write it',
      (xml) => xml.replace(one('fechaEmision'), '<fechaEmision>18/11/2026</fechaEmision>'),
    ],
    [
      'the order number has a hyphen',
      (xml) => xml.replace(one('numeroOrden'), '<numeroOrden>123-6000567</numeroOrden>'),
    ],
    [
      'the tariff code has points',
      (xml) => xml.replace(one('codigoSAC'), '<codigoSAC>8471.30.00.00</codigoSAC>'),
    ],
    ['a flag is a number', (xml) => xml.replace(one('restricciones'), '<restricciones>1</restricciones>')],
    ['a country is none', (xml) => xml.replace(one('paisOrigen'), '<paisOrigen>XX</paisOrigen>')],
    [
      'a customs office is none',
      (xml) => xml.replace(one('aduanaEntradaSalida'), '<aduanaEntradaSalida>??</aduanaEntradaSalida>'),
    ],
    ['a fixed value is another', (xml) => xml.replace('<moneda>USD<', '<moneda>EUR<')],
    [
      'the identifier is another',
      (xml) => xml.replace(one('identificadorMensaje'), '<identificadorMensaje>7</identificadorMensaje>'),
    ],
    [
      'the number of a value declaration has a hyphen',
      (xml) => xml.replace(one('numeroDva'), '<numeroDva>1236000567-1</numeroDva>'),
    ],
    [
      'an invoice does not say its value declaration',
      (xml) => xml.replace(/(<facturaDva>)<numeroDva>[^<]*<\/numeroDva>/, '$1'),
    ],
    [
      'an item does not say its value declaration',
      (xml) => xml.replace(/(<secuenciaFraccion>1<\/secuenciaFraccion>)<numeroDva>[^<]*<\/numeroDva>/, '$1'),
    ],
    ['the currency of an invoice is none', (xml) => xml.replace(/(<facturaDva>.*?<moneda>)USD/, '$1QQQ')],
    ['a text is too long', (xml) => xml.replace(one('numero'), `<numero>${'x'.repeat(61)}</numero>`)],
    [
      'the supplier address is too long',
      (xml) =>
        xml.replace(one('direccionProveedor'), `<direccionProveedor>${'x'.repeat(151)}</direccionProveedor>`),
    ],
    ['what may be absent is there and empty', (xml) => xml.replace(one('entidad'), '<entidad></entidad>')],
  ];

  it.runIf(xmllint).each(slips)('is refused by the schema when %s', (_, slip) => {
    const body = declared('ID', '1');
    const xml = new TextDecoder().decode(buildDucaXml(body, reference).bytes);
    const wrong = slip(xml);
    expect(wrong).not.toBe(xml);
    expect(objections(xml, schemaOf(body))).toBe('');
    expect(objections(wrong, schemaOf(body))).not.toBe('');
  });
});
