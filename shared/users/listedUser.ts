import * as z from 'zod';
import { param } from '../foundation/contracts/params.ts';
import { permissionRowSchema } from './permissionSchemas.ts';

const flag = z.enum(['1', '0']);

/**
 * Where an account stands. INVITADO: its link was not opened yet. POR_CONFIRMAR: somebody chose a password with it, and whoever
 * administers has not said that it is who was meant. BORRADO: it never opens again, and its name stays where it is written.
 */
export const USER_STATES = ['ACTIVO', 'INACTIVO', 'INVITADO', 'POR_CONFIRMAR', 'BORRADO'] as const;
export type UserAccountState = (typeof USER_STATES)[number];

/** Somebody of the company as lists show them. */
export const listedUser = z.object({
  IdUsuario: z.string(),
  NombreUsuario: z.string(),
  Usuario: z.string(),
  EmailUsuario: z.string(),
  IdPerfil: z.string(),
  PerfilUsuario: z.string(),
  SUPER: flag,
  ACTIVO: flag,
  ESTADO: z.enum(USER_STATES),
  IMPORTADORES: z.array(z.string()),
});

export type ListedUser = z.infer<typeof listedUser>;

/** Differences of a person's permissions. */
export const rights = z.array(permissionRowSchema).max(200);

/** Parameter of the importers of a person of a client company. */
export const importers = () =>
  param.optional(
    param.json(
      'Registros tributarios de los importadores cuyas órdenes ve una persona de perfil Cliente',
      z.array(z.string().max(20)).max(50),
    ),
  );
