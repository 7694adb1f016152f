import { describe, expect, it } from 'vitest';
import { calculateDua } from '../calculate.ts';
import { checkDua } from '../check.ts';
import type { DuaBody } from '../dataSets.ts';
import { honduranReference, sampleDua } from '../sampleDua.fixture.ts';
import { bankRateProblems } from './bankRate.ts';

const reference = honduranReference();
const whole = sampleDua(reference);
const found = (body: DuaBody, code: string) =>
  checkDua(calculateDua(body, reference), reference)
    .filter((each) => each.code === code)
    .map(({ path, message, severity }) => ({ path, message, severity }));
const header = (change: Partial<DuaBody['DECLARACION']>): DuaBody => ({
  ...whole,
  DECLARACION: { ...whole.DECLARACION, ...change },
});
const coded = (POSICION_ARANCELARIA: string): DuaBody => ({
  ...whole,
  DETALLE_MERCANCIAS: whole.DETALLE_MERCANCIAS.map((each, at) =>
    at === 1 ? { ...each, POSICION_ARANCELARIA } : each,
  ),
});

describe('what is wrong is said at its field, with what is wrong and what to do', () => {
  it('of a tariff code that is half of one, or that the tariff does not have', () => {
    expect(found(coded('8517'), 'tariff.incomplete')).toEqual([
      {
        path: 'DETALLE_MERCANCIAS[1].POSICION_ARANCELARIA',
        message:
          'Línea 2, Posición arancelaria: 85.17 tiene 4 dígitos y una declaración lleva 10 o 12; complete el inciso.',
        severity: 'error',
      },
    ]);
    expect(found(coded('8471309999'), 'tariff.unknown')).toMatchObject([
      { path: 'DETALLE_MERCANCIAS[1].POSICION_ARANCELARIA', severity: 'warning' },
    ]);
  });

  it('of a tax id of a department that there is not, whosever it is', () => {
    for (const name of ['NUMERO_IDENTIFICACION_IMPORTADOR', 'IDENTIFICACION_DECLARANTE'] as const)
      expect(found(header({ [name]: '99019021000018' }), 'dua.identification')).toEqual([
        {
          path: `DECLARACION.${name}`,
          message: expect.stringContaining(
            'comienza con el departamento 99, y solo hay del 01 al 18',
          ) as string,
          severity: 'warning',
        },
      ]);
  });

  it('of a declaration without the lines that its regime asks for', () => {
    expect(found({ ...whole, DETALLE_DOCUMENTO: [] }, 'matrix.no-lines')).toEqual([
      {
        path: 'DETALLE_DOCUMENTO',
        message: 'Documentos: falta al menos una línea; el régimen 4000 la exige.',
        severity: 'missing',
      },
    ]);
    expect(found(whole, 'matrix.no-lines')).toEqual([]);
  });

  it('of a line of an item that there is not, however many items there are', () => {
    const line = { ID_LINEA: 'v', ID_ITEM: '', NUMERO_ITEM: '99', CODIGO_VENTAJA: '3' };
    expect(found({ ...whole, DETALLE_VENTAJAS: [line] }, 'dua.no-item')).toEqual([
      {
        path: 'DETALLE_VENTAJAS[0].NUMERO_ITEM',
        message: 'Línea 1: el ítem 99 no existe; la declaración tiene 7. Escriba el número de uno de ellos.',
        severity: 'error',
      },
    ]);
  });

  it('of an exemption without its resolution', () => {
    const DETALLE_MERCANCIAS = whole.DETALLE_MERCANCIAS.map((each, at) =>
      at === 2 ? { ...each, EXONERACION_ADUANERA: '01' } : each,
    );
    expect(found({ ...whole, DETALLE_MERCANCIAS }, 'dua.exemption-resolution')).toEqual([
      {
        path: 'DETALLE_MERCANCIAS[2].NUMERO_RESOLUCION',
        message:
          'Ítem 3: la exoneración se pide sin el número de la resolución que la autoriza. Escríbalo o quite la exoneración.',
        severity: 'error',
      },
    ]);
  });

  it('of an advantage whose paper is another item’s', () => {
    const [first, second] = whole.DETALLE_MERCANCIAS;
    const claimed = (item: string): DuaBody => ({
      ...whole,
      DETALLE_VENTAJAS: [{ ID_LINEA: 'v', ID_ITEM: first!.ID_ITEM, NUMERO_ITEM: '1', CODIGO_VENTAJA: '3' }],
      DETALLE_DOCUMENTOS: [
        {
          ...{ ID_LINEA: 'd', ID_ITEM: item, NUMERO_ITEM: item === first!.ID_ITEM ? '1' : '2' },
          ...{ CODIGO_DOCUMENTO: '861', REFERENCIA: 'CO-1', PRESENCIA: '1' },
        },
      ],
    });
    expect(found(claimed(first!.ID_ITEM), 'dua.advantage-paper')).toEqual([]);
    expect(found(claimed(second!.ID_ITEM), 'dua.advantage-paper')).toHaveLength(1);
  });

  it('of a paper that a treaty asks of no import up to US$ 1,500 by a warning, above it by an error', () => {
    const claimed = (CODIGO_VENTAJA: string, VALOR_ADUANA_DOLARES: string) => {
      const [first, ...others] = whole.DETALLE_MERCANCIAS;
      const body: DuaBody = {
        ...whole,
        DETALLE_MERCANCIAS: [{ ...first!, VALOR_ADUANA_DOLARES }, ...others],
        DETALLE_VENTAJAS: [{ ID_LINEA: 'v', ID_ITEM: first!.ID_ITEM, NUMERO_ITEM: '1', CODIGO_VENTAJA }],
      };
      return checkDua(body, reference).filter((each) => each.code === 'dua.advantage-paper');
    };
    expect(claimed('2', '1500.00')).toMatchObject([
      {
        severity: 'warning',
        message: expect.stringContaining('si esta importación es parte de una serie, sí se debe'),
      },
    ]);
    expect(claimed('2', '1500.01')).toMatchObject([
      { severity: 'error', message: expect.stringContaining('Agréguelo o quite la ventaja.') },
    ]);
    expect(claimed('3', '1.00')).toMatchObject([{ severity: 'error' }]);
  });

  it('once of one blank field, whoever asks for it', () => {
    const blank = header({ NOMBRE_IMPORTADOR: '', ID_ADUANA_DESPACHO: '' });
    expect(found(blank, 'matrix.mandatory')).toEqual([]);
  });

  it('of a supplier’s tax id that its own country would refuse', () => {
    const supplied = (PAIS_DOCUMENTO_PROVEEDOR: string, ID_PROVEEDOR: string) =>
      found(
        {
          ...whole,
          DETALLE_PROVEEDORES: whole.DETALLE_PROVEEDORES.map((each, at) =>
            at === 1 ? { ...each, PAIS_DOCUMENTO_PROVEEDOR, ID_PROVEEDOR } : each,
          ),
        },
        'dua.supplier',
      );
    expect(supplied('GT', '12345679')).toEqual([]);
    expect(supplied('GT', '12345670')).toEqual([
      {
        path: 'DETALLE_PROVEEDORES[1].ID_PROVEEDOR',
        message: expect.stringMatching(/^Proveedor de la línea 2: .*debe ser 9, no 0/) as string,
        severity: 'warning',
      },
    ]);
  });

  it('of a title that is cancelled neither whole nor by lines', () => {
    expect(found(header({ INDICADOR_CANCELACION_GLOBAL: '1' }), 'dua.title-open')).toEqual([]);
    expect(found(header({ INDICADOR_CANCELACION_GLOBAL: '0' }), 'dua.title-open')).toEqual([
      {
        path: 'DECLARACION.INDICADOR_CANCELACION_GLOBAL',
        message:
          'Cancelación global: no cancela todo el título y ninguna línea dice qué cancela. Agregue las líneas de bultos o elija Sí.',
        severity: 'warning',
      },
    ]);
  });

  it('of a quantity of nothing', () => {
    const DETALLE_MERCANCIAS = whole.DETALLE_MERCANCIAS.map((each, at) =>
      at === 1 ? { ...each, CANTIDAD_COMERCIAL: '0' } : each,
    );
    expect(found({ ...whole, DETALLE_MERCANCIAS }, 'dua.quantity-zero')).toEqual([
      {
        path: 'DETALLE_MERCANCIAS[1].CANTIDAD_COMERCIAL',
        message: 'Ítem 2, Cantidad comercial: es cero. Escriba cuánto se declara.',
        severity: 'error',
      },
    ]);
  });

  it('of a rate that is none, or of another day; what was accepted was settled with its own', () => {
    expect(found(header({ TIPO_CAMBIO: '0.0000' }), 'dua.rate')).toEqual([
      {
        path: 'DECLARACION.TIPO_CAMBIO',
        message:
          'Tipo de cambio: 0.0000 debe ser mayor que cero; sin él no se liquidan los tributos. Escriba el del día.',
        severity: 'error',
      },
    ]);
    const yesterday = { FECHA_TIPO_CAMBIO: '2026-11-19' };
    expect(found(header(yesterday), 'dua.rate-day')).toEqual([
      {
        path: 'DECLARACION.TIPO_CAMBIO',
        message: 'Tipo de cambio: es del 19/11/2026 y hoy es 20/11/2026. Confirme cuál corresponde.',
        severity: 'warning',
      },
    ]);
    const accepted = header({ ...yesterday, FECHA_ACEPTACION: '2026-11-20' });
    expect(checkDua(accepted, reference).map(({ code }) => code)).not.toContain('dua.rate-day');
  });

  it('of a rate that is far from the bank’s', () => {
    const bank = { rate: '26.2980', day: '2026-11-20' };
    expect(bankRateProblems(header({ TIPO_CAMBIO: '1.0000' }), bank, reference)).toEqual([
      {
        code: 'dua.rate-bank',
        path: 'DECLARACION.TIPO_CAMBIO',
        message:
          'Tipo de cambio: la tasa declarada dice 1.0000 y la del banco central del 20/11/2026 es 26.2980; los tributos saldrían de otra. Escriba la del banco.',
        severity: 'error',
      },
    ]);
    expect(bankRateProblems(whole, bank, reference)).toEqual([]);
  });
});
