import { describe, expect, it } from 'vitest';
import type { JsonAnswer } from '../postJson.ts';
import { readLookup } from './readLookup.ts';

const KEY = '1234567K';
const data = { NOMBRE: ' ACME, S.A. ', ESTADO: 'ACTIVO' };
const answer = (body: object, status = 200): JsonAnswer => ({
  kind: 'answer',
  status,
  body: { clave: KEY, codigo: '00', datos: data, ...body },
});
const nit = (body: object, status?: number) => readLookup('nit', KEY, answer(body, status));

describe('the answer to a look-up', () => {
  it('says what the register names, tidied, and nothing else', () => {
    expect(nit({ datos: { ...data, SALDO: '1' } })).toEqual({
      kind: 'found',
      said: { NOMBRE: 'ACME, S.A.', ESTADO: 'ACTIVO' },
    });
  });

  it('says that there is no such thing', () => {
    expect(nit({ codigo: '40', datos: undefined })).toEqual({ kind: 'absent' });
  });

  it('is none that another thing was asked for, or that does not say which', () => {
    expect(nit({ clave: '999K' })).toEqual({ kind: 'none', why: 'other' });
    expect(nit({ clave: '999K', codigo: '40' })).toEqual({ kind: 'none', why: 'other' });
    expect(nit({ clave: undefined })).toEqual({ kind: 'none', why: 'other' });
    expect(nit({ clave: undefined, codigo: undefined })).toEqual({ kind: 'none', why: 'unreadable' });
  });

  it('is none whose code nobody knows', () => {
    for (const codigo of ['99', '', 0, undefined])
      expect(nit({ codigo })).toEqual({ kind: 'none', why: 'code' });
  });

  it('is none that refuses the user, or that is no answer at all', () => {
    for (const status of [401, 403]) expect(nit({}, status)).toEqual({ kind: 'none', why: 'credentials' });
    for (const status of [201, 302, 404]) expect(nit({}, status)).toEqual({ kind: 'none', why: 'silent' });
    for (const kind of ['silent', 'too-large', 'unreadable'] as const)
      expect(readLookup('nit', KEY, { kind })).toEqual({ kind: 'none', why: kind });
  });

  it('is none that lacks a value, or has one in another form', () => {
    for (const datos of [
      undefined,
      null,
      'ACME',
      {},
      { NOMBRE: 'ACME' },
      { ...data, NOMBRE: 7 },
      { ...data, NOMBRE: 'x'.repeat(201) },
      { ...data, NOMBRE: 'dos\nlíneas' },
      { ...data, NOMBRE: 'con\ttabulación' },
      { ...data, NOMBRE: 'con\u0007campana' },
      { ...data, NOMBRE: 'borrado\u007f' },
    ])
      expect(nit({ datos }), JSON.stringify(datos)).toEqual({ kind: 'none', why: 'form' });
    expect(nit({ datos: { ...data, NOMBRE: 'x'.repeat(200) } })).toMatchObject({ kind: 'found' });
  });

  it('has amounts and days in the form in which they are stored, and a long text in lines', () => {
    const quota = (SALDO: string, VENCE: string) =>
      readLookup('contingente', 'C-1', answer({ clave: 'C-1', datos: { SALDO, UNIDAD: 'kg', VENCE } })).kind;
    expect(quota('1200.5', '2026-12-31')).toBe('found');
    expect(quota('0', '')).toBe('found');
    for (const amount of ['1,200', '-1', '', '1.', '1.1234567', 'x1', '1x', '1'.repeat(16)])
      expect(quota(amount, ''), amount).toBe('none');
    for (const day of ['31/12/2026', '2026-12-31T00:00', 'x2026-12-31', '2026-12'])
      expect(quota('1', day), day).toBe('none');
    const permits = (PERMISOS: string) =>
      readLookup('permisos', '84713000', answer({ clave: '84713000', datos: { PERMISOS } })).kind;
    expect(permits('uno\ndos')).toBe('found');
    expect(permits('uno\r\ndos')).toBe('none');
    expect(permits('x'.repeat(2001))).toBe('none');
  });
});
