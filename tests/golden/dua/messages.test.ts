import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { completeDua, honduranReference, sampleDua } from '../../../shared/dua/sampleDua.fixture.ts';
import type { DuaBody } from '../../../shared/dua/dataSets.ts';
import { buildDecdat } from '../../../shared/dua/decdat/buildDecdat.ts';
import { buildDuaXml } from '../../../shared/dua/xml/buildDuaXml.ts';
import { duaSchema } from '../../../shared/dua/xml/duaSchema.ts';
import { prettyXml } from '../../../web/duca/xml/prettyXml.ts';

const reference = honduranReference();
const folder = mkdtempSync(join(tmpdir(), 'dua-xsd-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const xmllint = spawnSync('xmllint', ['--version']).error === undefined;

/** One of each operation, with what comes from a deposit, with a FAUCA, and with a previous declaration. */
const REGIMES = ['4000', '4070', '4600', '5100', '5370', '1000', '3053', '7000', '8000'] as const;

const xmlOf = (body: DuaBody): string => {
  const { bytes, problems } = buildDuaXml(body, reference, 'R');
  expect(problems).toEqual([]);
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
};

/** To regenerate: `tests/golden/regenerate.ts`; the difference in `expected/` is the review. */
describe.each(REGIMES)('messages of regime %s', (regime) => {
  const body = completeDua(reference, regime);

  it('are these data of ProcesaDeclaracion', async () => {
    const { lines } = prettyXml(xmlOf(body), []);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`expected/${regime}.xml`);
  });

  it('are this DAT-DEC', async () => {
    const text = JSON.stringify(JSON.parse(buildDecdat(body, reference)), undefined, 2);
    await expect(`${text}\n`).toMatchFileSnapshot(`expected/${regime}.decdat`);
  });

  it.runIf(xmllint)('are valid by the schema of the regime, complete and as derived', () => {
    writeFileSync(join(folder, `${regime}.xsd`), duaSchema(regime, reference)!);
    const derived = sampleDua(reference, regime);
    const filled = { ...derived, DECLARACION: { ...body.DECLARACION, ...settled(derived) } };
    for (const [name, each] of [
      ['complete', body],
      ['derived', { ...filled, DETALLE_MERCANCIAS: cancelling(filled) }],
    ] as const) {
      writeFileSync(join(folder, `${name}.xml`), xmlOf(each));
      const checked = spawnSync('xmllint', [
        '--noout',
        '--schema',
        join(folder, `${regime}.xsd`),
        join(folder, `${name}.xml`),
      ]);
      expect(checked.stderr.toString(), name).toMatch(/validates\n$/);
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
