import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ducaFromDvas } from '../../../shared/duca/derive/ducaFromDvas.ts';
import { readinessProblems } from '../../../shared/duca/readiness.ts';
import {
  sampleReference,
  sampleSources,
  type SampleShape,
} from '../../../shared/duca/sampleSources.fixture.ts';
import { buildDucaXml } from '../../../shared/duca/xml/buildDucaXml.ts';
import { prettyXml } from '../../../web/duca/xml/prettyXml.ts';

const reference = sampleReference();
const bodyOf = (shape: SampleShape) => ducaFromDvas(sampleSources(shape, reference), reference);
const small: SampleShape = { lines: 3, invoices: 1, suppliers: 1, containers: 1 };
const large: SampleShape = { lines: 240, invoices: 14, suppliers: 6, containers: 2 };

/** To regenerate: `tests/golden/regenerate.ts`; the difference in `expected/` is the review. */
describe('XML of the DUCA', () => {
  it.each([
    ['three-lines-import', bodyOf(small)],
    ['three-lines-warehouse', bodyOf({ ...small, modality: 'DA' })],
    ['three-lines-export', bodyOf({ ...small, modality: 'ED' })],
    ['240-lines-import', bodyOf(large)],
    ['240-lines-warehouse', bodyOf({ ...large, modality: 'DA' })],
  ])('%s', async (name, body) => {
    const { bytes, paths, problems } = buildDucaXml(body, reference, true);
    expect(problems).toEqual([]);
    const { lines } = prettyXml(new TextDecoder('utf-8', { fatal: true }).decode(bytes), paths);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`expected/${name}.xml`);
  });

  it('has the same bytes every time', async () => {
    const { bytes } = buildDucaXml(bodyOf(large), reference);
    const hash = createHash('sha256').update(bytes!).digest('hex');
    await expect(`${hash}\n`).toMatchFileSnapshot('expected/240-lines-import.sha256');
  });
});

describe('problems of the DUCA', () => {
  it.each([
    ['nothing-typed', { ...bodyOf(small), FRACCIONES: [], DVAS: [], DOCUMENTOS: [] }],
    [
      'slips-of-the-hand',
      {
        ...bodyOf({ ...small, modality: 'ED' }),
        EQUIPO: [...bodyOf(small).EQUIPO, ...bodyOf(small).EQUIPO],
        FRACCIONES: bodyOf(small).FRACCIONES.map((each) => ({
          ...each,
          PESO_NETO: '999999.00',
          DESCRIPCION: '',
        })),
      },
    ],
  ])('%s', async (name, body) => {
    const text = readinessProblems(body, reference)
      .map(({ severity, code, path, message }) => `${severity} ${code} ${path}\n  ${message}\n`)
      .join('');
    await expect(text).toMatchFileSnapshot(`expected/${name}.txt`);
  });
});
