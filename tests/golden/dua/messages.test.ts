import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { completeDua, honduranReference, sampleDua } from '../../../shared/dua/sampleDua.fixture.ts';
import type { DuaBody } from '../../../shared/dua/dataSets.ts';
import { checkDua } from '../../../shared/dua/check.ts';
import { buildDecdat } from '../../../shared/dua/decdat/buildDecdat.ts';
import { buildDuaXml } from '../../../shared/dua/xml/buildDuaXml.ts';
import { duaSchema } from '../../../shared/dua/xml/duaSchema.ts';
import { FILED_REGIMES, regimeDua } from '../../../shared/dua/regimeDua.fixture.ts';
import { prettyXml } from '../../../web/duca/xml/prettyXml.ts';

const reference = honduranReference();
const folder = mkdtempSync(join(tmpdir(), 'dua-xsd-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const xmllint = spawnSync('xmllint', ['--version']).error === undefined;

type Json = { [key: string]: unknown };

/** The one public DAT-DEC (domain 3.3), as it stands in the book. */
const PUBLISHED = JSON.parse(
  /```json\n([\s\S]*?)```/.exec(readFileSync('docs/trade/3-honduras.md', 'utf8'))![1]!,
) as Json;

/** Lists of which the sample shows no line, or a line without all its keys. */
const LINES = new Set(['documentos', 'datos_complementarios', 'ventajas', 'transportes', 'lineas']);

function keysOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.slice(0, 1).flatMap((each) => keysOf(each, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => [
    `${path}/${key}`,
    ...(LINES.has(key) ? [] : keysOf(each, `${path}/${key}`)),
  ]);
}

const xmlOf = (body: DuaBody): string => {
  const { bytes, problems } = buildDuaXml(body, reference, 'R');
  expect(problems).toEqual([]);
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
};

/** Declarations as they are filed, and one that holds every element, whatever its regime asks. */
const FILED = [
  ...FILED_REGIMES.map((regime) => [regime, regime, regimeDua(regime, reference)] as const),
  ['everything', '5370', completeDua(reference, '5370')] as const,
];

/** To regenerate: `tests/golden/regenerate.ts`; the difference in `expected/` is the review. */
describe.each(FILED)('messages of %s', (name, regime, filed) => {
  const body = completeDua(reference, regime);

  it('are those of a declaration that nothing is missing from', () => {
    expect(checkDua(filed, reference).filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('are these data of ProcesaDeclaracion', async () => {
    const { lines } = prettyXml(xmlOf(filed), []);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`expected/${name}.xml`);
  });

  it('are this DAT-DEC', async () => {
    const text = JSON.stringify(JSON.parse(buildDecdat(filed, reference)), undefined, 2);
    await expect(`${text}\n`).toMatchFileSnapshot(`expected/${name}.decdat`);
  });

  it('have the keys of the published sample, all of them and in its order', () => {
    const ours = JSON.parse(buildDecdat(filed, reference)) as Json;
    expect(keysOf(ours)).toEqual(keysOf(PUBLISHED));
  });

  it.runIf(xmllint)('are valid by the schema of the regime, as filed, complete and as derived', () => {
    writeFileSync(join(folder, `${regime}.xsd`), duaSchema(regime, reference)!);
    const derived = sampleDua(reference, regime);
    const owed = { ...derived, DECLARACION: { ...body.DECLARACION, ...settled(derived) } };
    for (const [which, each] of [
      ['filed', filed],
      ['complete', body],
      ['derived', { ...owed, DETALLE_MERCANCIAS: cancelling(owed) }],
    ] as const) {
      writeFileSync(join(folder, `${which}.xml`), xmlOf(each));
      const checked = spawnSync('xmllint', [
        '--noout',
        '--schema',
        join(folder, `${regime}.xsd`),
        join(folder, `${which}.xml`),
      ]);
      expect(checked.stderr.toString(), which).toMatch(/validates\n$/);
    }
  });
});

/** What the derivation knows itself of the cover. */
const settled = ({ DECLARACION }: DuaBody): Partial<DuaBody['DECLARACION']> =>
  Object.fromEntries(Object.entries(DECLARACION).filter(([, value]) => value !== ''));

const cancelling = ({ DETALLE_MERCANCIAS }: DuaBody): DuaBody['DETALLE_MERCANCIAS'] =>
  DETALLE_MERCANCIAS.map((each) => ({
    ...each,
    DECLARACION_CANCELAR: '250011011994J',
    NUMERO_ITEM_CANCELAR: '1',
  }));

describe.runIf(xmllint)('the schema', () => {
  const slips: readonly (readonly [string, (xml: string) => string])[] = [
    ['a rate with three decimals', (xml) => xml.replace('26.2980', '26.298')],
    ['a presence that is neither yes nor no', (xml) => xml.replace('<presencia>S', '<presencia>SI')],
    ['an advantage of one digit', (xml) => xml.replace('<codigo>003<', '<codigo>3<')],
    ['a tariff code with points', (xml) => xml.replace('8471300000', '8471.30.00.00')],
    ['no regime', (xml) => xml.replace('<regimen>4000</regimen>', '')],
    ['an office that is none', (xml) => xml.replace('<aduana>0011<', '<aduana>9999<')],
  ];
  it.each(slips)('refuses %s', (_, slip) => {
    const body = completeDua(reference, '4000');
    const xml = xmlOf(body);
    const wrong = slip(xml);
    expect(wrong).not.toBe(xml);
    writeFileSync(join(folder, 'slip.xsd'), duaSchema('4000', reference)!);
    writeFileSync(join(folder, 'slip.xml'), wrong);
    const { stderr } = spawnSync('xmllint', [
      '--noout',
      '--schema',
      join(folder, 'slip.xsd'),
      join(folder, 'slip.xml'),
    ]);
    expect(stderr.toString()).toContain('fails to validate');
  });
});
