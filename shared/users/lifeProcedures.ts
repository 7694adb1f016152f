import * as z from 'zod';
import { param } from '../foundation/contracts/params.ts';
import { procedure } from '../foundation/contracts/procedure.ts';
import { listedUser } from './listedUser.ts';
import { newUserParams } from './newUserParams.ts';

const administering = {
  group: 'users',
  permission: 'admin',
  effect: 'write',
  stepUp: true,
  refusals: ['document.impossible-change'],
} as const;
const whose = () => param.id('users', 'Id del usuario');

/** Contracts of how an account begins by invitation, is confirmed, and ends for good. */
export const lifeProcedures = {
  inviteUser: procedure({
    ...administering,
    name: 'inviteUser',
    summary: 'invitar usuarios',
    params: newUserParams(),
    /** The link is shown this once. */
    result: listedUser.extend({ ENLACE: z.string(), HORAS: z.int() }),
    secretAnswer: true,
  }),
  validateUser: procedure({
    ...administering,
    name: 'validateUser',
    summary: 'confirmar la cuenta de un usuario invitado',
    params: { ID_USUARIO: whose(), ACEPTA: param.flag('1 confirma la cuenta; 0 la rechaza y la borra') },
    result: listedUser,
  }),
  deleteUser: procedure({
    ...administering,
    name: 'deleteUser',
    summary: 'borrar usuarios',
    params: { ID_USUARIO: whose() },
    result: listedUser,
  }),
};
