import { describe, expect, it } from 'vitest';
import type { DucaBody, DucaFraction } from '../dataSets.ts';
import { ducaFromDvas } from '../derive/ducaFromDvas.ts';
import { sampleReference, sampleSources } from '../sampleSources.fixture.ts';
import { limitProblems } from './limits.ts';
import { originProblems, quotaProblems } from './origin.ts';

const reference = sampleReference();
const formed = ducaFromDvas(sampleSources({ lines: 7, invoices: 1, suppliers: 1, containers: 1 }), reference);
const plain: DucaBody = {
  ...formed,
  FRACCIONES: formed.FRACCIONES.map((each) => ({ ...each, ACUERDO_1_ID: '' })),
};
const withFraction = (line: number, values: Partial<DucaFraction>, body = plain): DucaBody => ({
  ...body,
  FRACCIONES: body.FRACCIONES.map((each, at) => (at === line ? { ...each, ...values } : each)),
});
const withDocument = (values: Partial<DucaBody['DOCUMENTOS'][number]>, body: DucaBody): DucaBody => ({
  ...body,
  DOCUMENTOS: [
    ...body.DOCUMENTOS,
    {
      ...body.DOCUMENTOS[0]!,
      ID_DOCUMENTO: 'certificate',
      CODIGO_DOCUMENTO: '861',
      NUMERO_DOCUMENTO: 'CO-1',
      FECHA_EMISION: '2026-10-01',
      ID_PAIS_EMISION: 'US',
      FECHA_VENCIMIENTO_DOCUMENTO: '',
      LINEA: '3',
      ...values,
    },
  ],
});
const codes = (body: DucaBody): string[] =>
  [...originProblems(body, reference), ...quotaProblems(body)].map(({ code, path }) => `${code} ${path}`);

describe('originProblems', () => {
  const claimed = withFraction(2, { ACUERDO_1_ID: '20' });

  it('asks for a certificate that covers the fraction and for its criterion, and is content with both', () => {
    expect(codes(plain)).toEqual([]);
    expect(codes(claimed)).toEqual([
      'duca.no-certificate FRACCIONES[2].ACUERDO_1_ID',
      'duca.no-criterion FRACCIONES[2].CRITERIO_ORIGEN',
    ]);
    const whole = withDocument({}, withFraction(2, { ACUERDO_1_ID: '20', CRITERIO_ORIGEN: 'B' }));
    expect(codes(whole)).toEqual([]);
    expect(codes(withDocument({ LINEA: '1-2' }, claimed))).toContain(
      'duca.no-certificate FRACCIONES[2].ACUERDO_1_ID',
    );
    expect(codes(withDocument({ LINEA: '0' }, claimed))).not.toContain(
      'duca.no-certificate FRACCIONES[2].ACUERDO_1_ID',
    );
  });

  it('never lets a preferential rate go without its proof, and only asks where the agreement gives none', () => {
    const severities = (values: Partial<DucaFraction>): string[] =>
      originProblems(withFraction(2, { ACUERDO_1_ID: '20', ...values }), reference).map(
        ({ code, severity }) => `${severity} ${code}`,
      );
    expect(severities({ ID_PAIS_ORIGEN: 'US' })).toEqual([
      'error duca.no-certificate',
      'error duca.no-criterion',
    ]);
    expect(severities({ ID_PAIS_ORIGEN: 'CN' })).toEqual([
      'warning duca.no-certificate',
      'warning duca.no-criterion',
    ]);
  });

  it('only warns, of no more than US$ 1,500 under the agreement, that one of a series would owe a certificate', () => {
    const claim = { ACUERDO_1_ID: '20', ID_PAIS_ORIGEN: 'US', CRITERIO_ORIGEN: 'B' };
    const told = (...values: string[]) => {
      const body = values.reduce(
        (before, VALOR_CIF, at) => withFraction(at + 2, { ...claim, VALOR_CIF }, before),
        plain,
      );
      return originProblems(body, reference);
    };
    expect(told('1500.00')).toMatchObject([
      {
        code: 'duca.no-certificate',
        severity: 'warning',
        path: 'FRACCIONES[2].ACUERDO_1_ID',
        message: expect.stringContaining(
          'Hasta US$ 1,500.00 el acuerdo no lo exige, y lo que lo pide vale 1,500.00; si esta importación es parte de una serie, sí se debe: en ese caso agréguelo en Documentos de soporte',
        ),
      },
    ]);
    expect(told('1500.01')).toMatchObject([{ code: 'duca.no-certificate', severity: 'error' }]);
    expect(told('1000.00', '500.00').map((each) => each.severity)).toEqual(['warning', 'warning']);
    expect(told('1000.00', '500.01')[0]).toMatchObject({ severity: 'error' });
    // Of a value that nobody knows yet, nothing is let through.
    for (const none of ['', '0.00']) expect(told(none)[0], none).toMatchObject({ severity: 'error' });
    // Another agreement says no such amount.
    const mexican = withFraction(2, {
      ...claim,
      ACUERDO_1_ID: '30',
      ID_PAIS_ORIGEN: 'MX',
      VALOR_CIF: '1.00',
    });
    expect(originProblems(mexican, reference)[0]!.message).not.toContain('Hasta US$');
  });

  it('takes the kinds that the agreement names, and none where the declaration itself certifies', () => {
    const europe = withFraction(2, { ACUERDO_1_ID: '40', CRITERIO_ORIGEN: 'P' });
    expect(codes(withDocument({}, europe))).toHaveLength(1);
    expect(codes(withDocument({ CODIGO_DOCUMENTO: '954' }, europe))).toEqual([]);
    expect(codes(withFraction(2, { ACUERDO_1_ID: '10', CRITERIO_ORIGEN: 'A' }))).toEqual([]);
  });

  it('refuses an expired certificate, naming number, day and fraction', () => {
    const old = withDocument({ FECHA_VENCIMIENTO_DOCUMENTO: '2026-11-19' }, claimed);
    const [found] = originProblems(old, reference).filter((each) => each.severity === 'error');
    expect(found!.message).toBe(
      `Casilla 54.4, línea ${old.DOCUMENTOS.length}: el certificado de origen CO-1 venció el 19/11/2026 y ampara la fracción 3. Ponga uno vigente o quite el acuerdo.`,
    );
    expect(codes(withDocument({ FECHA_VENCIMIENTO_DOCUMENTO: '2026-11-20' }, claimed))).toHaveLength(1);
  });

  it('asks a certificate for its number, date and country', () => {
    const at = formed.DOCUMENTOS.length;
    const bare = withDocument({ NUMERO_DOCUMENTO: '', FECHA_EMISION: '', ID_PAIS_EMISION: '' }, plain);
    expect(codes(bare)).toEqual(
      ['NUMERO_DOCUMENTO', 'FECHA_EMISION', 'ID_PAIS_EMISION'].map(
        (name) => `duca.certificate-incomplete DOCUMENTOS[${at}].${name}`,
      ),
    );
  });
});

describe('quotaProblems', () => {
  it('holds the quantities of a quota to its balance and to box 43, and asks for its certificate', () => {
    const quota = { CUOTA_CONTINGENTE: 'C-7', CANTIDAD_CONTINGENTE: '6.000', SALDO_CONTINGENTE: '10.000' };
    const half = { ...quota, CANTIDAD_CONTINGENTE: '5.000' };
    const two = withFraction(1, { ...quota, SALDO_CONTINGENTE: '' }, withFraction(0, quota));
    expect(codes(two)).toEqual([
      'duca.no-quota-certificate FRACCIONES[0].CUOTA_CONTINGENTE',
      'duca.no-quota-certificate FRACCIONES[1].CUOTA_CONTINGENTE',
      'duca.quota-balance FRACCIONES[0].SALDO_CONTINGENTE',
    ]);
    expect(quotaProblems(two).at(-1)!.message).toContain('saldo de 10 y las fracciones 1, 2 le cargan 12.');
    const certified = withDocument({ CODIGO_DOCUMENTO: 'CTG', LINEA: '1' }, withFraction(0, quota));
    expect(codes(certified)).toEqual([]);
    const halves = withDocument(
      { CODIGO_DOCUMENTO: 'CTG', LINEA: '' },
      withFraction(1, half, withFraction(0, half)),
    );
    expect(codes(halves), 'all of the balance').toEqual([]);
    expect(
      codes(withFraction(0, { ...quota, CANTIDAD_CONTINGENTE: '999999.000', SALDO_CONTINGENTE: '' })),
    ).toContain('duca.quota-quantity FRACCIONES[0].CANTIDAD_CONTINGENTE');
    const unnamed = withFraction(1, { SALDO_CONTINGENTE: '1.000' });
    expect(codes(unnamed)).toEqual(['duca.quota-number FRACCIONES[1].CUOTA_CONTINGENTE']);
    expect(quotaProblems(unnamed)[0]!.message).toContain('línea 2:');
  });
});

describe('limitProblems', () => {
  const many = (count: number): DucaBody => ({
    ...plain,
    FRACCIONES: Array.from({ length: count }, () => plain.FRACCIONES[0]!),
  });

  it('counts fractions and characters against the row of the regime, and only warns of a sample', () => {
    expect(limitProblems(many(9_999), reference)).toEqual([]);
    expect(limitProblems(many(10_000), reference)).toMatchObject([
      { code: 'duca.most-fractions', severity: 'warning', path: 'FRACCIONES' },
    ]);
    const transit = { ...many(1_000), DUCA: { ...plain.DUCA, CODIGO_REGIMEN: 'TR' } };
    expect(limitProblems(transit, reference)[0]!.message).toContain(
      '1,000 fracciones y el régimen admite 999',
    );
    const long = withFraction(1, { DESCRIPCION: 'x'.repeat(501) });
    expect(limitProblems(long, reference).map(({ path }) => path)).toEqual(['FRACCIONES[1].DESCRIPCION']);
  });

  it('counts the goods of a fraction', () => {
    const item = { ...plain.FRACCION_ITEMS[0]!, ID_FRACCION: plain.FRACCIONES[0]!.ID_FRACCION };
    const crowded = { ...plain, FRACCION_ITEMS: Array.from({ length: 5_001 }, () => item) };
    expect(limitProblems(crowded, reference).map(({ code }) => code)).toEqual(['duca.most-goods']);
  });
});
