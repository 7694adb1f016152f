import * as z from 'zod';
import { param } from '../foundation/contracts/params.ts';
import { procedure } from '../foundation/contracts/procedure.ts';

const group = 'users' as const;
const administering = { group, permission: 'admin' } as const;

const listed = z.object({
  ID_TOKEN: z.string(),
  NOMBRE: z.string(),
  /** Permissions that it was given: «duca:read». */
  PERMISOS: z.array(z.string()),
  CREADO_POR: z.string(),
  /** ISO instants; the last use '' before the first, to the hour. */
  CREADO: z.string(),
  VENCE: z.string(),
  ULTIMO_USO: z.string(),
  ESTADO: z.enum(['VIGENTE', 'VENCIDO', 'REVOCADO']),
});

/** Contracts of the tokens by which programs work for a company. */
export const tokenProcedures = {
  tokens: procedure({
    ...administering,
    effect: 'read',
    name: 'tokens',
    summary: 'ver los tokens de programas',
    params: {},
    result: z.array(listed),
  }),
  createToken: procedure({
    ...administering,
    effect: 'write',
    name: 'createToken',
    stepUp: true,
    refusals: ['document.impossible-change'],
    summary: 'crear un token para un programa',
    params: {
      NOMBRE: param.text('Programa que lo usará', 60),
      DIAS: param.integer('Días que vale', 1, 365),
      PERMISOS: param.json('Permisos: «duca:read», «products:write»', z.array(z.string().max(80)).max(60)),
    },
    /** The token is shown this once; nobody can read it again. */
    result: z.object({ TOKEN: z.string(), ID_TOKEN: z.string(), VENCE: z.string() }),
    secretAnswer: true,
  }),
  revokeToken: procedure({
    ...administering,
    effect: 'write',
    name: 'revokeToken',
    stepUp: true,
    refusals: ['not-found'],
    summary: 'revocar un token de programa',
    params: { ID_TOKEN: param.id('users', 'Id del token, de la lista') },
    result: z.array(listed),
  }),
};

export type ListedToken = z.infer<typeof listed>;
