import { describe, expect, it } from 'vitest';
import { blankDuca } from '../blankDuca.fixture.ts';
import { papersOnceProblems } from './papersOnce.ts';

const DVAS = [
  { ID_DVA: 'dva-1', NOMBRE_PROVEEDOR: 'ACME' },
  { ID_DVA: 'dva-2', NOMBRE_PROVEEDOR: 'OTRA' },
];
const found = (said: Parameters<typeof blankDuca>[0]) => papersOnceProblems(blankDuca({ DVAS, ...said }));

describe('a DUCA', () => {
  it('declares no invoice twice, and tells those of two suppliers apart', () => {
    const invoice = (at: number, ID_DVA: string) => ({
      ID_FACTURA: `fac-${at}`,
      ID_DVA,
      NUMERO_FACTURA: 'F-1',
    });
    expect(found({ DVA_FACTURAS: [invoice(1, 'dva-1'), invoice(2, 'dva-2')] })).toEqual([]);
    expect(found({ DVA_FACTURAS: [invoice(1, 'dva-1'), invoice(2, 'dva-1')] })).toMatchObject([
      {
        code: 'duca.invoice-twice',
        severity: 'error',
        path: 'DVA_FACTURAS[1].NUMERO_FACTURA',
        relatedPath: 'DVA_FACTURAS[0].NUMERO_FACTURA',
      },
    ]);
  });

  it('declares no transport document twice, though a person may name one in several lines', () => {
    const paper = (ID_DOCUMENTO: string, CODIGO_DOCUMENTO = '705') => ({
      ID_DOCUMENTO,
      CODIGO_DOCUMENTO,
      NUMERO_DOCUMENTO: 'BL-77',
    });
    expect(found({ DOCUMENTOS: [paper('tra-1'), paper('lin-2'), paper('fac-3', '380')] })).toEqual([]);
    expect(found({ DOCUMENTOS: [paper('tra-1'), paper('tra-2')] })).toMatchObject([
      { code: 'duca.transport-twice', severity: 'error', path: 'DOCUMENTOS[1].NUMERO_DOCUMENTO' },
    ]);
  });

  it('declares no bill or air waybill twice, however its carrier is spelled; a consignment note is its carrier’s', () => {
    const two = (CODIGO_DOCUMENTO: string, ...carriers: string[]) =>
      found({
        DOCUMENTOS: carriers.map((ENTIDAD_EMISORA, at) => ({
          ID_DOCUMENTO: `tra-${at}`,
          CODIGO_DOCUMENTO,
          NUMERO_DOCUMENTO: 'BL-77',
          ENTIDAD_EMISORA,
        })),
      });
    const spelled = ['NAVIERA DEL PACÍFICO', 'Naviera del Pacifico, S.A.'];
    for (const kind of ['705', '740']) expect(two(kind, ...spelled), kind).toHaveLength(1);
    expect(two('730', 'TRANSPORTES LÓPEZ', 'Transportes Lopez')).toHaveLength(1);
    expect(two('730', 'TRANSPORTES LÓPEZ', 'TRANSPORTES DEL NORTE')).toEqual([]);
  });
});
