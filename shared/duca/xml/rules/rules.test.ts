import { describe, expect, it } from 'vitest';
import { formats } from '../../../foundation/xml/formats.ts';
import type { DucaXmlContext } from '../context.ts';
import { aboveZero } from './aboveZero.ts';
import { afterOther } from './afterOther.ts';
import { besides } from './besides.ts';
import { customsOffice } from './customsOffice.ts';
import { emptyDate } from './emptyDate.ts';
import { firstInWarehouse } from './firstInWarehouse.ts';
import { functionCode, messageId, softwareProvider } from './message.ts';
import { byCatalogue, byItself } from './minimumDescription.ts';
import { percent } from './percent.ts';
import { sequencePart } from './sequencePart.ts';
import { supplierAddress } from './supplierAddress.ts';
import { tariffCode } from './tariffCode.ts';
import { taxBase } from './taxBase.ts';
import { total } from './total.ts';
import { vehicleCost } from './vehicleCost.ts';
import { afterYes, yesNo } from './yesNo.ts';

const usual: DucaXmlContext = {
  modality: 'ID',
  exit: false,
  wholeTotals: false,
  preference8: false,
  variant: false,
  functionCode: '9',
  provider: 'P-1',
  year: '2026',
  firstDva: '',
  dvas: [],
  catalogued: () => false,
};

describe('formats of spec 5', () => {
  it('sends two decimals for amounts, five for the rate, seven for item values', () => {
    expect(formats.amount('12.5')).toBe('12.50');
    expect(formats.amount('12.345')).toBe('12.35');
    expect(formats.amount('7')).toBe('7.00');
    expect(formats.rate5('7.85123')).toBe('7.85123');
    expect(formats.unitValue('2.5')).toBe('2.5000000');
  });

  it('sends a whole quantity without decimals and any other with three', () => {
    expect([formats.quantity('12.000'), formats.quantity('12'), formats.quantity('12.5')]).toEqual([
      '12',
      '12',
      '12.500',
    ]);
  });

  it('sends flags as S and N, order numbers without hyphens, codes without points', () => {
    expect([formats.flag('1'), formats.flag('0')]).toEqual(['S', 'N']);
    expect(formats.orderNumber('123-6000567')).toBe('1236000567');
    expect(formats.tariff('8471.30.00.00')).toBe('8471300000');
  });
});

describe('rules of spec 5', () => {
  it('names the office of exit for modalities that leave', () => {
    const record = { ID_ADUANA_SALIDA: 'PQ', ID_ADUANA_INGRESO: 'ST' };
    expect(customsOffice(record, usual)).toBe('ST');
    expect(customsOffice(record, { ...usual, exit: true })).toBe('PQ');
  });

  it('cuts a preferential code to 8 digits only when the preference is on and an agreement is claimed', () => {
    const claimed = { CLASIFICACION_ARANCELARIA: '8471300000', ACUERDO_1_ID: '20' };
    const rule = tariffCode('ACUERDO_1_ID');
    expect(rule(claimed, usual)).toBe('8471300000');
    expect(rule(claimed, { ...usual, preference8: true })).toBe('84713000');
    expect(rule({ ...claimed, ACUERDO_1_ID: '' }, { ...usual, preference8: true })).toBe('8471300000');
  });

  it('sends totals whole when the flag is set', () => {
    const rule = total('CANTIDAD_BULTOS');
    expect(rule({ CANTIDAD_BULTOS: '12.00' }, usual)).toBe('12.00');
    expect(rule({ CANTIDAD_BULTOS: '12.00' }, { ...usual, wholeTotals: true })).toBe('12');
    expect(rule({ CANTIDAD_BULTOS: '' }, usual)).toBe('');
  });

  it('sends the percentage with two decimals, and four for CED', () => {
    expect(percent({ TASA: '15.0000', CODIGO_TRIBUTO: 'DAI' }, usual)).toBe('15.00');
    expect(percent({ TASA: '0.1250', CODIGO_TRIBUTO: 'CED' }, usual)).toBe('0.1250');
  });

  it('sends of an amount a unit the quantity as base and the amount with four decimals', () => {
    const gallons = {
      CODIGO_TRIBUTO: 'IDP',
      BASE_IMPONIBLE: '',
      TASA: '',
      CANTIDAD_GRAVADA: '264.172052',
      MONTO_UNITARIO: '4.7000000',
    };
    expect([taxBase(gallons, usual), percent(gallons, usual)]).toEqual(['264.172', '4.7000']);
    expect(taxBase({ ...gallons, CANTIDAD_GRAVADA: '20.000000' }, usual)).toBe('20');
    expect(taxBase({ BASE_IMPONIBLE: '86363.53', CANTIDAD_GRAVADA: '' }, usual)).toBe('86363.53');
  });

  it('counts the supplier address as it is sent: cleaned, and not yet escaped', () => {
    const marked = `${'\u200b'.repeat(20)}${'&'.repeat(150)}`;
    expect(supplierAddress({ DIRECCION_PROVEEDOR: marked }, usual)).toBe('&'.repeat(150));
    expect(supplierAddress({ DIRECCION_PROVEEDOR: 'corta' }, usual)).toBe('corta');
  });

  it('caps the supplier address at 150 characters without cutting one in half', () => {
    expect(supplierAddress({ DIRECCION_PROVEEDOR: 'x'.repeat(149) + '🚢y' }, usual)).toBe(
      'x'.repeat(149) + '🚢',
    );
  });

  it('sends a detail only after a yes, and the contract date only beside its number', () => {
    const detail = afterYes('VINCULACION');
    expect(['1', '0', ''].map((VINCULACION) => detail({ VINCULACION }, usual))).toEqual([true, false, false]);
    const date = besides('NUMERO');
    expect([date({ NUMERO: 'C-1' }, usual), date({ NUMERO: '' }, usual)]).toEqual([true, false]);
    expect(emptyDate('FECHA')({ FECHA: '2026-01-05' }, usual)).toBe('2026-01-05');
    expect(emptyDate('FECHA')({ FECHA: '' }, usual)).toBe('1900-01-01');
  });

  it("splits a sequence 'a-b'", () => {
    const parts = (LINEA: string) => [
      sequencePart('LINEA', 'first')({ LINEA }, usual),
      sequencePart('LINEA', 'last')({ LINEA }, usual),
    ];
    expect(parts('2-5')).toEqual(['2', '5']);
    expect(parts('3')).toEqual(['3', '3']);
    expect(parts('')).toEqual(['', '']);
  });

  it('sends the amount of a document only above zero; of a blank one the matrix decides', () => {
    const rule = aboveZero('MONTO');
    expect([
      rule({ MONTO: '0.00' }, usual),
      rule({ MONTO: '' }, usual),
      rule({ MONTO: '0.01' }, usual),
    ]).toEqual([false, true, true]);
  });

  it('sends only the first value declaration to a warehouse', () => {
    const kept = (modality: string) =>
      ['dva-1', 'dva-2'].map((ID_DVA, index) =>
        firstInWarehouse({ ID_DVA }, index, { ...usual, modality, firstDva: 'dva-1' }),
      );
    expect(kept('DA')).toEqual([true, false]);
    expect(kept('ID')).toEqual([true, true]);
  });

  it('names the provider of the software that the installation has (spec 9)', () => {
    expect(softwareProvider({}, usual)).toBe('P-1');
  });

  it('uses function 4 and identifier 1 for the variant (spec 4)', () => {
    expect([functionCode({}, usual), messageId({}, usual)]).toEqual(['9', '6']);
    expect(functionCode({}, { ...usual, functionCode: '5' })).toBe('5');
    expect([
      functionCode({}, { ...usual, variant: true }),
      messageId({}, { ...usual, variant: true }),
    ]).toEqual(['4', '1']);
  });

  it('answers every yes-or-no question with S or N, a blank one with N', () => {
    const answer = (CASILLA_24: string) => yesNo('CASILLA_24')({ CASILLA_24 }, usual);
    expect(['1', '0', '', '2'].map(answer)).toEqual(['S', 'N', 'N', 'N']);
    expect(yesNo('CASILLA_24')({}, usual)).toBe('N');
  });

  it('sends another form of shipping or payment only when it says something, and while «other» is chosen', () => {
    const place = afterOther('FORMA_PAGO', 'OTRA_FORMA_PAGO');
    const sent = (FORMA_PAGO: string, OTRA_FORMA_PAGO: string) =>
      place({ FORMA_PAGO, OTRA_FORMA_PAGO }, usual);
    expect([sent('OT', 'Trueque'), sent('OT', ''), sent('TB', 'Trueque')]).toEqual([true, false, false]);
  });

  it('sends freight and insurance of a vehicle of this year or later, and of an older one above zero', () => {
    const rule = vehicleCost('VALOR_FLETE');
    const sent = (MODELO: string, VALOR_FLETE: string) => rule({ MODELO, VALOR_FLETE }, usual);
    expect([sent('2026', '0.00'), sent('2027', ''), sent('2025', '1.50'), sent('', '1.50')]).toEqual(
      Array(4).fill(true),
    );
    expect([sent('2025', '0.00'), sent('2025', ''), sent('', '0.00')]).toEqual([false, false, false]);
  });

  it("names goods by themselves, or by their heading's catalogue unless agreement 2 exempts them", () => {
    const context = {
      ...usual,
      catalogued: (code: string, agreement2: string) => code.startsWith('8703') && agreement2 !== '400',
    };
    const named = (CLASIFICACION_ARANCELARIA: string, ACUERDO_PREFERENCIAL_2: string) => {
      const record = { CLASIFICACION_ARANCELARIA, ACUERDO_PREFERENCIAL_2 };
      return byItself(record, context) === byCatalogue(record, context)
        ? 'both or none'
        : byItself(record, context)
          ? 'item'
          : 'catalogue';
    };
    expect(named('8703236900', '')).toBe('catalogue');
    expect(named('8703236900', '400')).toBe('item');
    expect(named('8471300000', '')).toBe('item');
  });
});
