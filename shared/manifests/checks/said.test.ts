import { describe, expect, it } from 'vitest';
import { sum } from '../../foundation/decimal/decimal.ts';
import { honduranReference } from '../../dua/sampleDua.fixture.ts';
import { checkManifest } from '../check.ts';
import type { ManifestBody, ManifestTitle } from '../dataSets.ts';
import { sampleManifest } from '../sampleManifest.fixture.ts';

const reference = honduranReference('2026-11-20');
const whole = sampleManifest();
const said = (body: ManifestBody): (readonly [path: string, message: string])[] =>
  checkManifest(body, reference).map(({ path, message }) => [path, message]);
const header = (change: Partial<ManifestBody['MANIFIESTO']>): ManifestBody => ({
  ...whole,
  MANIFIESTO: { ...whole.MANIFIESTO, ...change },
});
const second = (change: Partial<ManifestTitle>): ManifestBody => ({
  ...whole,
  TITULOS: whole.TITULOS.map((each, at) => (at === 1 ? { ...each, ...change } : each)),
});
const line = (TITULO_TRANSPORTE: string, CANTIDAD_BULTOS: string) => ({
  ...{ ID_LINEA: CANTIDAD_BULTOS, TITULO_TRANSPORTE, NUMERO_LINEA: '1', DESCRIPCION: 'CABLE' },
  ...{ POSICION_ARANCELARIA: '', CANTIDAD_BULTOS, PESO_BRUTO: '0.500', ID_CLASE_BULTOS: '', MARCAS: '' },
});

describe('what a manifest lacks is said with its field and what to do', () => {
  it('of its type', () => {
    expect(said(whole)).toEqual([]);
    expect(said(header({ ID_TIPO_MANIFIESTO: '' }))).toEqual([]);
    expect(said(header({ ID_TIPO_MANIFIESTO: 'ZZ' }))).toEqual([
      [
        'MANIFIESTO.ID_TIPO_MANIFIESTO',
        'Tipo de manifiesto: ZZ no está en la lista de tipos; elija uno de ella.',
      ],
    ]);
    expect(said(second({ VALOR_FOB: '' }))).toEqual([
      [
        'TITULOS[1].VALOR_FOB',
        'Línea 2, Valor declarado, US$: es obligatorio en un manifiesto courier; complételo.',
      ],
    ]);
    expect(said({ ...whole, TITULOS: [] })).toEqual([
      ['TITULOS', 'Títulos de transporte: falta al menos una línea; un manifiesto courier la exige.'],
    ]);
  });

  it('of its days, which may be one day', () => {
    const days = (FECHA_SALIDA: string) => said(header({ FECHA_SALIDA, FECHA_LLEGADA: '2026-11-20' }));
    expect([days('2026-11-19'), days('2026-11-20'), days('')]).toEqual([[], [], []]);
    expect(days('2026-11-21')).toEqual([
      [
        'MANIFIESTO.FECHA_LLEGADA',
        'Fecha de llegada: es anterior a la fecha de salida; corrija una de las dos.',
      ],
    ]);
  });

  it('of totals, and of what carries nothing', () => {
    expect(said(second({ CANTIDAD_BULTOS: '0.00' }))).toEqual([
      [
        'MANIFIESTO.CANTIDAD_BULTOS',
        'Bultos en total: el encabezado dice 2 y los títulos suman 1. Corrija el encabezado o los títulos.',
      ],
      ['TITULOS[1].CANTIDAD_BULTOS', 'Línea 2, Bultos: es cero; escriba lo que dice el título.'],
    ]);
    expect(said(header({ CANTIDAD_BULTOS: '', PESO_BRUTO_BULTOS: '' }))).toEqual([
      // Owed, and so told by what every document owes.
    ]);
    const two = { ...whole, TITULOS_LINEAS: [line('CV0000002', '2.00'), line('', '7.00')] };
    expect(said(two)).toEqual([
      [
        'TITULOS[1].CANTIDAD_BULTOS',
        'Línea 2, Bultos: el título CV0000002 dice 1 y sus líneas suman 2. Corrija el título o sus líneas.',
      ],
    ]);
  });

  it('of a weight that the message would say as zero', () => {
    const body = (PESO_BRUTO: string): ManifestBody => ({
      ...header({ PESO_BRUTO_BULTOS: sum([PESO_BRUTO, '0.500']) }),
      TITULOS: second({ PESO_BRUTO }).TITULOS,
    });
    expect(said(body('0.004'))).toEqual([
      [
        'TITULOS[1].PESO_BRUTO',
        'Línea 2, Peso bruto (kg): 0.004 se enviaría como 0.00, porque el mensaje lleva dos decimales. Escriba 0.01 o más.',
      ],
    ]);
    // What is sent as a hundredth is none.
    expect(said(body('0.005'))).toEqual([]);
    expect(said(body('0.010'))).toEqual([]);
    const lines = [line('CV0000002', '0.50'), { ...line('CV0000002', '0.50'), PESO_BRUTO: '0.003' }];
    const carried: ManifestBody = { ...body('0.503'), TITULOS_LINEAS: lines };
    expect(checkManifest(carried, reference)).toMatchObject([
      { code: 'manifest.weight-lost', path: 'TITULOS_LINEAS[1].PESO_BRUTO', severity: 'warning' },
    ]);
  });

  it('of a title with a mother title whose consignee’s RTN is missing, before it is presented', () => {
    const body = second({ IDENTIFICACION_CONSIGNATARIO: '' });
    expect(said(body)).toEqual([
      [
        'TITULOS[1].IDENTIFICACION_CONSIGNATARIO',
        'Línea 2, RTN del consignatario: falta, y el título se consolida en 729-10203045. Los manifiestos consolidados deben llevarlo: escríbalo.',
      ],
    ]);
    // Whoever has none is still presented: the authority has its own word on it.
    expect(checkManifest(body, reference).map(({ severity }) => severity)).toEqual(['warning']);
    const direct = { ...header({ ID_TIPO_MANIFIESTO: 'T' }), TITULOS: second({}).TITULOS };
    const without = (TITULO_MADRE: string): ManifestBody => ({
      ...direct,
      TITULOS: direct.TITULOS.map((each) => ({ ...each, TITULO_MADRE, IDENTIFICACION_CONSIGNATARIO: '' })),
    });
    expect(said(without(''))).toEqual([]);
    expect(said(without('BL-1')).map(([path]) => path)).toEqual([
      'TITULOS[0].IDENTIFICACION_CONSIGNATARIO',
      'TITULOS[1].IDENTIFICACION_CONSIGNATARIO',
    ]);
  });

  it('of titles that stand twice or nowhere', () => {
    expect(said(second({ TITULO_TRANSPORTE: 'cv0000001' }))).toEqual([
      [
        'TITULOS[1].TITULO_TRANSPORTE',
        'Línea 2, Título: cv0000001 ya está en la línea 1; un manifiesto lleva cada título una vez. Quite una de las dos.',
      ],
    ]);
    const datum = (TITULO_TRANSPORTE: string) => ({
      ...{ ID_LINEA: `d${TITULO_TRANSPORTE}`, CODIGO_COMPLEMENTARIO: '01', VALOR: 'X', TITULO_TRANSPORTE },
    });
    expect(said({ ...whole, DATOS_COMPLEMENTARIOS: [datum(''), datum('OTRO')] })).toEqual([
      [
        'DATOS_COMPLEMENTARIOS[1].TITULO_TRANSPORTE',
        'Línea 2, Título: OTRO no es ninguno de los títulos del manifiesto. Escriba el número de uno de ellos o agréguelo.',
      ],
    ]);
  });
});
