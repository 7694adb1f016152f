import { describe, expect, it } from 'vitest';
import { archivalPdf } from '../../../functions/runtime/prints/makePrint.ts';
import { honduranReference } from '../../../shared/dua/sampleDua.fixture.ts';
import { blankRecord } from '../../../shared/foundation/fields/dataSet.ts';
import { collisionsOf } from '../../../shared/foundation/pdf/pageCollisions.fixture.ts';
import { renderDisplay } from '../../../shared/foundation/pdf/renderDisplay.ts';
import { manifestDataSets, type ManifestBody } from '../../../shared/manifests/dataSets.ts';
import { manifestDefinition } from '../../../shared/manifests/definition.ts';
import { manifestForm } from '../../../shared/manifests/print/manifestForm.ts';
import type { ManifestPrintOptions } from '../../../shared/manifests/print/options.ts';
import { sampleManifest } from '../../../shared/manifests/sampleManifest.fixture.ts';
import { archiveProblems } from '../pdf/conformance/archiveProblems.ts';
import { printText } from '../dva/printText.ts';

const reference = honduranReference('2026-11-20');
const calculated = (body: ManifestBody): ManifestBody => manifestDefinition.calculate(body, reference);
const { TITULOS_LINEAS, TITULOS_CONTENEDORES, DATOS_COMPLEMENTARIOS } = manifestDataSets;

/** A ship's manifest of two titles, the second with a line and a container, written in another order than the titles. */
function shipped(): ManifestBody {
  const body = sampleManifest(2);
  const of = (TITULO_TRANSPORTE: string, ID_LINEA: string) => ({ TITULO_TRANSPORTE, ID_LINEA });
  const line = {
    ...blankRecord(TITULOS_LINEAS),
    DESCRIPCION: 'CABLE DE COBRE',
    POSICION_ARANCELARIA: '8544499000',
    CANTIDAD_BULTOS: '1',
    PESO_BRUTO: '0.500',
    MARCAS: 'S/M',
  };
  const container = {
    ...blankRecord(TITULOS_CONTENEDORES),
    NUMERO_CONTENEDOR: 'MSCU6639870',
    NUMERO_PRECINTO: 'HN-778812',
    PESO_BRUTO: '0.500',
    TARA: '2200',
  };
  return calculated({
    ...body,
    MANIFIESTO: {
      ...body.MANIFIESTO,
      ID_TIPO_MANIFIESTO: 'M',
      MANIFIESTO: '260004000118K',
      FECHA_REGISTRO: '2026-11-20T09:14:33',
      OBSERVACIONES: 'Descarga parcial en muelle 5.\nSegún aviso de la naviera.',
    },
    TITULOS: body.TITULOS.map((each, at) => ({
      ...each,
      ...(at === 0 ? { TITULO_MADRE: '', ID_CATEGORIA_COURIER: '' } : { NOMBRE_REMITENTE: 'ACME EXPORTS' }),
    })),
    TITULOS_LINEAS: [
      { ...line, ...of('CV0000002', 'l1') },
      { ...line, ...of('CV0000001', 'l2'), DESCRIPCION: 'ENCHUFE' },
    ],
    TITULOS_CONTENEDORES: [{ ...container, ...of('CV0000002', 'c1') }],
    DATOS_COMPLEMENTARIOS: [
      { ...blankRecord(DATOS_COMPLEMENTARIOS), ...of('CV0000002', 'd1'), VALOR: 'X-1' },
    ],
  });
}

const said = (body: ManifestBody, options: ManifestPrintOptions): string =>
  printText(renderDisplay(manifestForm.layout({ body, reference, options, version: 2 })).pages);

/** To regenerate: `tests/golden/regenerate.ts`; the difference in `expected/` is the review. */
describe('a manifest prints', () => {
  it.each([
    ['print-courier', calculated(sampleManifest(45)), { standing: 'SIN_ACEPTAR' }],
    ['print-registered', shipped(), { standing: 'ACEPTADA' }],
    ['print-draft', calculated({ ...sampleManifest(), TITULOS: [] }), { standing: 'BORRADOR' }],
    ['print-void', calculated(sampleManifest()), { standing: 'ANULADA' }],
  ] as const)('%s', async (name, body, options) => {
    const { pages, reports } = renderDisplay(manifestForm.layout({ body, reference, options, version: 2 }));
    expect(reports).toEqual([]);
    await expect(printText(pages)).toMatchFileSnapshot(`expected/${name}.txt`);
  });

  it('with its standing: not registered, registered with SARAH’s number, draft, void', () => {
    const registered = said(shipped(), { standing: 'ACEPTADA' });
    expect(registered).toContain('260004000118K');
    expect(registered).not.toMatch(/SIN REGISTRAR|SIN VALIDEZ/);
    expect(said(sampleManifest(), { standing: 'SIN_ACEPTAR' })).toContain('SIN REGISTRAR EN SARAH');
    expect(said(sampleManifest(), { standing: 'BORRADOR' })).toContain('BORRADOR – SIN VALIDEZ');
    expect(said(sampleManifest(), { standing: 'ANULADA' })).toContain('ANULADO – SIN VALIDEZ');
  });

  it('with lines of titles in the order of the titles', () => {
    const text = said(shipped(), { standing: 'ACEPTADA' });
    expect(text.indexOf('ENCHUFE')).toBeLessThan(text.indexOf('CABLE DE COBRE'));
  });

  it('with the longest text of every field whole and over no other', () => {
    const body = shipped();
    const { fields } = manifestDataSets.MANIFIESTO;
    const longest = <T extends Record<string, string>>(record: T, of: object): T => {
      const texts = Object.entries(of as typeof fields).flatMap(([name, field]) =>
        'max' in field && typeof field.max === 'number' && field.kind !== 'choice'
          ? [[name, 'Transportes de Ñ '.repeat(80).slice(0, field.max).trim()] as const]
          : [],
      );
      return { ...record, ...Object.fromEntries(texts) };
    };
    const full: ManifestBody = {
      ...body,
      MANIFIESTO: longest(body.MANIFIESTO, fields),
      TITULOS: body.TITULOS.map((each) => longest(each, manifestDataSets.TITULOS.fields)),
      TITULOS_LINEAS: body.TITULOS_LINEAS.map((each) => longest(each, TITULOS_LINEAS.fields)),
      TITULOS_CONTENEDORES: body.TITULOS_CONTENEDORES.map((each) =>
        longest(each, TITULOS_CONTENEDORES.fields),
      ),
    };
    const facts = { body: full, reference, options: { standing: 'SIN_ACEPTAR' } as const };
    const { pages, reports } = renderDisplay(manifestForm.layout(facts));
    expect(reports).toEqual([]);
    expect(collisionsOf(pages)).toEqual([]);
  });

  it('tells at its field a sign that paper does not have', () => {
    const body = sampleManifest();
    const TITULOS = body.TITULOS.map((each) => ({ ...each, DESCRIPCION: 'LÁMPARA 灯' }));
    const facts = { body: { ...body, TITULOS }, reference, options: { standing: 'SIN_ACEPTAR' } as const };
    const { reports } = renderDisplay(manifestForm.layout(facts));
    expect(manifestForm.problems(reports)[0]).toMatchObject({
      code: 'print.character',
      path: 'TITULOS[0].DESCRIPCION',
      severity: 'error',
    });
  });

  it('tagged and archival', async () => {
    const facts = { body: shipped(), reference, options: { standing: 'ACEPTADA' } as const, version: 2 };
    const { bytes } = await archivalPdf(
      manifestForm.layout(facts),
      manifestForm.info(facts, 'Agencia «Ñandú» & Cía.', new Date('2026-11-20T16:00:00Z')),
    );
    expect(await archiveProblems(bytes)).toEqual([]);
  });
});
