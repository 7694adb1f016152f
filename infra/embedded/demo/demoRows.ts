import { companyRowKey, userRowKey } from '../../../functions/runtime/caller.ts';
import { putPassword } from '../../../functions/users/signInSecrets.ts';
import {
  loginKey,
  loginOwnerKey,
  type CompanyRecord,
  type UserRecord,
} from '../../../functions/users/userRows.ts';
import type { ModuleName } from '../../../shared/foundation/modules.ts';
import { ALL_MODULES, CLIENT_MODULES, type DemoCompany, type DemoPerson, type Role } from './companies.ts';

const modulesOf: Record<Role, readonly ModuleName[]> = {
  administrator: ALL_MODULES,
  agent: ALL_MODULES,
  assistant: ALL_MODULES,
  client: CLIENT_MODULES,
  elsewhere: [],
};

const rightsOf: Record<Role, readonly UserRecord['PERMISOS'][number]['CLAVE'][]> = {
  administrator: ['escribir', 'transmitir'],
  agent: ['escribir', 'transmitir'],
  assistant: ['escribir'],
  client: [],
  elsewhere: [],
};

/** Role as the start prints it. */
export const roleNames: Record<Role, string> = {
  administrator: 'administra y transmite',
  agent: 'agente, transmite',
  assistant: 'asistente, no transmite',
  client: 'cliente, solo consulta',
  elsewhere: 'perfil de otra aplicación',
};

export const companyItem = (company: DemoCompany): CompanyRecord => ({
  ...companyRowKey(company.id),
  Nombre: company.name,
  RazonSocial: company.legalName,
  Direccion: company.address,
  Telefono: company.phone,
  Correo: company.mail,
  Nit: company.taxId,
  Alias: company.alias,
  REGISTRO_DECLARANTE: company.registration,
  AbreviaturaPais: company.country,
  ACTIVO: '1',
  APLICACIONES: Object.fromEntries(ALL_MODULES.map((module) => [module, '1'])),
  FuncionalidadesEspeciales: [],
  ACCESO_APP_FACTURACION: '1',
  OPERADOR: company.operator ? '1' : '0',
});

/** The login is the person's id too: it is unique, and tests and examples can name it. */
export const idOf = (person: DemoPerson): string => `usr-${person.login.replaceAll('.', '-')}`;

export function personItems(company: DemoCompany, person: DemoPerson, phc: string) {
  const id = idOf(person);
  const modules = modulesOf[person.role];
  const user: UserRecord = {
    ...userRowKey(company.id, id),
    IdUsuario: id,
    Usuario: person.login,
    NombreUsuario: person.name,
    EmailUsuario: `${person.login}@${company.mail.split('@')[1]}`,
    IdPerfil: person.profileId,
    SUPER: person.role === 'administrator' ? '1' : '0',
    TRACKING: '0',
    ACTIVO: '1',
    APLICACIONES: Object.fromEntries(
      modules.map((module) => [module, { ACTIVO_USUARIO: '1', APLICACION_PERMITIDA: '1' }]),
    ),
    PERMISOS: modules.flatMap((module) =>
      rightsOf[person.role].map((right) => ({ ID_MODULO: module, CLAVE: right, VALOR: '1' })),
    ),
    ...(person.importers ? { IMPORTADORES: [...person.importers] } : {}),
    loginPk: loginKey(person.login),
  };
  return {
    owner: { ...loginOwnerKey(person.login), userId: id },
    user: { ...user, ...userRowKey(company.id, id) },
    // DEMO tells the start that the password is still the printed one; changing it writes a row without the mark.
    secret: putPassword(company.id, id, { CLAVE_PHC: phc, CAMBIADA: '', DEMO: '1' }),
  };
}
