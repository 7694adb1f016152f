import { describe, expect, it } from 'vitest';
import { calculateDva } from './calculateDva.ts';
import { checkDva } from './checkDva.ts';
import { dvaDataSets, type DvaBody, type DvaHeader } from './fields/dataSets.ts';
import { mergeDerived } from './derive/mergeDerived.ts';
import { sampleDva, sampleReference } from './sampleDva.fixture.ts';

const reference = sampleReference();
const whole = sampleDva(2);
const told = (header: Partial<DvaHeader>, more: Partial<DvaBody> = {}, by = reference) =>
  checkDva({ ...whole, DVA: { ...whole.DVA, ...header }, ...more }, by);
const one = (code: string, ...of: Parameters<typeof told>) =>
  told(...of).filter((each) => each.code === code);

describe('an answer and its amount', () => {
  const pairs = [
    ['25', 'CASILLA_25', '42.1', 'CASILLA_42_1'],
    ['26', 'CASILLA_26', '42.2', 'CASILLA_42_2'],
    ['28', 'CASILLA_28', '40', 'CASILLA_40'],
    ['29', 'CASILLA_29', '42.9', 'CASILLA_42_9'],
  ] as const;

  it.each(pairs)('of box %s are said both or neither', (box, question, amountBox, amount) => {
    const said = (answer: string, value: string) => told({ [question]: answer, [amount]: value });
    expect(said('1', '0.00')).toContainEqual({
      code: 'dva.answer-without-amount',
      severity: 'warning',
      path: `DVA.${amount}`,
      relatedPath: `DVA.${question}`,
      message: `Casilla ${amountBox}: contestó «Sí» en la casilla ${box} y el monto es cero; escríbalo, o confirme que no se puede cuantificar.`,
    });
    for (const no of ['0', ''])
      expect(said(no, '1250.00')).toContainEqual({
        code: 'dva.amount-without-answer',
        severity: 'error',
        path: `DVA.${question}`,
        relatedPath: `DVA.${amount}`,
        message: `Casilla ${box}: declara 1,250.00 en la casilla ${amountBox} y aquí no contestó «Sí»; corrija una de las dos.`,
      });
    const codes = (answer: string, value: string) =>
      said(answer, value)
        .map((each) => each.code)
        .join();
    expect(codes('1', '1250.00')).not.toMatch(/amount-without|without-amount/);
    expect(codes('0', '')).not.toMatch(/amount-without|without-amount/);
  });
});

describe('the sentences of a value declaration', () => {
  it('on its sums say both sums and the difference', () => {
    const sum = whole.MERCANCIAS.reduce((all, line) => all + Number(line.VALOR_ITEM), 0).toFixed(2);
    const price = (Number(sum) + 1000).toFixed(2);
    const [text, lower] = [price, sum].map((each) =>
      Number(each).toLocaleString('en-US', { minimumFractionDigits: 2 }),
    );
    expect(told({ CASILLA_39: price })).toMatchObject([
      {
        code: 'dva.goods-sum',
        path: 'DVA.CASILLA_39',
        relatedPath: 'MERCANCIAS',
        message: `Casilla 39: las mercancías suman ${lower} y el precio según factura es ${text}; la diferencia es 1,000.00. Revise el valor total de las líneas.`,
      },
      {
        code: 'dva.invoice-sum',
        path: 'DVA.CASILLA_39',
        relatedPath: 'FACTURAS',
        message: `Casilla 39: las facturas suman ${lower} y el precio según factura es ${text}. Revise el total de cada factura.`,
      },
    ]);
  });

  it('on what is not there say what to add', () => {
    expect(one('dva.no-goods', {}, { MERCANCIAS: [] })).toMatchObject([
      {
        path: 'MERCANCIAS',
        message: 'Falta la descripción de las mercancías: agregue al menos una línea.',
      },
    ]);
    expect(one('dva.no-invoices', {}, { FACTURAS: [] })).toMatchObject([
      { path: 'FACTURAS', message: 'Faltan las facturas que ampara la declaración: agregue al menos una.' },
    ]);
    expect(told({ REGISTRO_IMPORTADOR: '' }, {}, sampleReference('HN'))).toContainEqual({
      code: 'dva.register-missing',
      severity: 'missing',
      path: 'DVA.REGISTRO_IMPORTADOR',
      message: 'Casilla 6: falta el número de registro del importador; complételo.',
    });
    expect(one('dva.register-missing', { REGISTRO_IMPORTADOR: 'R-1' }, {}, sampleReference('HN'))).toEqual(
      [],
    );
  });

  it('on its transaction say what it lacks', () => {
    expect(one('dva.rate-missing', { ID_MONEDA: 'EUR', TIPO_CAMBIO: '' })).toMatchObject([
      {
        path: 'DVA.TIPO_CAMBIO',
        message: 'Casilla 23: la factura está en EUR; escriba cuántos dólares vale una unidad.',
      },
    ]);
    expect(one('dva.contract-number', { NUMERO_CONTRATO: '', FECHA_CONTRATO: '2026-01-01' })).toMatchObject([
      { message: 'Casilla 17: hay fecha de contrato y falta el número; escríbalo o borre la fecha.' },
    ]);
    expect(one('dva.contract-date', { NUMERO_CONTRATO: 'C', FECHA_CONTRATO: '' })).toMatchObject([
      { message: 'Casilla 17.1: hay número de contrato y falta su fecha; escríbala o borre el número.' },
    ]);
    expect(one('dva.intermediary-partial', { NOMBRE_INTERMEDIARIO: 'A' })).toMatchObject([
      {
        message:
          'Casillas 12 a 14: los datos del intermediario están incompletos; complételos todos o déjelos todos en blanco.',
      },
    ]);
    const [invoice] = whole.FACTURAS;
    expect(
      one('dva.mixed-currencies', {}, { FACTURAS: [invoice!, { ...invoice!, ID_MONEDA: 'EUR' }] }),
    ).toMatchObject([
      {
        path: 'DVA.ID_MONEDA',
        relatedPath: 'FACTURAS[1].ID_MONEDA',
        message:
          'Casilla 22: dice USD y la factura EXP-2026-04417 está en EUR; una DVA cubre facturas de una sola moneda. Corrija la moneda, o declárela en otra DVA.',
      },
    ]);
  });

  it('on freight and insurance that the price holds name both places', () => {
    const twice = { ID_INCOTERM: 'CIF', CASILLA_42_10: '1250.00', CASILLA_42_12: '5.00' };
    expect(one('dva.included-twice', twice)).toEqual(
      [
        ['CASILLA_42_10', '42.10', 'el flete', '1,250.00'],
        ['CASILLA_42_12', '42.12', 'el seguro', '5.00'],
      ].map(([name, box, what, amount]) => ({
        code: 'dva.included-twice',
        severity: 'warning',
        path: `DVA.${name}`,
        relatedPath: 'DVA.ID_INCOTERM',
        message: `Casilla ${box}: con CIF el precio ya incluye ${what} y aquí se suma otra vez (${amount}); confirme que es un gasto aparte.`,
      })),
    );
  });

  it('on amounts that cannot be name the box, the first of them', () => {
    expect(one('dva.value-not-positive', { CASILLA_46: '-1250.00' })).toMatchObject([
      {
        path: 'DVA.CASILLA_46',
        relatedPath: 'DVA.CASILLA_45',
        message:
          'Casilla 46: el valor en aduana es -1,250.00; las deducciones no pueden llegar al precio más las adiciones.',
      },
    ]);
    expect(
      one('dva.too-large', { CASILLA_42_9: '10000000000.00', CASILLA_44_1: '10000000000.00' }),
    ).toMatchObject([
      {
        path: 'DVA.CASILLA_42_9',
        message: 'Casilla 42.9: 10,000,000,000.00 es demasiado grande; revise los dígitos.',
      },
    ]);
    for (const box of ['CASILLA_39', 'CASILLA_40', 'CASILLA_46'] as const)
      expect(one('dva.too-large', { [box]: '10000000000.00' }), box).toHaveLength(1);
    expect(one('dva.too-large', { CASILLA_39: '9999999999.99' })).toEqual([]);
  });

  it('on answers that nobody confirmed name them, one or several', () => {
    const confirmed = (CONDICIONES_CONFIRMADAS: string, more: Partial<DvaHeader> = {}) =>
      one('dva.conditions-unconfirmed', { CONDICIONES_CONFIRMADAS, ...more }).map((each) => each.message);
    expect(confirmed('24,25,26,27,28')).toEqual([
      'Casilla 29: la respuesta es una propuesta; revísela y confírmela.',
    ]);
    expect(confirmed('24,25,26,27')).toEqual([
      'Casillas 28 y 29: las respuestas son una propuesta; revíselas y confírmelas.',
    ]);
    expect(
      confirmed('24,25,26,27', { CASILLA_28: '', CASILLA_29: '' }),
      'blank ones are owed, not proposed',
    ).toEqual([]);
  });
});

describe('computed fields of a value declaration', () => {
  it('name unit, state and origin by the lists, keep a name that the list lost, and none of a blank code', () => {
    const named = (line: Partial<DvaBody['MERCANCIAS'][number]>) =>
      calculateDva({ ...whole, MERCANCIAS: [{ ...whole.MERCANCIAS[0]!, ...line }] }, reference)
        .MERCANCIAS[0]!;
    expect(named({ ID_UNIDAD_MEDIDA: '??', UNIDAD_MEDIDA: 'Antes' }).UNIDAD_MEDIDA).toBe('Antes');
    expect(named({ ID_UNIDAD_MEDIDA: '', UNIDAD_MEDIDA: 'Antes' }).UNIDAD_MEDIDA).toBe('');
    expect(named({ ID_ESTADO_MERCANCIA: '', ID_PAIS_ORIGEN: '' })).toMatchObject({
      ESTADO_MERCANCIA: '',
      PAIS_ORIGEN: '',
    });
  });

  it('sum a line of what is said of it, and nothing of a line that says nothing', () => {
    const cif = (VALOR_FOB: string, VALOR_FLETE = '', VALOR_SEGURO = '', VALOR_OTROS = '') =>
      calculateDva(
        {
          ...whole,
          MERCANCIAS: [{ ...whole.MERCANCIAS[0]!, VALOR_FOB, VALOR_FLETE, VALOR_SEGURO, VALOR_OTROS }],
        },
        reference,
      ).MERCANCIAS[0]!.VALOR_CIF;
    expect([cif('1.00', '0.20', '0.03', '4.00'), cif('', '', '', '0.00'), cif('')]).toEqual([
      '5.23',
      '0.00',
      '',
    ]);
  });

  it('give the day of all invoices, and none where there is none', () => {
    const day = (...days: string[]) =>
      calculateDva(
        { ...whole, FACTURAS: days.map((FECHA_FACTURA) => ({ ...whole.FACTURAS[0]!, FECHA_FACTURA })) },
        reference,
      ).DVA.FECHA_FACTURA;
    expect([day(), day('2026-10-14'), day('2026-10-14', '2026-10-14'), day('2026-10-14', '')]).toEqual([
      '',
      '2026-10-14',
      '2026-10-14',
      '',
    ]);
  });
});

it('tells of a derivation what came of the invoices, whoever may write it, and nothing that is computed', () => {
  const fresh = {
    ...whole,
    DVA: { ...whole.DVA, NOMBRE_PROVEEDOR: 'OTRO', CASILLA_46: '1.00' },
    MERCANCIAS: whole.MERCANCIAS.map((line) => ({ ...line, ID_FACTURA: 'inv-9', SECUENCIA_DETALLE: '7' })),
  };
  const { moves } = mergeDerived(whole, whole, fresh, reference);
  const paths = moves.map((each) => each.path);
  expect(paths).toContain('DVA.NOMBRE_PROVEEDOR');
  expect(dvaDataSets.MERCANCIAS.fields.ID_FACTURA.writer).toBe('derivation');
  expect(paths).toContain('MERCANCIAS[0].ID_FACTURA');
  expect(paths).not.toContain('DVA.CASILLA_46');
  expect(paths).not.toContain('MERCANCIAS[0].SECUENCIA_DETALLE');
});
