import { expect, it } from 'vitest';
import { permissionsOf } from '../../shared/foundation/access/permissions.ts';
import { accessOf, companyRowKey, userRowKey, type CompanyRow, type UserRow } from './caller.ts';

const user = (SUPER: string): UserRow => ({
  ...userRowKey('a', 'ana'),
  ...{ IdUsuario: 'ana', Usuario: 'ana', NombreUsuario: 'Ana', IdPerfil: '2', SUPER, ACTIVO: '1' },
  APLICACIONES: { duca: { ACTIVO_USUARIO: '1', APLICACION_PERMITIDA: '1' } },
  PERMISOS: [],
});
const company = (PLATAFORMA?: string): CompanyRow => ({
  ...companyRowKey('a'),
  ...{ Nombre: 'Despacho', AbreviaturaPais: 'GT', ACTIVO: '1', APLICACIONES: { duca: '1', dua: '1' } },
  ...(PLATAFORMA ? { PLATAFORMA } : {}),
});
const held = (...of: [CompanyRow, UserRow]) => [...permissionsOf(accessOf(...of))].sort();

it('the platform’s own administrators operate it, its other people nothing, and neither sees a document', () => {
  expect(held(company('1'), user('1'))).toEqual(['operator', 'public', 'session']);
  expect(held(company('1'), user('0'))).toEqual(['public', 'session']);
});

it('a company’s own people work in its applications, of those that its country has', () => {
  expect(held(company(), user('0'))).toEqual(['duca:read', 'public', 'session']);
  expect(accessOf(company(), user('0')).applications.map(({ module }) => module)).toEqual(['duca']);
});
