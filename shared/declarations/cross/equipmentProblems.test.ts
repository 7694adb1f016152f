import { describe, expect, it } from 'vitest';
import { ducaFromDvas } from '../../duca/derive/ducaFromDvas.ts';
import type { DeclarationSources } from '../sources.ts';
import { sampleReference, sampleSources } from '../../duca/sampleSources.fixture.ts';
import { ducaStatements } from '../../duca/cross/ducaStatements.ts';
import {
  containerProblems,
  paperPairs,
  undeclaredInvoices,
  undeclaredProblems,
} from './equipmentProblems.ts';

const reference = sampleReference();
const fresh = (): DeclarationSources =>
  structuredClone(sampleSources({ lines: 4, invoices: 2, suppliers: 2, containers: 2 }));
const silent = {
  ...reference,
  row: (_list: string, CLAVE: string) => ({ CLAVE, VALOR: '', SEVERIDAD: 'NINGUNA' }),
};
/** A second bill of the order, without containers. */
const withSecond = (sources: DeclarationSources): DeclarationSources => ({
  ...sources,
  transports: [...sources.transports, { ...structuredClone(sources.transports[0]!), id: 'tra-2' }].map(
    (each, at) =>
      at === 0
        ? each
        : {
            ...each,
            body: {
              DOCUMENTO: { ...each.body.DOCUMENTO, NUMERO_DOCUMENTO: 'SEGUNDO' },
              CONTENEDORES: [],
              PENDIENTES: [],
            },
          },
  ),
});

describe('containers', () => {
  const sources = fresh();
  const body = ducaFromDvas(sources, reference);
  const [first, second] = body.EQUIPO.map((each) => each.NUMERO_CONTENEDOR);
  const other = {
    ...body,
    EQUIPO: [{ ...body.EQUIPO[0]!, NUMERO_CONTENEDOR: 'TGHU1234567' }, body.EQUIPO[1]!],
  };

  it('of both sides are the same', () => {
    expect(containerProblems(ducaStatements(body), sources, reference)).toEqual([]);
  });

  it('that only one side lists are told at their place here and there', () => {
    expect(containerProblems(ducaStatements(other), sources, reference)).toEqual([
      {
        code: 'cross.contenedores',
        severity: 'warning',
        path: 'EQUIPO[0].NUMERO_CONTENEDOR',
        message:
          'Casilla 24.11, línea 1: el contenedor TGHU1234567 no está en el documento de transporte MEDUXY771239. Corrija el número o agréguelo allí.',
        other: {
          module: 'transport-documents',
          id: 'tra-1',
          path: 'CONTENEDORES',
          label: 'Documento de transporte MEDUXY771239',
        },
      },
      {
        code: 'cross.contenedores',
        severity: 'warning',
        path: 'EQUIPO',
        message: `Casilla 24.11: falta el contenedor ${first}, que está en el documento de transporte MEDUXY771239. Agréguelo o quítelo de allí.`,
        other: expect.objectContaining({ path: 'CONTENEDORES[0].NUMERO_CONTENEDOR' }),
      },
    ]);
    expect(second).not.toBe(first);
  });

  it('are looked for in every bill of the order', () => {
    const two = withSecond(sources);
    expect(containerProblems(ducaStatements(body), two, reference)).toEqual([]);
    expect(containerProblems(ducaStatements(other), two, reference)[0]!.message).toContain(
      'no está en ningún documento de transporte de la orden.',
    );
  });

  it('without a number, without a bill, or of a check that is off, are not told', () => {
    const blank = { ...body, EQUIPO: body.EQUIPO.map((each) => ({ ...each, NUMERO_CONTENEDOR: '' })) };
    expect(containerProblems(ducaStatements(blank), sources, reference)).toHaveLength(2);
    const unnamed = fresh();
    for (const each of unnamed.transports[0]!.body.CONTENEDORES) each.NUMERO_CONTENEDOR = '';
    expect(containerProblems(ducaStatements(blank), unnamed, reference)).toEqual([]);
    expect(containerProblems(ducaStatements({ ...body, EQUIPO: [] }), unnamed, reference)).toEqual([]);
    expect(containerProblems(ducaStatements(other), { ...sources, transports: [] }, reference)).toEqual([]);
    expect(containerProblems(ducaStatements(other), sources, silent)).toEqual([]);
  });
});

describe('papers', () => {
  const sources = fresh();
  const body = ducaFromDvas(sources, reference);

  it('are the bill of each transport document, and the seal of each of its containers', () => {
    const pairs = paperPairs(ducaStatements(body), sources);
    const at = body.DOCUMENTOS.findIndex((each) => each.ID_DOCUMENTO === 'tra-1');
    expect(pairs[0]).toMatchObject({
      check: 'NUMERO_TRANSPORTE',
      path: `DOCUMENTOS[${at}].NUMERO_DOCUMENTO`,
      subject: `Casilla 54.2, línea ${at + 1}: el número del documento de transporte`,
      mine: 'MEDUXY771239',
      theirs: 'MEDUXY771239',
      source: 'el propio documento',
      other: { id: 'tra-1', path: 'DOCUMENTO.NUMERO_DOCUMENTO' },
    });
    expect(pairs.slice(1)).toMatchObject(
      body.EQUIPO.map((each, line) => ({
        check: 'MARCHAMOS',
        path: `EQUIPO[${line}].NUMERO_PRECINTO`,
        subject: `Casilla 24.7, contenedor ${each.NUMERO_CONTENEDOR}: el marchamo`,
        mine: `SL-${90_001 + line}`,
        theirs: `SL-${90_001 + line}`,
        source: 'el documento de transporte MEDUXY771239',
        other: { path: `CONTENEDORES[${line}].NUMERO_PRECINTO` },
      })),
    );
    expect(pairs).toHaveLength(3);
  });

  it('have the same number whatever its hyphens, and another one when it is another', () => {
    const numbered = (NUMERO_DOCUMENTO: string) => {
      const changed = fresh();
      changed.transports[0]!.body.DOCUMENTO.NUMERO_DOCUMENTO = NUMERO_DOCUMENTO;
      const [pair] = paperPairs(ducaStatements(body), changed);
      return [pair!.mine, pair!.theirs];
    };
    expect(numbered('medu-xy 771239')).toEqual(['MEDUXY771239', 'MEDUXY771239']);
    expect(numbered('MEDUXY771230')).toEqual(['MEDUXY771239', 'MEDUXY771230']);
  });

  it('that the declaration does not list leave the seals, and containers without number have none', () => {
    const bare = paperPairs(ducaStatements({ ...body, DOCUMENTOS: [] }), sources);
    expect(bare.map((each) => each.check)).toEqual(['MARCHAMOS', 'MARCHAMOS']);
    const blank = {
      ...body,
      DOCUMENTOS: [],
      EQUIPO: body.EQUIPO.map((each) => ({ ...each, NUMERO_CONTENEDOR: '' })),
    };
    const unnamed = fresh();
    unnamed.transports[0]!.body.CONTENEDORES[0]!.NUMERO_CONTENEDOR = '';
    expect(paperPairs(ducaStatements(blank), unnamed)).toEqual([]);
  });
});

describe('what is of the order and not declared', () => {
  it('is a value declaration that the DUCA does not have, unless it has none at all', () => {
    const sources = fresh();
    const body = ducaFromDvas(sources, reference);
    const less = { ...body, DVAS: body.DVAS.slice(1) };
    expect(undeclaredProblems(ducaStatements(body), sources, reference)).toEqual([]);
    expect(undeclaredProblems(ducaStatements({ ...body, DVAS: [] }), sources, reference)).toEqual([]);
    expect(undeclaredProblems(ducaStatements(less), sources, silent)).toEqual([]);
    expect(undeclaredProblems(ducaStatements(less), sources, reference)).toEqual([
      {
        code: 'cross.dva-de-la-orden',
        severity: 'warning',
        path: 'DVAS',
        message:
          'Declaraciones de valor: la DVA 1236000567-1 es de la orden y no está en la DUCA. Vuelva a formarla o anule la DVA.',
        other: { module: 'dva', id: 'dva-1', path: 'DVA.ID_DVA', label: 'DVA 1236000567-1' },
      },
    ]);
  });

  it('is an invoice that no value declaration covers, where there is one', () => {
    const sources = fresh();
    const less = { ...sources, dvas: sources.dvas.slice(1) };
    const listing = ducaStatements(ducaFromDvas(sources, reference));
    expect(undeclaredInvoices(listing, sources, reference)).toEqual([]);
    expect(undeclaredInvoices(listing, { ...sources, dvas: [] }, reference)).toEqual([]);
    expect(undeclaredInvoices(listing, less, silent)).toEqual([]);
    expect(undeclaredInvoices(listing, less, reference)).toEqual([
      {
        code: 'cross.factura-de-la-orden',
        severity: expect.any(String),
        path: 'DVA_FACTURAS',
        message:
          'Facturas: la factura EXP-2026-04417 es de la orden y ninguna declaración de valor la cubre. Derive las DVA de la orden, o anule la factura.',
        other: {
          module: 'invoices',
          id: 'fac-1',
          path: 'FACTURA.NUMERO_FACTURA',
          label: 'Factura EXP-2026-04417',
        },
      },
    ]);
  });
});
