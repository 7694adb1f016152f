import { describe, expect, it } from 'vitest';
import { documentProblems } from '../foundation/documents/documentProblems.ts';
import { blocks } from '../foundation/rules/problem.ts';
import { honduranReference } from '../dua/sampleDua.fixture.ts';
import type { ManifestBody } from './dataSets.ts';
import { manifestDefinition } from './definition.ts';
import { sampleManifest } from './sampleManifest.fixture.ts';

const reference = honduranReference('2026-11-20');
const judged = (body: ManifestBody) => documentProblems(manifestDefinition, body, reference);
const coded = (body: ManifestBody, code: string) => judged(body).filter((each) => each.code === code);
const changed = (header: Partial<ManifestBody['MANIFIESTO']>): ManifestBody => {
  const body = sampleManifest();
  return { ...body, MANIFIESTO: { ...body.MANIFIESTO, ...header } };
};

it('a courier’s manifest with everything it owes may be presented', () => {
  expect(judged(manifestDefinition.calculate(sampleManifest(), reference))).toEqual([]);
});

describe('totals', () => {
  it('of the header that the titles do not add up to block, with both figures and both places', () => {
    const [found, ...more] = coded(changed({ PESO_BRUTO_BULTOS: '1.001' }), 'manifest.total');
    expect(more).toEqual([]);
    expect(found).toMatchObject({
      path: 'MANIFIESTO.PESO_BRUTO_BULTOS',
      relatedPath: 'TITULOS[0].PESO_BRUTO',
      severity: 'error',
    });
    expect(found!.message).toContain('el encabezado dice 1.001 y los títulos suman 1.00');
    expect(coded(changed({ CANTIDAD_BULTOS: '3.00' }), 'manifest.total')).toHaveLength(1);
  });

  it('of a title that its lines do not add up to block; a title without lines owes none', () => {
    const body = sampleManifest();
    const [line] = [
      {
        ID_LINEA: 'l1',
        TITULO_TRANSPORTE: 'CV0000001',
        NUMERO_LINEA: '1',
        DESCRIPCION: 'CABLE',
        POSICION_ARANCELARIA: '',
        CANTIDAD_BULTOS: '1.00',
        PESO_BRUTO: '0.400',
        ID_CLASE_BULTOS: '',
        MARCAS: '',
      },
    ];
    const [found] = coded({ ...body, TITULOS_LINEAS: [line] }, 'manifest.line-total');
    expect(found).toMatchObject({ path: 'TITULOS[0].PESO_BRUTO', severity: 'error' });
    expect(
      coded({ ...body, TITULOS_LINEAS: [{ ...line, PESO_BRUTO: '0.500' }] }, 'manifest.line-total'),
    ).toEqual([]);
    const unnamed = body.TITULOS.map((each) => ({ ...each, TITULO_TRANSPORTE: '' }));
    const TITULOS_LINEAS = [{ ...line, TITULO_TRANSPORTE: '' }];
    expect(
      coded({ ...body, TITULOS: unnamed, TITULOS_LINEAS }, 'manifest.line-total'),
      'without a number nothing says whose a line is',
    ).toEqual([]);
  });
});

describe('titles', () => {
  it('stand in a manifest once, however they are written', () => {
    const body = sampleManifest();
    const [one, two] = body.TITULOS;
    const twice = { ...body, TITULOS: [one!, { ...two!, TITULO_TRANSPORTE: 'cv0000001' }] };
    expect(coded(twice, 'manifest.title-repeated')).toMatchObject([
      { path: 'TITULOS[1].TITULO_TRANSPORTE', relatedPath: 'TITULOS[0].TITULO_TRANSPORTE' },
    ]);
  });

  it('that a line names must be there', () => {
    const complement = { ID_LINEA: 'd1', CODIGO_COMPLEMENTARIO: '01', VALOR: 'X', TITULO_TRANSPORTE: 'OTRO' };
    const body = { ...sampleManifest(), DATOS_COMPLEMENTARIOS: [complement] };
    expect(coded(body, 'manifest.no-title')).toMatchObject([
      { path: 'DATOS_COMPLEMENTARIOS[0].TITULO_TRANSPORTE' },
    ]);
  });
});

describe('what is owed', () => {
  it('depends on the type: only a courier’s titles have a category, a master and a value', () => {
    const body = sampleManifest();
    const bare = body.TITULOS.map((each) => ({
      ...each,
      ID_CATEGORIA_COURIER: '',
      TITULO_MADRE: '',
      VALOR_FOB: '',
    }));
    const owed = (type: string) =>
      coded(
        { ...body, TITULOS: bare, MANIFIESTO: { ...body.MANIFIESTO, ID_TIPO_MANIFIESTO: type } },
        'matrix.mandatory',
      ).map(({ path }) => path.replace(/\[\d+\]/, ''));
    expect(new Set(owed('C'))).toEqual(
      new Set(['TITULOS.ID_CATEGORIA_COURIER', 'TITULOS.TITULO_MADRE', 'TITULOS.VALOR_FOB']),
    );
    expect(owed('T')).toEqual([]);
    expect(owed('M')).toContain('MANIFIESTO.LUGAR_EMBARQUE_LOCODE');
  });

  it('says that there is no title at all', () => {
    const found = judged({ ...sampleManifest(), TITULOS: [] });
    expect(blocks(found)).toBe(true);
    expect(found.map(({ path }) => path)).toContain('TITULOS');
  });
});
