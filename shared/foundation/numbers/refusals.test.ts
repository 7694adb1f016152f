import { describe, expect, it } from 'vitest';
import { checkAwb } from './awb.ts';
import { accept, compact, refuse, type NumberCheck } from './check.ts';
import { checkContainer, containerCheckDigit } from './container.ts';
import { checkCui, formatCui } from './cui.ts';
import { checkDeclarationNumber, formatDeclarationNumber } from './declarationNumber.ts';
import { checkNit } from './nit.ts';
import { isCommaFormatted, isIntegerText, isUpTo999 } from './numberText.ts';
import { checkOrderNumber } from './orderNumber.ts';
import { checkRtn } from './rtn.ts';
import { checkVin } from './vin.ts';

const said = (checked: NumberCheck): string => (checked.ok ? (checked.warning ?? 'taken') : checked.reason);

it.each<[string, (text: string) => NumberCheck, string, string]>([
  [
    'an air waybill',
    checkAwb,
    '020-1234',
    'La guía aérea 0201234 debe tener 11 dígitos: 3 de la aerolínea y 8 de serie (por ejemplo 020-12345675). Cópiela completa del documento.',
  ],
  [
    'an air waybill by its digit',
    checkAwb,
    '02012345676',
    'El dígito verificador de la guía aérea 020-12345676 debe ser 5, no 6. Compare el número con el documento.',
  ],
  [
    'a container',
    checkContainer,
    'CSQ-3054383',
    'El contenedor CSQ3054383 no tiene la forma debida: tres letras, luego U, J o Z, y luego solo dígitos (por ejemplo CSQU3054383). Corríjalo según el documento de transporte.',
  ],
  [
    'a container by its digit',
    checkContainer,
    'CSQU3054384',
    'El dígito verificador del contenedor CSQU3054384 debe ser 3, no 4. Compare el número con el documento de transporte; puede haber un carácter cambiado.',
  ],
  ['a CUI', checkCui, '12345678', 'El CUI 12345678 debe tener 13 dígitos. Cópielo completo del DPI.'],
  [
    'a CUI by its digit',
    checkCui,
    '1587564430904',
    'El dígito verificador (el noveno) del CUI 1587 56443 0904 debe ser 4, no 3. Revise el número en el DPI.',
  ],
  [
    'a CUI by its department',
    checkCui,
    '1587564442301',
    'El CUI 1587 56444 2301 indica el departamento 23, que no existe (01 a 22). Revise los últimos cuatro dígitos en el DPI.',
  ],
  [
    'a CUI by its municipality',
    checkCui,
    '1587564440209',
    'El CUI 1587 56444 0209 indica el municipio 09 del departamento 02, que solo tiene del 01 al 08. Revise los últimos cuatro dígitos en el DPI.',
  ],
  [
    'a declaration by its length',
    checkDeclarationNumber,
    'gt-123',
    'El número de declaración GT123 tiene 5 caracteres y debe tener 20 (por ejemplo GTPRQPQ-24-001234-0001-5). Cópielo completo de la declaración.',
  ],
  [
    'a declaration by its signs',
    checkDeclarationNumber,
    'GTPRQPQ240O123400015',
    'El número de declaración GTPRQPQ-24-0O1234-0001-5 lleva un carácter que no corresponde: después de los siete de la aduana solo van dígitos. Cópielo de la declaración.',
  ],
  [
    'a final consumer',
    checkNit,
    'C/F',
    'Aquí no se admite CF (consumidor final). Escriba el NIT del contribuyente.',
  ],
  [
    'a NIT by its signs',
    checkNit,
    '57A6937',
    'El NIT 57A6937 solo puede llevar dígitos y, al final, un dígito o la letra K (por ejemplo 576937-K). Corríjalo según el RTU del contribuyente.',
  ],
  [
    'a NIT by its length',
    checkNit,
    '0001',
    'El NIT 0001 debe tener de 2 a 12 caracteres sin ceros a la izquierda. Corríjalo según el RTU del contribuyente.',
  ],
  [
    'a NIT by its digit',
    checkNit,
    '576937-1',
    'El dígito verificador del NIT 576937-1 debe ser K, no 1. Revise el número en el RTU del contribuyente.',
  ],
  [
    'an order by its signs',
    checkOrderNumber,
    '123#000567',
    'El número de orden 123#000567 solo puede llevar letras y dígitos. Corríjalo (por ejemplo 123-4000567).',
  ],
  [
    'an order by its length',
    checkOrderNumber,
    '123400',
    'El número de orden 123-400 tiene 6 caracteres y debe tener 10 (registro, año y correlativo, por ejemplo 123-4000567) o 16. Complételo o corríjalo.',
  ],
  [
    'an RTN by its signs',
    checkRtn,
    '0801902100001A',
    'El RTN 0801902100001A solo puede llevar dígitos. Escriba los 14 dígitos del RTN, sin letras.',
  ],
  [
    'an RTN by its length',
    checkRtn,
    '0801',
    'El RTN 0801 tiene 4 dígitos y debe tener 14. Escriba el RTN completo, como está en la constancia del SAR.',
  ],
  [
    'a DNI for an RTN',
    checkRtn,
    '0801902100001',
    'El RTN 0801902100001 tiene 13 dígitos y debe tener 14. Parece un DNI: agregue el dígito final del RTN.',
  ],
  [
    'an RTN by its department',
    checkRtn,
    '19019021000018',
    'El RTN 1901-9021-000018 comienza con el departamento 19, y solo hay del 01 al 18. Revise el número.',
  ],
  [
    'a VIN by its length',
    checkVin,
    '1M8',
    'El VIN 1M8 tiene 3 caracteres y debe tener 17. Cópielo completo del título o de la placa del vehículo.',
  ],
  [
    'a VIN by its signs',
    checkVin,
    'JM8GDM9AXKPO42788',
    'El VIN JM8GDM9AXKPO42788 lleva O en la posición 12; un VIN no usa I, O, Q ni signos. Revise si es 1 o 0.',
  ],
  [
    'a VIN by its digit',
    checkVin,
    '1M8GDM9A0KP042788',
    'El dígito verificador (el noveno) del VIN 1M8GDM9A0KP042788 sería X, no 0. Revise el número en el título del vehículo.',
  ],
])('says of %s what is wrong and what to do', (_what, check, text, sentence) => {
  expect(said(check(text))).toBe(sentence);
});

it('takes a blank for a blank, of every kind of number', () => {
  for (const check of [
    checkAwb,
    checkContainer,
    checkCui,
    checkDeclarationNumber,
    checkNit,
    checkOrderNumber,
    checkRtn,
    checkVin,
  ])
    for (const blank of ['', '  ', '-'])
      expect(check(blank), `${check.name} «${blank}»`).toEqual({ ok: true, value: '' });
});

describe('the shape of a number', () => {
  it('begins where it begins and ends where it ends', () => {
    expect(checkDeclarationNumber('ÑGTPRQP2400123400015').ok).toBe(false);
    expect(checkDeclarationNumber('GTPRQPQ240012340001A').ok).toBe(false);
    expect(checkContainer('1CSQU3054383').ok).toBe(false);
    expect(checkContainer('CSQU305438X').ok).toBe(false);
    expect(checkCui('X1587564440904').ok).toBe(false);
    expect(checkCui('1587564440904X').ok).toBe(false);
    expect([formatCui('15875644409041'), formatCui('X1587564440904')]).toEqual([
      '15875644409041',
      'X1587564440904',
    ]);
    expect(formatDeclarationNumber('---')).toBe('Sin No. de DUA');
  });

  it('of a VIN from North America is checked, from elsewhere not', () => {
    const warned = (first: string) => said(checkVin(`${first}M8GDM9A0KP042788`)) !== 'taken';
    expect([...'0123456789AJ'].filter(warned)).toEqual([...'12345']);
    expect(said(checkVin('1M8GDM9AXKP042788'))).toBe('taken');
    expect(said(checkVin('1I8GDM9AXKP042788'))).toContain('lleva I en la posición 2;');
    expect(said(checkVin('1Q8GDM9AXKP042788'))).toContain('lleva Q');
  });

  it('of a container is counted from four letters and six digits', () => {
    expect(containerCheckDigit('csqu 305438')).toBe('3');
    for (const wrong of ['', 'CSQ3054383', 'CSQU30543', 'CSQUX05438'])
      expect(() => containerCheckDigit(wrong), wrong).toThrow('Not the start of a container number');
  });
});

it('reads a number as the keyboard meant it', () => {
  expect(compact(' ab\u00a0-c.d/e\u2013f\u200bg\u2212h ')).toBe('ABCDEFGH');
  expect(compact('Ñ_1#')).toBe('Ñ_1#');
});

it('says a warning only where there is one', () => {
  expect(accept('1')).toEqual({ ok: true, value: '1' });
  expect(accept('1')).not.toHaveProperty('warning');
  expect(accept('1', 'mire')).toEqual({ ok: true, value: '1', warning: 'mire' });
  expect(refuse('no')).toEqual({ ok: false, reason: 'no' });
});

it('tells numbers by the rules of spec 5 from their first sign to their last', () => {
  const all = (test: (text: string) => boolean, ...texts: string[]) => texts.filter(test);
  expect(all(isIntegerText, '0', '-7', '12', 'x1', '1x', '1-', '- 1')).toEqual(['0', '-7', '12']);
  expect(all(isUpTo999, '0', '99', '999.125', '1000', 'x1', '1.x', '.5', '1.')).toEqual([
    '0',
    '99',
    '999.125',
  ]);
  expect(
    all(isCommaFormatted, '1', '12,345', '123,456,789.10', ',123', '1234', '1,2345', '1,234,', 'x1', '1.x'),
  ).toEqual(['1', '12,345', '123,456,789.10']);
});
