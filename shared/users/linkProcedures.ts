import * as z from 'zod';
import { param } from '../foundation/contracts/params.ts';
import { procedure } from '../foundation/contracts/procedure.ts';
import { LONGEST_PASSWORD } from './passwordPolicy.ts';

const link = () => param.text('Lo último de la dirección del enlace', 100);
const facts = {
  group: 'users',
  permission: 'public',
  refusals: ['rejected', 'session.delayed'],
  maxBytes: 8 * 1024,
} as const;

/** Contracts of the one-time link with which a user sets a password: to make one, and then the link is the permission. */
export const linkProcedures = {
  createPasswordLink: procedure({
    group: 'users',
    permission: 'admin',
    effect: 'write',
    secretAnswer: true,
    stepUp: true,
    refusals: ['document.impossible-change'],
    name: 'createPasswordLink',
    summary: 'dar enlaces de contraseña',
    params: { ID_USUARIO: param.id('users', 'Id de un usuario de la empresa que olvidó su contraseña') },
    result: z.object({
      /** Last part of the address; told once and stored nowhere. */
      ENLACE: z.string(),
      HORAS: z.number().int(),
    }),
  }),
  passwordLink: procedure({
    ...facts,
    name: 'passwordLink',
    summary: 'ver para quién es un enlace de contraseña',
    params: { ENLACE: link() },
    result: z.object({ USUARIO: z.string(), NOMBRE: z.string(), EMPRESA: z.string(), Nit: z.string() }),
    effect: 'read',
  }),
  usePasswordLink: procedure({
    ...facts,
    name: 'usePasswordLink',
    summary: 'elegir la contraseña con un enlace de un solo uso',
    params: { ENLACE: link(), CLAVE: param.text('Contraseña', LONGEST_PASSWORD) },
    /** ESPERA '1': the account opens once whoever administers has confirmed it. PROGRAMAS: tokens of theirs that were revoked. */
    result: z.object({ RESULTADO: z.literal('1'), ESPERA: z.enum(['1', '0']), PROGRAMAS: z.int() }),
    effect: 'write',
  }),
};
