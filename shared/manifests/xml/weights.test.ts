import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { honduranReference } from '../../dua/sampleDua.fixture.ts';
import { fromUnits, round, subtract, sum, toUnits } from '../../foundation/decimal/decimal.ts';
import { blankRecord } from '../../foundation/fields/dataSet.ts';
import { child, childText, readXml } from '../../foundation/xml/readXml.ts';
import { manifestDataSets, type ManifestBody } from '../dataSets.ts';
import { sampleManifest } from '../sampleManifest.fixture.ts';
import { buildManifestXml } from './buildManifestXml.ts';

const reference = honduranReference('2026-11-20');
const { TITULOS_LINEAS, TITULOS_CONTENEDORES } = manifestDataSets;
const grams = (count: number): string => fromUnits(count, 3);

/** A manifest of these titles; of each the grams of its lines, and of its containers the same. */
function weighing(titles: readonly (readonly number[])[], whole?: string): ManifestBody {
  const sample = sampleManifest(titles.length);
  const weights = titles.map((lines) => grams(lines.reduce((all, each) => all + each, 0)));
  const held = <R>(make: (number: string, weight: string, key: string) => R): R[] =>
    titles.flatMap((lines, at) =>
      lines.map((each, place) => make(sample.TITULOS[at]!.TITULO_TRANSPORTE, grams(each), `${at}-${place}`)),
    );
  return {
    ...sample,
    // The type that may say containers, and owes nothing besides.
    MANIFIESTO: { ...sample.MANIFIESTO, ID_TIPO_MANIFIESTO: 'T', PESO_BRUTO_BULTOS: whole ?? sum(weights) },
    TITULOS: sample.TITULOS.map((each, at) => ({ ...each, PESO_BRUTO: weights[at]! })),
    TITULOS_LINEAS: held((TITULO_TRANSPORTE, PESO_BRUTO, ID_LINEA) => ({
      ...blankRecord(TITULOS_LINEAS),
      ...{ TITULO_TRANSPORTE, PESO_BRUTO, ID_LINEA },
    })),
    TITULOS_CONTENEDORES: held((TITULO_TRANSPORTE, PESO_BRUTO, ID_LINEA) => ({
      ...blankRecord(TITULOS_CONTENEDORES),
      ...{ TITULO_TRANSPORTE, PESO_BRUTO, ID_LINEA },
    })),
  };
}

/** The weights of the message: the header's, and by title its own, those of its lines and of its containers. */
function sent(body: ManifestBody) {
  const reading = readXml(buildManifestXml(body, reference).bytes!);
  if (reading.kind !== 'tree') throw new Error(reading.kind);
  const message = reading.root;
  const weights = (list: string, number: string, name = 'titulo'): string[] =>
    (child(message, list)?.children ?? [])
      .filter((each) => childText(each, name) === number)
      .map((each) => childText(each, 'pesoBruto'));
  return {
    all: childText(child(message, 'encabezado'), 'pesoBruto'),
    titles: body.TITULOS.map(({ TITULO_TRANSPORTE: number }) => ({
      weight: weights('titulos', number, 'numero')[0]!,
      lines: weights('lineas', number),
      containers: weights('contenedores', number),
    })),
  };
}

describe('weights of a manifest, in hundredths', () => {
  it('are those of the titles that lost most, so that titles add up to the header and lines to their title', () => {
    const { all, titles } = sent(weighing([[502, 503], [333, 334], [505]]));
    expect(all).toBe('2.18');
    expect(titles.map(({ weight }) => weight)).toEqual(['1.01', '0.67', '0.50']);
    expect(titles.map(({ lines }) => lines)).toEqual([['0.50', '0.51'], ['0.33', '0.34'], ['0.50']]);
    expect(titles.map(({ containers }) => containers)).toEqual(titles.map(({ lines }) => lines));
  });

  it('are each rounded by itself where the titles contradict the header, or a container its title', () => {
    const apart = weighing([[505], [505]], '9.000');
    expect(sent(apart)).toMatchObject({ all: '9.00', titles: [{ weight: '0.51' }, { weight: '0.51' }] });
    const half = weighing([[505, 505]]);
    const one = { ...half, TITULOS_CONTENEDORES: half.TITULOS_CONTENEDORES.slice(0, 1) };
    expect(sent(one).titles).toEqual([{ weight: '1.01', lines: ['0.51', '0.50'], containers: ['0.51'] }]);
  });

  it('leave out what says none: a container without a weight stays without one', () => {
    const body = weighing([[505, 505]]);
    const blank = body.TITULOS_CONTENEDORES.map((each) => ({ ...each, PESO_BRUTO: '' }));
    expect(sent({ ...body, TITULOS_CONTENEDORES: blank }).titles[0]!.containers).toEqual(['', '']);
  });

  it('always add up when the grams do, and none is a hundredth or more from its grams', () => {
    const lines = fc.array(fc.integer({ min: 0, max: 99_999 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.array(lines, { minLength: 1, maxLength: 12 }), (titles) => {
        const body = weighing(titles);
        const { all, titles: said } = sent(body);
        expect(all).toBe(round(body.MANIFIESTO.PESO_BRUTO_BULTOS, 2));
        expect(sum(said.map(({ weight }) => weight))).toBe(all);
        said.forEach((title, at) => {
          const parts = titles[at]!.map(grams);
          for (const texts of [title.lines, title.containers]) {
            expect(sum(texts)).toBe(title.weight);
            texts.forEach((text, place) => near(text, parts[place]!));
          }
          near(title.weight, sum(parts));
        });
      }),
      { numRuns: 50 },
    );
  });
});

const near = (text: string, weight: string): void =>
  expect(Math.abs(toUnits(subtract(text, weight), 3))).toBeLessThan(10);
