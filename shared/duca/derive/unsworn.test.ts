import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogues/names.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { withOptions } from '../../foundation/options/withOptions.ts';
import { checkDuca } from '../check.ts';
import { formAgain } from '../regroup/formAgain.ts';
import { sampleReference, sampleSources } from '../sampleSources.fixture.ts';
import { buildDucaXml } from '../xml/buildDucaXml.ts';
import { ducaFromDvas, takenForDuca } from './ducaFromDvas.ts';
import type { DeclarationSources } from '../../declarations/sources.ts';

const reference = sampleReference();
const shape = { lines: 3, invoices: 2, suppliers: 2, containers: 1 };
const papers = (modality: string): DeclarationSources =>
  structuredClone(sampleSources({ ...shape, modality }, reference));
/** Papers whose invoices name no insurance, nor any value declaration. */
const uninsured = (sources: DeclarationSources): DeclarationSources => {
  for (const { body } of sources.invoices) body.FACTURA.VALOR_SEGURO = '';
  return { ...sources, dvas: [] };
};
const LEAVING = ['ED', 'FE', 'DR', 'ZR', 'TR'];
const codes = (each: { CODIGO_DOCUMENTO: string }[]): string[] =>
  each.map(({ CODIGO_DOCUMENTO }) => CODIGO_DOCUMENTO);

describe('a DUCA of what leaves or crosses', () => {
  it.each(LEAVING)(
    '%s is formed of the invoices, without value declaration nor the insurance that customs suppose',
    (modality) => {
      const body = ducaFromDvas(uninsured(papers(modality)), reference);
      expect(body).toMatchObject({ DVAS: [], DVA_FACTURAS: [], DVA_INTERMEDIARIOS: [] });
      expect(codes(body.DOCUMENTOS)).toEqual(['380', '380', '705']);
      expect(body.DUCA).toMatchObject({
        TOTAL_FOB_DOLARES: '61570.07',
        TOTAL_FLETE_DOLARES: '3000.50',
        TOTAL_SEGURO_DOLARES: '0.00',
        TOTAL_OTROS_DOLARES: '170.00',
        ID_INCOTERM: 'FOB',
      });
      expect(body.FRACCION_ITEMS.map(({ ID_DVA, ID_FACTURA }) => [ID_DVA, ID_FACTURA])).toEqual([
        ['', 'fac-1'],
        ['', 'fac-1'],
        ['', 'fac-2'],
      ]);
    },
  );

  it('takes no value declaration that lies in the order all the same, and lets go of one that it was formed of', () => {
    expect(ducaFromDvas(papers('ED'), reference)).toEqual(
      ducaFromDvas({ ...papers('ED'), dvas: [] }, reference),
    );
    const before = { ...ducaFromDvas(papers('ID'), reference), OBSERVACIONES: { OBSERVACIONES: '' } };
    const mine = { ...before, OBSERVACIONES: { OBSERVACIONES: 'FRÁGIL' } };
    const { body } = formAgain(before, mine, papers('ED'), reference);
    expect(body.DVAS).toEqual([]);
    expect(codes(body.DOCUMENTOS)).not.toContain('934');
    expect(body.OBSERVACIONES.OBSERVACIONES).toBe('FRÁGIL');
  });

  it('is formed of them where the company says that the modality carries one', () => {
    const says: Reference = {
      ...reference,
      row: (list, code) => {
        const row = reference.row(list, code);
        return row && list === catalogue.modalities ? { ...row, DVA: 'Si' } : row;
      },
    };
    const body = ducaFromDvas(papers('ED'), says);
    expect(body.DVAS).toHaveLength(2);
    expect(codes(body.DOCUMENTOS)).toContain('934');
  });

  it('is not formed of nothing, and what comes in not of its invoices', () => {
    const taken = (sources: DeclarationSources) =>
      takenForDuca({ ...sources, dvas: [] }, reference).dvas.length;
    expect(taken(papers('ED'))).toBe(2);
    expect(taken({ ...papers('ED'), invoices: [] })).toBe(0);
    expect(taken(papers('ID'))).toBe(0);
  });
});

describe('a DUCA of what comes in under a modality that the list says to carry no value declaration', () => {
  const exempt = withOptions(reference, [{ OPCION: 'cat_sys_modalidades.DVA', CLAVE: 'ID', VALOR: 'No' }]);
  const invoiced = () => ({
    ...structuredClone(sampleSources({ ...shape, priced: true }, exempt)),
    dvas: [],
  });

  it('is formed of the invoices, and insured as customs suppose where none was paid', () => {
    const body = ducaFromDvas(uninsured(invoiced()), exempt);
    expect(body).toMatchObject({ DVAS: [], DVA_FACTURAS: [], DVA_INTERMEDIARIOS: [] });
    expect(codes(body.DOCUMENTOS)).toEqual(['380', '380', '705']);
    expect(body.DUCA.TOTAL_SEGURO_DOLARES).toMatch(/^[1-9]/);
    expect(body.DUCA).toMatchObject({
      TOTAL_FOB_DOLARES: '61570.07',
      ID_ADUANA_INGRESO: expect.stringMatching(/./),
    });
  });

  it('owes none in the message, and is told of none', () => {
    const body = ducaFromDvas(invoiced(), exempt);
    const ofValues = (lists: Reference) =>
      checkDuca(body, lists).filter(
        ({ path, code }) => /^DVA|^FRACCION_ITEMS/.test(path) || code.endsWith('-dva'),
      );
    expect(ofValues(exempt)).toEqual([]);
    expect(ofValues(reference).map(({ path }) => path)).toContain('DVAS');
    const { bytes } = buildDucaXml(body, exempt);
    expect(new TextDecoder().decode(bytes)).not.toMatch(/declaracionesValor|itemsDva/);
  });
});
