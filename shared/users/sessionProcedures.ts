import * as z from 'zod';
import { param } from '../foundation/contracts/params.ts';
import { procedure } from '../foundation/contracts/procedure.ts';

const group = 'users' as const;
const flag = z.enum(['1', '0']);
const done = z.object({ RESULTADO: z.literal('1') });
/** With how many tokens of programs that the person made were revoked. */
const doneWithPrograms = done.extend({ PROGRAMAS: z.int() });

const openSession = z.object({
  ID_SESION: z.string(),
  /** «Chrome en Windows»; '' when the program did not say. */
  DISPOSITIVO: z.string(),
  CREADA: z.string(),
  ULTIMO_USO: z.string(),
  VENCE: z.string(),
  ACTUAL: flag,
});

/** One sign-in of the person; times are ISO instants. */
const signIn = z.object({
  ID_SESION: z.string(),
  FECHA: z.string(),
  DIRECCION: z.string(),
  DISPOSITIVO: z.string(),
  /** '1': the browser had never signed in with this login before. */
  NUEVO: flag,
  /** Wrong passwords between the sign-in before and this one, and when the last of them was. */
  FALLIDOS: z.number().int(),
  ULTIMO_FALLIDO: z.string(),
  /** '1': opened the session that asks. */
  ACTUAL: flag,
});

const reading = { group, permission: 'session', effect: 'read' } as const;
const writing = { group, permission: 'session', effect: 'write' } as const;
const administering = { group, permission: 'admin', stepUp: true } as const;
const session = () => param.id('users', 'Id de la sesión, de la lista de sesiones');
const person = () => param.id('users', 'Id de un usuario de la empresa');

/** Contracts of what a person knows of their sign-ins, and of ending sessions: the own, and those of the company's people. */
export const sessionProcedures = {
  sessions: procedure({
    ...reading,
    name: 'sessions',
    summary: 'ver sus sesiones abiertas',
    params: {},
    result: z.array(openSession),
  }),
  signIns: procedure({
    ...reading,
    name: 'signIns',
    summary: 'ver sus últimos ingresos y los intentos fallidos',
    params: {},
    result: z.object({
      /** Newest first. */
      INGRESOS: z.array(signIn),
      /** Since the newest sign-in. */
      FALLIDOS: z.number().int(),
      ULTIMO_FALLIDO: z.string(),
    }),
  }),
  revokeSession: procedure({
    ...writing,
    name: 'revokeSession',
    summary: 'cerrar una de sus sesiones',
    params: { ID_SESION: session() },
    result: done,
  }),
  revokeAllSessions: procedure({
    ...writing,
    name: 'revokeAllSessions',
    summary: 'cerrar todas sus sesiones',
    params: {},
    result: doneWithPrograms,
  }),
  revokeOtherSessions: procedure({
    ...writing,
    name: 'revokeOtherSessions',
    summary: 'cerrar sus otras sesiones',
    params: {},
    result: done,
  }),
  userSessions: procedure({
    group,
    permission: 'admin',
    effect: 'read',
    name: 'userSessions',
    summary: 'ver las sesiones abiertas de un usuario de la empresa',
    params: { ID_USUARIO: person() },
    result: z.array(openSession),
  }),
  endUserSession: procedure({
    ...administering,
    effect: 'write',
    name: 'endUserSession',
    summary: 'cerrar una sesión de un usuario de la empresa',
    params: { ID_USUARIO: person(), ID_SESION: session() },
    result: done,
  }),
  endUserSessions: procedure({
    ...administering,
    effect: 'write',
    name: 'endUserSessions',
    summary: 'cerrar todas las sesiones de un usuario de la empresa',
    params: { ID_USUARIO: person() },
    result: doneWithPrograms,
  }),
};
