import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogues/names.ts';
import { referenceWith } from '../catalogues/replacedLists.fixture.ts';
import { documentProblems } from '../foundation/documents/documentProblems.ts';
import type { CatalogueRow } from '../foundation/documents/reference.ts';
import type { Problem } from '../foundation/rules/problem.ts';
import { calculateDua } from './calculate.ts';
import { checkDua } from './check.ts';
import type { DuaBody } from './dataSets.ts';
import { duaDefinition } from './definition.ts';
import { completeDua, honduranReference, sampleDua } from './sampleDua.fixture.ts';

const reference = honduranReference();
const sample = sampleDua(reference);
const whole: DuaBody = {
  ...sample,
  DECLARACION: { ...sample.DECLARACION, ID_FORMA_PAGO: 'CR' },
  DETALLE_VENTAJAS: [],
};
const blocking = (body: DuaBody): Problem[] =>
  checkDua(calculateDua(body, reference), reference).filter(({ severity }) => severity !== 'warning');
const withHeader = (header: Partial<DuaBody['DECLARACION']>): DuaBody => ({
  ...whole,
  DECLARACION: { ...whole.DECLARACION, ...header },
});

describe('checkDua', () => {
  it('finds nothing in a whole declaration', () => {
    expect(blocking(whole)).toEqual([]);
  });

  it('refuses a regime that is none, with a sentence', () => {
    const [found] = blocking(withHeader({ CODIGO_REGIMEN: '4999' }));
    expect(found!.message).toBe(
      'Régimen aduanero: 4999 no está en la lista de regímenes; elija uno de ella.',
    );
  });

  it('asks what the regime asks besides', () => {
    const asked = (regime: string): string[] =>
      blocking(withHeader({ CODIGO_REGIMEN: regime })).map(({ path }) => path);
    expect(asked('5100')).toEqual([
      'DECLARACION.MOTIVO_OPERACION_SUSPENSIVA',
      'DECLARACION.PLAZO_DIAS_MESES',
    ]);
    expect(asked('8000')).toEqual(['DECLARACION.ID_ADUANA_TRANSITO_DESTINO', 'DECLARACION.ID_RUTA_TRANSITO']);
    expect(asked('4070')).toContain('DETALLE_MERCANCIAS[0].DECLARACION_CANCELAR');
    expect(asked('4600')).toEqual(['DECLARACION.ID_FAUCA']);
  });

  it('asks an advantage for its document, with the document’s name', () => {
    const [item] = whole.DETALLE_MERCANCIAS;
    const claimed: DuaBody = {
      ...whole,
      DETALLE_VENTAJAS: [{ ID_LINEA: 'v', ID_ITEM: item!.ID_ITEM, NUMERO_ITEM: '1', CODIGO_VENTAJA: '3' }],
    };
    const [found] = blocking(claimed);
    expect(found!.message).toContain('exige presentar «Certificado de origen»');
    const shown: DuaBody = {
      ...claimed,
      DETALLE_DOCUMENTO: [
        ...claimed.DETALLE_DOCUMENTO,
        { ID_LINEA: 'd', CODIGO_DOCUMENTO: '861', REFERENCIA: 'CO-1', PRESENCIA: '1' },
      ],
    };
    expect(blocking(shown)).toEqual([]);
    const absent = shown.DETALLE_DOCUMENTO.map((each) => ({ ...each, PRESENCIA: '0' }));
    expect(blocking({ ...shown, DETALLE_DOCUMENTO: absent })).toHaveLength(1);
  });

  it('holds totals to the items, weights to each other, exemptions to their resolution', () => {
    const of = (body: DuaBody): string[] => blocking(body).map(({ code }) => code);
    expect(of(withHeader({ TOTAL_FOB_DOLARES: '1.00' }))).toEqual(['dua.total']);
    const changed = (item: Partial<DuaBody['DETALLE_MERCANCIAS'][number]>): DuaBody => ({
      ...whole,
      DETALLE_MERCANCIAS: whole.DETALLE_MERCANCIAS.map((each, at) =>
        at === 0 ? { ...each, ...item } : each,
      ),
    });
    expect(of(changed({ PESO_NETO: '99999.00' }))).toEqual(['dua.weight']);
    expect(of(changed({ AJUSTE_DEDUCIR: '999999999.00' }))).toContain('dua.negative');
    expect(of(changed({ EXONERACION_ADUANERA: '01' }))).toEqual(['dua.exemption-resolution']);
  });

  it('says in its own words what a settlement lacks', () => {
    const unknown = whole.DETALLE_MERCANCIAS.map((each, at) =>
      at === 0 ? { ...each, POSICION_ARANCELARIA: '8703236900', CANTIDAD_COMERCIAL: '0.000' } : each,
    );
    const told = blocking({ ...whole, DETALLE_MERCANCIAS: unknown }).map(({ message }) => message);
    expect(told.join(' ')).toContain('Complete la cantidad comercial');
    expect(told.join(' ')).not.toContain('casilla');
    const modified = { ...whole.DECLARACION, FECHA_ACEPTACION: '2026-11-20T10:00:00' };
    expect(blocking({ ...whole, DECLARACION: modified }), 'as it was registered').toEqual([]);
    const lacking = blocking({ ...whole, DECLARACION: modified, DETALLE_MERCANCIAS: unknown });
    expect(
      lacking.map(({ code }) => code),
      'a modification',
    ).toContain('dua.no-rate');
  });

  it('warns of a tax id of no department and of a supplier’s number that its country refuses', () => {
    const warned = checkDua(
      {
        ...withHeader({ NUMERO_IDENTIFICACION_IMPORTADOR: '99019021000018' }),
        DETALLE_PROVEEDORES: [
          { ...whole.DETALLE_PROVEEDORES[0]!, PAIS_DOCUMENTO_PROVEEDOR: 'GT', ID_PROVEEDOR: '576937-1' },
        ],
      },
      reference,
    ).filter(({ severity }) => severity === 'warning');
    expect(warned.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['dua.identification', 'dua.supplier']),
    );
  });
});

describe('papers of an item', () => {
  it('follow their item wherever it stands, and a number that a person writes names another', () => {
    const body = completeDua(reference);
    const [first] = body.DETALLE_VENTAJAS;
    const turned = calculateDua(
      { ...body, DETALLE_MERCANCIAS: [...body.DETALLE_MERCANCIAS].reverse() },
      reference,
    );
    expect(turned.DETALLE_VENTAJAS[0]).toEqual({
      ...first,
      NUMERO_ITEM: String(body.DETALLE_MERCANCIAS.length),
    });
    const renamed = calculateDua({ ...body, DETALLE_VENTAJAS: [{ ...first!, NUMERO_ITEM: '2' }] }, reference);
    expect(renamed.DETALLE_VENTAJAS[0]!.ID_ITEM).toBe(body.DETALLE_MERCANCIAS[1]!.ID_ITEM);
    const nowhere = calculateDua(
      { ...body, DETALLE_VENTAJAS: [{ ...first!, NUMERO_ITEM: '99' }] },
      reference,
    );
    expect(checkDua(nowhere, reference).map(({ code }) => code)).toContain('dua.no-item');
  });

  it('go to no other item when their own is removed: which it is of is asked', () => {
    const body = completeDua(reference);
    const gone = calculateDua({ ...body, DETALLE_MERCANCIAS: body.DETALLE_MERCANCIAS.slice(1) }, reference);
    expect(gone.DETALLE_VENTAJAS).toHaveLength(body.DETALLE_VENTAJAS.length);
    expect(gone.DETALLE_VENTAJAS[0]).toMatchObject({ ID_ITEM: '', NUMERO_ITEM: '' });
    const places = checkDua(gone, reference).flatMap(({ code, path }) =>
      code === 'matrix.mandatory' ? [path] : [],
    );
    expect(places).toContain('DETALLE_VENTAJAS[0].NUMERO_ITEM');
    expect(calculateDua(gone, reference)).toBe(gone);
  });

  it('without a key follow the number that they have', () => {
    const body = completeDua(reference);
    const [first] = body.DETALLE_VENTAJAS;
    const old = calculateDua(
      { ...body, DETALLE_VENTAJAS: [{ ...first!, ID_ITEM: '', NUMERO_ITEM: '2' }] },
      reference,
    );
    expect(old.DETALLE_VENTAJAS[0]!.ID_ITEM).toBe(body.DETALLE_MERCANCIAS[1]!.ID_ITEM);
  });

  it('leave the body itself when nothing moved', () => {
    const body = completeDua(reference);
    expect(calculateDua(body, reference)).toBe(body);
    const stored = structuredClone(body);
    expect(calculateDua(stored, reference)).toBe(stored);
  });
});

describe('codes of dated lists', () => {
  const problemsOn = (
    day: string,
    days: Partial<CatalogueRow>,
    isFinished = false,
    FECHA_ACEPTACION = '',
  ) => {
    const lists = [
      catalogue.regimes,
      catalogue.incoterms,
      catalogue.supportDocuments,
      catalogue.tariffQuotas,
    ];
    const rows = (name: string) => reference.rows(name).map((row) => ({ ...row, ...days }));
    const dated = {
      ...referenceWith(Object.fromEntries(lists.map((name) => [name, rows(name)])), 'HN'),
      day,
    };
    const body = withHeader({ FECHA_ACEPTACION });
    return documentProblems(duaDefinition, body, dated, isFinished).filter(({ code }) => code === 'code.day');
  };
  const said = (...asked: Parameters<typeof problemsOn>): string[] =>
    problemsOn(...asked).map(({ path, severity }) => `${severity} ${path}`);

  it('that ended are told like unknown ones, and so are those that begin later', () => {
    const ended = problemsOn('2026-11-20', { VIGENTE_DESDE: '2020-01-01', VIGENTE_HASTA: '2026-11-19' });
    expect(ended.find(({ path }) => path === 'DECLARACION.CODIGO_REGIMEN')).toMatchObject({
      severity: 'error',
      message: 'Régimen aduanero: el código «4000» rigió hasta el 19/11/2026; elija uno vigente.',
    });
    expect(ended.length).toBeGreaterThan(2);
    const [later] = problemsOn('2026-11-20', { VIGENTE_DESDE: '2027-01-01', VIGENTE_HASTA: '' });
    expect(later!.message).toContain('rige desde el 01/01/2027; elija uno vigente.');
  });

  it('are nothing to tell on their days, on the day of an acceptance within them, and once a document is finished', () => {
    const days = { VIGENTE_DESDE: '2020-01-01', VIGENTE_HASTA: '2026-11-20' };
    expect(said('2026-11-20', days)).toEqual([]);
    expect(said('2026-11-21', days)).not.toEqual([]);
    expect(said('2026-11-21', days, true)).toEqual([]);
    expect(said('2026-11-21', days, false, '2026-11-18T10:00:00')).toEqual([]);
    expect(said('2026-11-20', {})).toEqual([]);
  });
});
