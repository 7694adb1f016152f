import { describe, expect, it } from 'vitest';
import { calculateDuca } from '../calculate.ts';
import type { DucaBody, DucaFraction, DucaTax } from '../dataSets.ts';
import { ducaFromDvas } from '../derive/ducaFromDvas.ts';
import { sampleReference, sampleSources } from '../sampleSources.fixture.ts';
import { settlementProblems } from './settlement.ts';

const reference = sampleReference();
const whole = ducaFromDvas(sampleSources({ lines: 3, invoices: 1, suppliers: 1, containers: 0 }), reference);
const withFraction = (values: Partial<DucaFraction>, line = 1): DucaBody =>
  calculateDuca(
    {
      ...whole,
      FRACCIONES: whole.FRACCIONES.map((each, at) => (at === line ? { ...each, ...values } : each)),
    },
    reference,
  );
const found = (body: DucaBody, by = reference) => settlementProblems(body, by);

describe('a fraction whose taxes need a look', () => {
  it('that is worth nothing is told at its price', () => {
    const zero = { VALOR_FOB: '0.00', VALOR_FLETE: '0.00', VALOR_SEGURO: '0.00', VALOR_OTROS: '0.00' };
    expect(found(withFraction(zero))).toEqual([
      {
        code: 'duca.zero-value',
        severity: 'warning',
        path: 'FRACCIONES[1].VALOR_FOB',
        message:
          'Casilla 52, línea 2: el valor en aduana es cero y no causa tributos. Confirme que la mercancía no tiene valor o complete las casillas 48 a 51.',
      },
    ]);
    expect(found(withFraction({ ...zero, VALOR_OTROS: '0.01' }))).toEqual([]);
  });

  it('that claims an agreement without a rate for it is told what was claimed', () => {
    const claimed = { ACUERDO_1_ID: '20', ID_PAIS_ORIGEN: 'CN', CUOTA_CONTINGENTE: '' };
    expect(found(withFraction(claimed))).toEqual([
      {
        code: 'duca.general-rate',
        severity: 'warning',
        path: 'FRACCIONES[1].ACUERDO_1_ID',
        message: expect.stringMatching(
          /^Casilla 44, línea 2: «.+» no da una tasa preferencial a este inciso con origen CN y cuota en blanco, o no está cargada; el DAI se liquidó con la tasa general\.$/,
        ),
      },
    ]);
    const [blank] = found(
      withFraction({ ACUERDO_1_ID: '??', ID_PAIS_ORIGEN: '', CUOTA_CONTINGENTE: 'C-1' }),
    ).filter((each) => each.code === 'duca.general-rate');
    expect(blank!.message).toContain(
      '«??» no da una tasa preferencial a este inciso con origen en blanco y cuota C-1,',
    );
    expect(found(withFraction({ ACUERDO_1_ID: '20', ID_PAIS_ORIGEN: 'US' }))).toEqual([]);
  });

  it('that is wholly of a quota has its rate, and one of which a part is not is told', () => {
    const rice = {
      CLASIFICACION_ARANCELARIA: '1006309000',
      ID_PAIS_ORIGEN: 'US',
      ACUERDO_1_ID: '20',
      CUOTA_CONTINGENTE: 'C-1',
      CANTIDAD_UNIDADES: '9.000',
    };
    const taken = (CANTIDAD_CONTINGENTE: string, more: Partial<DucaFraction> = {}) =>
      found(withFraction({ ...rice, CANTIDAD_CONTINGENTE, ...more }));
    for (const whole of ['9.000', '10.000', '']) expect(taken(whole), whole).toEqual([]);
    expect(taken('8.999')).toEqual([
      {
        code: 'duca.quota-part',
        severity: 'error',
        path: 'FRACCIONES[1].CANTIDAD_CONTINGENTE',
        message:
          'Casilla 39, línea 2: la tasa del contingente alcanza solo a la parte que se le carga y la fracción tiene más. Separe el resto en «Fracciones», en una sin contingente, que paga la tasa general; si es una sola mercancía, divida antes su línea en la factura.',
      },
    ]);
    expect(taken('8.999', { CUOTA_CONTINGENTE: '' }), 'outside a quota').toEqual([]);
    expect(taken('8.999', { CANTIDAD_UNIDADES: '' })).toEqual([]);
    const off = {
      ...reference,
      row: (list: string, code: string) =>
        code === 'CONTINGENTE_PARCIAL'
          ? { CLAVE: code, VALOR: '', SEVERIDAD: 'NINGUNA' }
          : reference.row(list, code),
    };
    expect(found(withFraction({ ...rice, CANTIDAD_CONTINGENTE: '1.000' }), off)).toEqual([]);
  });

  it('that no tariff knows has no taxes, and says why', () => {
    expect(found(withFraction({ CLASIFICACION_ARANCELARIA: '7701000000' }))).toMatchObject([
      {
        code: 'duca.no-rate',
        severity: 'error',
        path: 'FRACCIONES[1].CLASIFICACION_ARANCELARIA',
        message: expect.stringMatching(/^Línea 2: .+\. Mientras tanto, la fracción no tiene tributos\.$/),
      },
    ]);
    expect(found(withFraction({ CLASIFICACION_ARANCELARIA: '8471' })), 'half a code is told as that').toEqual(
      [],
    );
  });
});

describe('the exchange rate of box 31', () => {
  const rate = (TIPO_CAMBIO: string, more: Partial<DucaBody['DUCA']> = {}) =>
    found(calculateDuca({ ...whole, DUCA: { ...whole.DUCA, TIPO_CAMBIO, ...more } }, reference));

  it('is above zero', () => {
    for (const wrong of ['0.00000', '-0.00001'])
      expect(rate(wrong), wrong).toEqual([
        {
          code: 'duca.rate',
          severity: 'error',
          path: 'DUCA.TIPO_CAMBIO',
          message: `Casilla 31: la tasa de cambio (${wrong}) debe ser mayor que cero; sin ella no se liquidan los tributos. Escriba la del día.`,
        },
      ]);
    expect(rate('0.00001')).toEqual([]);
    expect(rate('').map((each) => each.code)).not.toContain('duca.rate');
  });

  it('is of today, or its day is told; a rate without a day is of none', () => {
    expect(rate('7.85123', { FECHA_TIPO_CAMBIO: '2026-11-20' })).toEqual([]);
    expect(rate('7.85123', { FECHA_TIPO_CAMBIO: '' })).toEqual([]);
    expect(rate('7.85123', { FECHA_TIPO_CAMBIO: '2026-11-21' })).toMatchObject([
      { code: 'duca.rate-day', severity: 'warning', path: 'DUCA.TIPO_CAMBIO' },
    ]);
  });

  it('is judged of what is not taxed too', () => {
    expect(rate('0.00000', { MODALIDAD: 'ED' }).map((each) => each.code)).toEqual(['duca.rate']);
  });
});

describe('taxes that are stored', () => {
  const stored = (FRACCION_TRIBUTOS: DucaTax[]) =>
    found({ ...whole, FRACCION_TRIBUTOS }).map(({ path, message }) => [path, message]);
  const taxes = whole.FRACCION_TRIBUTOS;
  const remedy = 'Vuelva a liquidar en «Impuestos».';

  it('are those that are due today, each of them', () => {
    expect(stored(taxes)).toEqual([]);
    expect(stored(taxes.map((each) => ({ ...each })))).toEqual([]);
    for (const name of [
      'CODIGO_TRIBUTO',
      'BASE_IMPONIBLE',
      'TASA',
      'CANTIDAD_GRAVADA',
      'MONTO_UNITARIO',
      'ID_FRACCION',
    ] as const)
      expect(stored([{ ...taxes[0]!, [name]: 'x' }, ...taxes.slice(1)]), name).toEqual([
        [
          'FRACCIONES[0].TOTAL_TRIBUTOS',
          `Los tributos se liquidaron con otras tasas o reglas y con las de hoy cambia la línea 1. ${remedy}`,
        ],
      ]);
  });

  it('that are less, more or others are told with both sums, at the first line that moved', () => {
    const [path, message] = stored(taxes.slice(0, -1))[0]!;
    expect(path).toBe('FRACCIONES[2].TOTAL_TRIBUTOS');
    expect(message).toMatch(/con las de hoy sumaban [\d,.]+ y suman [\d,.]+\. Vuelva/);
    const more = stored([...taxes, { ...taxes[0]!, NUMERO_LINEA: '2' }]);
    expect(more[0]![0]).toBe('FRACCIONES[1].TOTAL_TRIBUTOS');
    const none = stored([]);
    expect(none[0]![0]).toBe('FRACCIONES[0].TOTAL_TRIBUTOS');
    expect(none[0]![1]).toContain('sumaban 0.00 y suman ');
    expect(stored([{ ...taxes[0]!, IMPORTE: '0.01' }, ...taxes.slice(1)])[0]![1]).toContain('sumaban');
  });
});
