import { describe, expect, it } from 'vitest';
import { calculateDua } from '../calculate.ts';
import { checkDua } from '../check.ts';
import type { DuaBody } from '../dataSets.ts';
import { FILED_REGIMES, regimeDua } from '../regimeDua.fixture.ts';
import { honduranReference } from '../sampleDua.fixture.ts';

const reference = honduranReference();
const told = (body: DuaBody) =>
  checkDua(calculateDua(body, reference), reference).filter(({ code }) => code === 'dua.title-manifest');
/** A whole declaration of a regime that says otherwise of its titles. */
const declared = (
  regime: string,
  head: Partial<DuaBody['DECLARACION']>,
  lists: Partial<DuaBody> = {},
): DuaBody => {
  const body = regimeDua(regime, reference);
  return { ...body, ...lists, DECLARACION: { ...body.DECLARACION, ...head } };
};
const line = {
  ...{ ID_LINEA: 'b', NUMERO_LINEA: '1', CANTIDAD_UNIDADES_AFECTADAS: '4', PESO_AFECTADO: '9' },
};
const BL = { MANIFIESTO: '', TITULO_TRANSPORTE: 'BL-1' };
const WHOLE = { ...BL, INDICADOR_CANCELACION_GLOBAL: '1' };

describe('a title without the manifest it is of is told before the seal', () => {
  it('and is not sealed where the regime cancels titles, whole or by its lines', () => {
    expect(told(declared('4000', WHOLE))).toEqual([
      {
        code: 'dua.title-manifest',
        path: 'DECLARACION.MANIFIESTO',
        relatedPath: 'DECLARACION.TITULO_TRANSPORTE',
        severity: 'error',
        message:
          'Manifiesto de carga: está en blanco y la DUA cancela el título de transporte BL-1. Sin su manifiesto, otra DUA podría cancelarlo otra vez. Escriba el número del manifiesto, o elija que no lo cancela y quite sus líneas.',
      },
    ]);
    const byLines = declared(
      '7000',
      { ...BL, INDICADOR_CANCELACION_GLOBAL: '0' },
      { DETALLE_BULTOS: [line] },
    );
    expect(told(byLines)).toMatchObject([{ path: 'DECLARACION.MANIFIESTO', severity: 'error' }]);
  });

  it('also where what stands there is no number', () => {
    expect(told(declared('4000', { ...WHOLE, MANIFIESTO: '---' }))).toHaveLength(1);
  });

  it('and is asked about in a regime that cancels none, or where nothing is taken of it', () => {
    expect(told(declared('4600', WHOLE))).toMatchObject([{ severity: 'warning' }]);
    const open = declared('4000', { ...BL, INDICADOR_CANCELACION_GLOBAL: '0' });
    expect(told(open)).toMatchObject([
      {
        severity: 'warning',
        message:
          'Manifiesto de carga: está en blanco y la DUA nombra el título de transporte BL-1. Escriba el número del manifiesto del que es.',
      },
    ]);
  });

  it('and of a courier where neither its manifest nor the pre-printed number is there', () => {
    const blank = { ID_MANIFIESTO_ENTREGA_RAPIDA: '', NUMERO_PREIMPRESO: '' };
    const [found, ...others] = told(declared('4300', blank));
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      path: 'DECLARACION.ID_MANIFIESTO_ENTREGA_RAPIDA',
      relatedPath: 'DETALLE_MERCANCIAS[0].TITULO_MANIFIESTO_COURIER',
      severity: 'error',
      message: expect.stringMatching(
        /^Manifiesto de entrega rápida: está en blanco, como «Número preimpreso», y los ítems cancelan el título courier T-118 y 6 más\. /,
      ) as string,
    });
    expect(told(declared('4300', { ...blank, NUMERO_PREIMPRESO: 'P-1' }))).toEqual([]);
  });
});

it('no declaration as agents file it is told so, in any regime', () => {
  for (const regime of FILED_REGIMES) expect(told(regimeDua(regime, reference)), regime).toEqual([]);
});
