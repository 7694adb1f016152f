import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogues/names.ts';
import { blankDuca } from '../blankDuca.fixture.ts';
import type { DucaBody, DucaFraction } from '../dataSets.ts';
import { sampleReference } from '../sampleSources.fixture.ts';
import { originProblems, quotaProblems } from './origin.ts';

const reference = sampleReference();
type Paper = Partial<DucaBody['DOCUMENTOS'][number]>;
const certificate: Paper = {
  CODIGO_DOCUMENTO: '861',
  NUMERO_DOCUMENTO: 'CO-1',
  FECHA_EMISION: '2026-10-01',
  ID_PAIS_EMISION: 'US',
};
const origin = (fractions: Partial<DucaFraction>[], papers: Paper[] = []) =>
  originProblems(blankDuca({ FRACCIONES: fractions, DOCUMENTOS: papers }), reference);
const name = reference.row(catalogue.agreements1, '20')!.VALOR;

describe('a claimed origin', () => {
  it('is told what it lacks, by the name of its agreement', () => {
    expect(origin([{}, { ACUERDO_1_ID: '20' }])).toEqual([
      {
        code: 'duca.no-certificate',
        severity: 'warning',
        path: 'FRACCIONES[1].ACUERDO_1_ID',
        message: `Casilla 44, línea 2: pide «${name}» y ningún certificado de origen de la casilla 54 ampara la fracción. Agréguelo en Documentos de soporte con su línea.`,
      },
      {
        code: 'duca.no-criterion',
        severity: 'warning',
        path: 'FRACCIONES[1].CRITERIO_ORIGEN',
        message: `Casilla 47.1, línea 2: pide «${name}» y no dice con qué criterio la mercancía es originaria. Escríbalo como está en el certificado.`,
      },
    ]);
  });

  it('of an agreement that the list does not have is proved as usual, and named by its code', () => {
    const unknown = { ACUERDO_1_ID: '??', CRITERIO_ORIGEN: 'A' };
    expect(origin([unknown])[0]!.message).toContain('pide «??» y ningún certificado');
    for (const CODIGO_DOCUMENTO of ['861', '862', '954'])
      expect(origin([unknown], [{ ...certificate, CODIGO_DOCUMENTO }]), CODIGO_DOCUMENTO).toEqual([]);
    expect(origin([unknown], [{ ...certificate, CODIGO_DOCUMENTO: '380' }])).toHaveLength(1);
  });

  it('is not proved by a certificate that ended, whose fractions are told, five of them', () => {
    const claimed = (count: number) =>
      Array.from({ length: count }, () => ({ ACUERDO_1_ID: '20', CRITERIO_ORIGEN: 'A' }));
    const told = (count: number, NUMERO_DOCUMENTO = 'CO-1') =>
      origin(claimed(count), [
        {},
        { ...certificate, NUMERO_DOCUMENTO, LINEA: '0', FECHA_VENCIMIENTO_DOCUMENTO: '2026-11-19' },
      ]).find((each) => each.code === 'duca.certificate-expired')!;
    expect(told(1)).toMatchObject({
      severity: 'error',
      path: 'DOCUMENTOS[1].FECHA_VENCIMIENTO_DOCUMENTO',
      message: expect.stringContaining(
        'Casilla 54.4, línea 2: el certificado de origen CO-1 venció el 19/11/2026 y ampara la fracción 1.',
      ),
    });
    expect(told(1, '').message).toContain('el certificado de origen sin número venció');
    expect(told(5).message).toContain('ampara las fracciones 1, 2, 3, 4, 5. Ponga');
    expect(told(6).message).toContain('ampara las fracciones 1, 2, 3, 4, 5 y otras. Ponga');
  });

  it('wants of each certificate its number, its day and its country, and of other papers nothing', () => {
    const incomplete = (CODIGO_DOCUMENTO: string) => origin([], [{}, { CODIGO_DOCUMENTO }]);
    expect(incomplete('861')).toEqual(
      [
        ['NUMERO_DOCUMENTO', '54.2', 'su número'],
        ['FECHA_EMISION', '54.3', 'su fecha'],
        ['ID_PAIS_EMISION', '54.5', 'el país que lo emitió'],
      ].map(([field, box, what]) => ({
        code: 'duca.certificate-incomplete',
        severity: 'warning',
        path: `DOCUMENTOS[1].${field}`,
        message: `Casilla ${box}, línea 2: el certificado no dice ${what}. Cópielo del documento.`,
      })),
    );
    for (const kind of ['862', '954', 'CTG']) expect(incomplete(kind), kind).toHaveLength(3);
    for (const kind of ['', '380', '705']) expect(incomplete(kind), kind).toEqual([]);
  });
});

describe('a quota', () => {
  const quota = (fractions: Partial<DucaFraction>[], papers: Paper[] = [{ CODIGO_DOCUMENTO: 'CTG' }]) =>
    quotaProblems(blankDuca({ FRACCIONES: fractions, DOCUMENTOS: papers }));
  const of = (CANTIDAD_CONTINGENTE: string, CANTIDAD_UNIDADES = '10.000', SALDO_CONTINGENTE = '') => ({
    CUOTA_CONTINGENTE: 'C-1',
    CANTIDAD_CONTINGENTE,
    CANTIDAD_UNIDADES,
    SALDO_CONTINGENTE,
  });

  it('has a number where it has a quantity or a balance', () => {
    expect(quota([{}])).toEqual([]);
    for (const wrong of [{ CANTIDAD_CONTINGENTE: '1.000' }, { SALDO_CONTINGENTE: '1.000' }])
      expect(quota([{}, wrong])).toEqual([
        {
          code: 'duca.quota-number',
          severity: 'missing',
          path: 'FRACCIONES[1].CUOTA_CONTINGENTE',
          message:
            'Casilla 39, línea 2: hay cantidad o saldo de contingente y falta su número. Escríbalo o borre los otros dos.',
        },
      ]);
  });

  it('takes no more than the fraction has', () => {
    expect(quota([of('10.000')])).toEqual([]);
    expect(quota([of('')])).toEqual([]);
    expect(quota([of('10.001')])).toEqual([
      {
        code: 'duca.quota-quantity',
        severity: 'error',
        path: 'FRACCIONES[0].CANTIDAD_CONTINGENTE',
        message:
          'Línea 1: se cargan 10.001 al contingente C-1 y la casilla 43 dice 10. Corrija una de las dos cantidades.',
      },
    ]);
    expect(quota([of('1.500', '')])[0]!.message).toContain(
      'se cargan 1.5 al contingente C-1 y la casilla 43 dice 0.',
    );
  });

  it('is certified for each of its fractions', () => {
    expect(
      quota(
        [of('1.000'), of('1.000')],
        [
          { CODIGO_DOCUMENTO: 'CTG', LINEA: '1' },
          { CODIGO_DOCUMENTO: '861', LINEA: '2' },
        ],
      ),
    ).toEqual([
      {
        code: 'duca.no-quota-certificate',
        severity: 'warning',
        path: 'FRACCIONES[1].CUOTA_CONTINGENTE',
        message:
          'Casilla 39, línea 2: usa el contingente C-1 y ningún certificado de contingente de la casilla 54 ampara la fracción. Agréguelo en Documentos de soporte.',
      },
    ]);
  });

  it('has a balance that all its fractions together may use up and not pass', () => {
    expect(quota([of('4.000', '9.000', '10.000'), of('6.000', '9.000')])).toEqual([]);
    expect(quota([of('4.000', '9.000'), of('6.001', '9.000', '10.000')])).toEqual([
      {
        code: 'duca.quota-balance',
        severity: 'error',
        path: 'FRACCIONES[1].SALDO_CONTINGENTE',
        message:
          'El contingente C-1 tiene un saldo de 10 y las fracciones 1, 2 le cargan 10.001. Reduzca la cantidad o pase el resto a una fracción sin contingente.',
      },
    ]);
    expect(quota([of('', '10.001', '10.000')])[0]!.code, 'all of it, where no part is said').toBe(
      'duca.quota-balance',
    );
    expect(quota([of('', '', '10.000')])).toEqual([]);
    const others = [of('6.000', '9.000', '10.000'), { ...of('6.000', '9.000'), CUOTA_CONTINGENTE: 'C-2' }];
    expect(quota(others), 'of another number').toEqual([]);
  });
});
