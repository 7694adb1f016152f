import * as z from 'zod';
import { param } from '../foundation/contracts/params.ts';
import { procedure } from '../foundation/contracts/procedure.ts';
import { APPLICATIONS } from '../foundation/modules.ts';
import { applicationGrants, permissionRowSchema } from './permissionSchemas.ts';

const group = 'users' as const;
const flag = z.enum(['1', '0']);
const moduleName = z.enum(APPLICATIONS);

const role = z.object({
  NOMBRE: z.string(),
  DESCRIPCION: z.string(),
  /** Rights that it gives: «duca:transmitir», «work-orders.costos:ver». */
  DERECHOS: z.array(z.string()),
});

const tablePerson = z.object({
  IdUsuario: z.string(),
  NombreUsuario: z.string(),
  Usuario: z.string(),
  IdPerfil: z.string(),
  SUPER: flag,
  ACTIVO: flag,
  /** Role by id; '' for none. */
  ROL: z.string(),
  APLICACIONES: applicationGrants,
  PERMISOS: z.array(permissionRowSchema),
});

const table = z.object({
  /** Counts every change of it; a change names the one that it saw. */
  ACCESO: z.int(),
  MODULOS: z.array(moduleName),
  /** ACTIVO_CLIENTE by module. */
  APLICACIONES: z.partialRecord(moduleName, z.string()),
  /** Roles of the company's own, by id; those that the product brings are known to whoever reads this. */
  ROLES: z.record(z.string(), role),
  /** Whether a second person releases what is transmitted, and from which value in US dollars. */
  LIBERACION: z.object({ ACTIVA: flag, DESDE: z.string() }),
  PERSONAS: z.array(tablePerson),
});

const administering = { group, permission: 'admin' } as const;
const changing = {
  ...administering,
  effect: 'write',
  stepUp: true,
  refusals: ['not-found', 'document.stale', 'document.impossible-change'],
} as const;
const seen = () => param.integer('Número de cambio (ACCESO) que se vio', 0, 999_999_999);
const roleId = (description: string) =>
  param.form(description, z.string().regex(/^[a-z0-9-]{1,40}$/, 'admite minúsculas, dígitos y guion'));

/** Changes of one person: another role first, then rights by their rows. */
const change = z.object({
  ID_USUARIO: z.string().regex(/^[A-Za-z0-9-]{1,64}$/),
  /** '' takes the role away, and leaves what the person may do as rows of their own. */
  ROL: z.string().max(40).optional(),
  PERMISOS: z.array(permissionRowSchema).max(200),
});

/** Contracts of the permission matrix: who may do what, by which role, and its changes (spec 3 and 6). */
export const permissionProcedures = {
  permissionTable: procedure({
    ...administering,
    effect: 'read',
    name: 'permissionTable',
    summary: 'ver los permisos de todas las personas de la empresa',
    params: {},
    result: table,
  }),
  setPermissions: procedure({
    ...changing,
    name: 'setPermissions',
    summary: 'cambiar los permisos de las personas de la empresa',
    params: {
      ACCESO: seen(),
      CAMBIOS: param.json('Cambios por persona', z.array(change).min(1).max(60)),
    },
    result: table,
  }),
  saveRole: procedure({
    ...changing,
    name: 'saveRole',
    summary: 'crear o modificar un rol de la empresa',
    params: {
      ACCESO: seen(),
      ROL: roleId('Identificador del rol; el de uno del producto guarda la versión de la empresa'),
      NOMBRE: param.text('Nombre del rol', 60),
      DESCRIPCION: param.text('Para qué sirve', 200),
      DERECHOS: param.json('Derechos que da', z.array(z.string().max(80)).max(200)),
    },
    result: table,
  }),
  saveReleaseOption: procedure({
    ...changing,
    name: 'saveReleaseOption',
    summary: 'pedir que otra persona libere lo que se transmite',
    params: {
      ACCESO: seen(),
      ACTIVA: param.flag('1 si se pide la liberación de una segunda persona'),
      DESDE: param.text('Valor en aduana en US$ desde el que se pide; 0 siempre', 20),
    },
    result: table,
  }),
  removeRole: procedure({
    ...changing,
    name: 'removeRole',
    summary: 'quitar un rol de la empresa o volver al del producto',
    params: { ACCESO: seen(), ROL: roleId('Identificador del rol') },
    result: table,
  }),
};

export type PermissionTable = z.infer<typeof table>;
export type TablePerson = z.infer<typeof tablePerson>;
export type PermissionChange = z.infer<typeof change>;
