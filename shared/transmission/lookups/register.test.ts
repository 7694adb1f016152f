import { describe, expect, it } from 'vitest';
import { lookupKey, lookups } from './register.ts';
import type { LookupName } from './kept.ts';

const key = (name: LookupName, text: string, country: 'GT' | 'HN' | 'SV' = 'GT') =>
  lookupKey(name, country, { X: text }, 'X');
const TODAY = '2026-11-20';

describe('what is asked for', () => {
  it('is the number as the service knows it, however it was typed', () => {
    for (const typed of ['1234567K', ' 123456-7k ', '123.456.7K', '123 4567 k']) {
      expect(key('nit', typed), typed).toBe('1234567K');
    }
    expect(key('rtn', '0801-9021-000018', 'HN')).toBe('08019021000018');
    expect(key('placa', 'c-123 bbb')).toBe('C123BBB');
  });

  it('is nothing yet while there is half a number', () => {
    for (const typed of ['', 'K', '12X', '123456789012K', 'x1234567'])
      expect(key('nit', typed), typed).toBeUndefined();
    for (const typed of ['0801902100001', '080190210000181', '0801902100001A'])
      expect(key('rtn', typed, 'HN'), typed).toBeUndefined();
    for (const typed of ['123', 'C1', 'C12345', 'ABCD123', '1C123', 'C123BBBB'])
      expect(key('placa', typed), typed).toBeUndefined();
    for (const typed of ['8471300', '8471300000000', '8471.30.00x'])
      expect(key('permisos', typed), typed).toBeUndefined();
    for (const typed of ['A', 'x'.repeat(21), 'AB_1']) expect(key('contribuyente', typed)).toBeUndefined();
  });

  it('keeps hyphens and spaces only where the thing has them', () => {
    expect(key('contingente', ' añ-12/3.4 ')).toBe('AN-12/3.4');
    expect(key('certificado', 'CO-2026.1')).toBe('CO-2026.1');
    expect(key('permisos', '8471.30.00')).toBe('84713000');
    for (const typed of ['A-', 'x'.repeat(31), 'A B C']) expect(key('contingente', typed)).toBeUndefined();
    for (const typed of ['A-', 'x'.repeat(41), 'A B C']) expect(key('certificado', typed)).toBeUndefined();
  });

  it('of a vehicle is make, line and year together', () => {
    const of = (MARCA: string, LINEA: string, MODELO: string) =>
      lookupKey('vehiculo', 'GT', { MARCA, LINEA, MODELO }, 'MARCA');
    expect(of('Citroën ', 'c4 Picasso', '2020')).toBe('CITROEN|C4 PICASSO|2020');
    expect(of('Mazda', 'CX-5', '')).toBeUndefined();
    expect(of('', 'CX-5', '2020')).toBeUndefined();
    expect(of('Mazda', 'CX-5', '20200')).toBeUndefined();
    expect(of('Mazda', 'x'.repeat(61), '2020')).toBeUndefined();
    expect(lookupKey('vehiculo', 'GT', { MARCA: 'Mazda' }, 'MARCA')).toBeUndefined();
  });

  it('is nothing in a country that has no such service', () => {
    expect(key('nit', '1234567K', 'HN')).toBeUndefined();
    expect(key('rtn', '08019021000018', 'GT')).toBeUndefined();
    expect(key('placa', 'C123BBB', 'SV')).toBeUndefined();
  });

  it('is an importer only of a card of one, where the record says what it is', () => {
    const importer = (record: Record<string, string>) => lookupKey('importador', 'GT', record, 'NIT');
    expect(importer({ ID_ROL: 'IMPORTADOR', NIT: '1234567K' })).toBe('1234567K');
    expect(importer({ ID_ROL: 'EXPORTADOR', NIT: '1234567K' })).toBeUndefined();
    expect(importer({ ID_ROL: '', NIT: '1234567K' })).toBeUndefined();
    expect(importer({ NIT: '1234567K' })).toBe('1234567K');
    expect(importer({ ID_ROL: 'IMPORTADOR' })).toBeUndefined();
  });
});

describe('what was said', () => {
  const says = (name: LookupName, said: Record<string, string>) => lookups[name].says(said);

  it('is read as a sentence, of what there is of it', () => {
    expect(says('nit', { NOMBRE: 'ACME' })).toBe('ACME');
    expect(says('rtn', { NOMBRE: 'ACME' })).toBe('ACME');
    expect(says('contribuyente', { DIRECCION: '1 calle', CIUDAD: 'Mixco' })).toBe(
      'domicilio: 1 calle, Mixco',
    );
    expect(says('contribuyente', { DIRECCION: '1 calle', CIUDAD: '' })).toBe('domicilio: 1 calle');
    expect(says('importador', { REGISTRO: 'R-1' })).toBe('importador con registro R-1');
    expect(says('placa', { MARCA: 'MACK', CHASIS: '1M2' })).toBe('MACK, chasis 1M2');
    expect(says('placa', { MARCA: 'MACK', CHASIS: '' })).toBe('MACK');
    expect(says('placa', { MARCA: '', CHASIS: '1M2' })).toBe('chasis 1M2');
    expect(says('contingente', { SALDO: '5.5', UNIDAD: 'kg', VENCE: '2026-12-31' })).toBe(
      'quedan 5.5 kg, hasta el 31/12/2026',
    );
    expect(says('contingente', { SALDO: '5.5', UNIDAD: '', VENCE: '' })).toBe('quedan 5.5');
    expect(says('permisos', { PERMISOS: 'licencia' })).toBe('pide licencia');
    expect(says('permisos', { PERMISOS: '' })).toBe('no pide permisos');
    expect(says('certificado', { EXPORTADOR: 'EXP', VENCE: '2026-12-31' })).toBe(
      'emitido por EXP, vence el 31/12/2026',
    );
    expect(says('certificado', { EXPORTADOR: 'EXP', VENCE: '' })).toBe('emitido por EXP');
    expect(says('vehiculo', { VALOR: '9000' })).toBe('valor imponible 9000 en moneda local');
  });

  it('invents nothing where the service gave less', () => {
    for (const name of Object.keys(lookups) as LookupName[]) {
      const said = says(name, {});
      expect(said, name).not.toMatch(/undefined|Stryker/);
      expect(lookups[name].objects?.({}, TODAY) ?? '', name).toBe('');
    }
    expect(says('contribuyente', {})).toBe('domicilio: ');
    expect(says('importador', {})).toBe('importador con registro ');
    expect(says('contingente', {})).toBe('quedan');
    expect(says('permisos', {})).toBe('no pide permisos');
    expect(says('certificado', {})).toBe('emitido por ');
    expect(says('vehiculo', {})).toBe('valor imponible  en moneda local');
    expect([says('nit', {}), says('rtn', {}), says('placa', {})]).toEqual(['', '', '']);
  });

  it('speaks against who is not active, in whatever letters', () => {
    for (const name of ['nit', 'rtn', 'importador', 'placa'] as const) {
      const against = (ESTADO: string) => lookups[name].objects?.({ ESTADO }, TODAY);
      expect(against('ACTIVO')).toBe('');
      expect(against('activo')).toBe('');
      expect(against('')).toBe('');
      expect(against('SUSPENDIDO')).toBe('está como «SUSPENDIDO» y no como activo');
      expect(against('INACTIVO')).toBe('está como «INACTIVO» y no como activo');
      expect(against('ACTIVO PARCIAL')).toBe('está como «ACTIVO PARCIAL» y no como activo');
    }
  });

  it('speaks against what ran out, from the day after its last', () => {
    for (const name of ['contingente', 'certificado'] as const) {
      const against = (VENCE: string) => lookups[name].objects?.({ VENCE }, TODAY);
      expect(against('2026-11-19')).toBe('venció el 19/11/2026');
      expect(against(TODAY)).toBe('');
      expect(against('2026-11-21')).toBe('');
      expect(against('')).toBe('');
    }
  });
});
