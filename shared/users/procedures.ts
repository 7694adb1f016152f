import * as z from 'zod';
import { param } from '../foundation/contracts/params.ts';
import { procedure } from '../foundation/contracts/procedure.ts';
import { factorProcedures } from './factor/procedures.ts';
import { linkProcedures } from './linkProcedures.ts';
import { LONGEST_PASSWORD } from './passwordPolicy.ts';
import { importers, listedUser, rights } from './listedUser.ts';
import { newUserParams } from './newUserParams.ts';
import { applicationGrants } from './permissionSchemas.ts';
import { sessionFacts, signedIn } from './sessionFacts.ts';
import { applicationRow, billingAccess, companyProfile } from './startFacts.ts';
import { sessionProcedures } from './sessionProcedures.ts';

const group = 'users' as const;

const permissionRow = z.object({
  ID_USUARIO: z.string(),
  ID_MODULO: z.string(),
  /** Group of fields of the module; '' for the module itself. */
  ID_OBJETO: z.string(),
  CLAVE: z.string(),
  VALOR: z.string(),
});

const configurationRow = z.object({ ID_MODULO: z.string(), CLAVE: z.string(), VALOR: z.string() });
const done = z.object({ RESULTADO: z.literal('1') });

const password = (description: string) => param.text(description, LONGEST_PASSWORD);
const clientId = param.company;
const ownUser = () => param.id('users', 'Id del usuario; el propio, salvo para administradores');

// By position the password stands among them.
const { USUARIO, NOMBRE, CORREO, ID_PERFIL, ...more } = newUserParams();

const reading = { group, permission: 'session', effect: 'read' } as const;
const writing = { group, permission: 'session', effect: 'write' } as const;
const administering = { group, permission: 'admin', effect: 'write' } as const;

/** Contracts of session, profile, permissions and customer users (spec 6 and 7). */
export const userProcedures = {
  login: procedure({
    group,
    name: 'login',
    refusals: ['session.credentials', 'session.delayed'],
    summary: 'iniciar sesión',
    params: { USUARIO: param.text('Usuario', 100), CLAVE: password('Contraseña') },
    result: signedIn,
    permission: 'public',
    effect: 'write',
    maxBytes: 8 * 1024,
  }),
  ...linkProcedures,
  logout: procedure({
    ...writing,
    name: 'logout',
    summary: 'cerrar sesión',
    params: {},
    result: done,
    beforeFactor: true,
  }),
  check: procedure({
    ...reading,
    name: 'check',
    summary: 'verificar la sesión',
    params: { TOKEN_SESION: param.optional(param.text('Se conserva por compatibilidad y no se lee', 200)) },
    result: sessionFacts,
    beforeFactor: true,
  }),
  profile: procedure({
    ...reading,
    name: 'profile',
    summary: 'ver el perfil de la empresa',
    params: { ID_CLIENTE: clientId() },
    result: z.array(companyProfile),
  }),
  specialFeatures: procedure({
    ...reading,
    name: 'specialFeatures',
    summary: 'ver las funcionalidades especiales de la empresa',
    params: { ID_PERFIL: clientId() },
    result: z.array(z.object({ NOMBRE: z.string() })),
  }),
  applications: procedure({
    ...reading,
    name: 'applications',
    summary: 'ver las aplicaciones asignadas',
    params: {
      MODO: param.text('Siempre «3»', 1),
      ID_CLIENTE: clientId(),
      ID_USUARIO: ownUser(),
      OPCION: param.optional(param.text('Siempre «0»', 1)),
    },
    result: z.array(applicationRow),
  }),
  permissions: procedure({
    ...reading,
    name: 'permissions',
    summary: 'ver los permisos de un usuario',
    params: { ID_PERFIL: clientId(), ID_USUARIO: ownUser() },
    result: z.array(permissionRow),
  }),
  billingAccess: procedure({
    ...reading,
    name: 'billingAccess',
    summary: 'consultar el acceso a facturación',
    params: { ID_CLIENTE: clientId() },
    result: z.array(billingAccess),
  }),
  ...sessionProcedures,
  stepUp: procedure({
    ...writing,
    name: 'stepUp',
    refusals: ['rejected', 'session.delayed'],
    summary: 'confirmar su contraseña',
    params: { CLAVE: password('Contraseña') },
    result: done,
    beforeFactor: true,
    maxBytes: 8 * 1024,
  }),
  changePassword: procedure({
    ...writing,
    name: 'changePassword',
    refusals: ['rejected', 'session.delayed'],
    summary: 'cambiar su contraseña',
    params: { CLAVE_ACTUAL: password('Contraseña actual'), CLAVE_NUEVA: password('Contraseña nueva') },
    /** PROGRAMAS: tokens of programs that the person made, which go on. */
    result: done.extend({ PROGRAMAS: z.int() }),
    maxBytes: 8 * 1024,
  }),
  listUsers: procedure({
    ...administering,
    effect: 'read',
    name: 'listUsers',
    summary: 'listar los usuarios de la empresa',
    params: {},
    result: z.array(listedUser),
  }),
  loadConfiguration: procedure({
    ...reading,
    name: 'loadConfiguration',
    summary: 'leer su configuración',
    params: { ID_MODULO: param.optional(param.text('Id de módulo (1 a 9); todos si está vacío', 2)) },
    result: z.array(configurationRow),
  }),
  saveConfiguration: procedure({
    ...writing,
    name: 'saveConfiguration',
    summary: 'guardar su configuración',
    params: {
      ID_MODULO: param.text('Id de módulo (1 a 9)', 2),
      CLAVE: param.text('Clave de la opción', 100),
      VALOR: param.text('Valor de la opción', 2_000),
    },
    result: done,
  }),
  createUser: procedure({
    ...administering,
    name: 'createUser',
    stepUp: true,
    refusals: ['document.impossible-change'],
    summary: 'crear usuarios',
    params: { USUARIO, NOMBRE, CORREO, ID_PERFIL, CLAVE: password('Contraseña inicial'), ...more },
    result: listedUser,
  }),
  saveUser: procedure({
    ...administering,
    name: 'saveUser',
    stepUp: true,
    refusals: ['document.impossible-change'],
    summary: 'modificar o desactivar usuarios',
    params: {
      ID_USUARIO: param.id('users', 'Id del usuario'),
      NOMBRE: param.optional(param.text('Nombre completo', 150)),
      CORREO: param.optional(param.text('Correo electrónico', 200)),
      ID_PERFIL: param.optional(param.text('Id de perfil (1 a 12)', 2)),
      SUPER: param.optional(param.flag('1 si administra la empresa')),
      ACTIVO: param.optional(param.flag('0 lo desactiva y cierra sus sesiones')),
      CLAVE: param.optional(password('Contraseña nueva para quien olvidó la suya; cierra sus sesiones')),
      APLICACIONES: param.optional(param.json('Aplicaciones por módulo', applicationGrants)),
      PERMISOS: param.optional(param.json('Permisos por módulo', rights)),
      IMPORTADORES: importers(),
    },
    result: listedUser,
  }),
  ...factorProcedures,
};

export type { ListedUser } from './listedUser.ts';
export type ApplicationGrants = z.infer<typeof applicationGrants>;
export type Rights = z.infer<typeof rights>;
