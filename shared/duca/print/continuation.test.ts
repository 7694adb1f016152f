import { describe, expect, it } from 'vitest';
import { renderDisplay } from '../../foundation/pdf/renderDisplay.ts';
import { blankDuca } from '../blankDuca.fixture.ts';
import { sampleReference } from '../sampleSources.fixture.ts';
import { ducaForm } from './ducaForm.ts';

const reference = sampleReference();
const options = { standing: 'ACEPTADA', seal: 'ab'.repeat(32) } as const;

/** Texts of all pages, with the path of what each shows. */
function printed(said: Parameters<typeof blankDuca>[0]) {
  const { pages } = renderDisplay(ducaForm.layout({ body: blankDuca(said), reference, options }));
  return pages.flatMap(({ content }) =>
    content.texts.map(({ text, meaning }) => [text, meaning.path] as const),
  );
}

describe('the continuation of a DUCA', () => {
  const dva = (NUMERO_DVA: string, ID_INCOTERM: string) => ({ ID_DVA: NUMERO_DVA, NUMERO_DVA, ID_INCOTERM });
  const textsOf = (...dvas: ReturnType<typeof dva>[]): string =>
    printed({ DUCA: { ID_INCOTERM: 'FOB' }, DVAS: dvas })
      .map(([text]) => text)
      .join(' ');

  it('names each Incoterm besides that of box 30, with the DVA that have it (domain 1.1)', () => {
    const texts = textsOf(dva('1-1', 'FOB'), dva('2-2', 'CIF'), dva('3-3', 'EXW'), dva('4-4', 'CIF'));
    expect(texts).toContain('CIF (DVA 2-2, 4-4); EXW (DVA 3-3)');
    expect(texts).not.toContain('DVA 1-1');
  });

  it('names none where every DVA has that of box 30 or none', () => {
    expect(textsOf(dva('1-1', 'FOB'), dva('2-2', ''))).not.toContain('(DVA');
  });

  it.each([4, 5])('shows every one of %i taxes of a fraction, wherever there is room', (count) => {
    const TAXES = Array.from({ length: count }, (_, at) => ({
      ID_FRACCION: 'f1',
      CODIGO_TRIBUTO: 'DAI',
      IMPORTE: `${at + 1}1.00`,
    }));
    const paths = printed({ FRACCIONES: [{ ID_FRACCION: 'f1' }], FRACCION_TRIBUTOS: TAXES }).map(
      ([, path]) => path,
    );
    for (const at of TAXES.keys()) expect(paths).toContain(`FRACCION_TRIBUTOS[${at}].IMPORTE`);
  });

  it('heads what a box has no room for with its number, and that of a fraction with its line (domain 2.1)', () => {
    const long = 'Bomba centrífuga de acero inoxidable '.repeat(30).trim();
    const fractions = [{ ID_FRACCION: 'f1' }, { ID_FRACCION: 'f2', DESCRIPCION: long }];
    const ofFraction = printed({ FRACCIONES: fractions }).map(([text]) => text);
    expect(ofFraction.filter((text) => text.startsWith('Casilla'))).toEqual([
      expect.stringMatching(/^Casilla \d+ · línea 2 · /),
    ]);
    const ofAll = textsOf(dva('2-2', 'CIF'));
    expect(ofAll).toContain('Casilla 30 · Incoterm');
    expect(ofAll).not.toContain('línea undefined');
  });
});
