import * as z from 'zod';
import { param } from '../../foundation/contracts/params.ts';
import { procedure } from '../../foundation/contracts/procedure.ts';
import { sessionFacts } from '../sessionFacts.ts';
import { appCode, proof } from './proof.ts';
import { creationOptions, registration, requestOptions } from './webAuthn.ts';

const group = 'users' as const;
const flag = z.enum(['1', '0']);
const done = z.object({ RESULTADO: z.literal('1') });

const openly = { group, permission: 'public', effect: 'write' } as const;
const writing = { group, permission: 'session', effect: 'write' } as const;
const proofParam = () =>
  param.json('Segundo factor: llave, código de la aplicación o de recuperación', proof);

/** Recovery codes, shown this once; none when the person has some already. */
const recoveryCodes = z.object({ CODIGOS: z.array(z.string()) });

const factor = z.object({
  ID_FACTOR: z.string(),
  METODO: z.enum(['llave', 'codigo']),
  NOMBRE: z.string(),
  CREADO: z.string(),
  /** '' while it has not been used. */
  ULTIMO_USO: z.string(),
});

const ownFactors = z.object({
  /** '1': the person may not do without one. */
  OBLIGATORIO: flag,
  FACTORES: z.array(factor),
  /** Recovery codes left. */
  CODIGOS: z.int(),
  /** Administrator who took the factors, and when; until there is another one. */
  QUITADO: z.object({ POR: z.string(), CUANDO: z.string() }).optional(),
});

/** Contracts of the second factor: the second step of a sign-in, adding and removing, confirming anew (decision 14). */
export const factorProcedures = {
  secondStepOptions: procedure({
    ...openly,
    name: 'secondStepOptions',
    refusals: ['session.second-step', 'rejected'],
    summary: 'pedir la llave de acceso al iniciar sesión',
    params: {},
    result: requestOptions,
  }),
  secondStep: procedure({
    ...openly,
    name: 'secondStep',
    refusals: ['session.second-step', 'rejected', 'session.delayed'],
    summary: 'completar el inicio de sesión con el segundo factor',
    params: { PRUEBA: proofParam() },
    result: sessionFacts,
    maxBytes: 32 * 1024,
  }),
  factors: procedure({
    ...writing,
    effect: 'read',
    name: 'factors',
    summary: 'ver su segundo factor',
    params: {},
    result: ownFactors,
    beforeFactor: true,
  }),
  beginTotp: procedure({
    ...writing,
    name: 'beginTotp',
    stepUp: true,
    summary: 'agregar una aplicación de códigos',
    params: {},
    result: z.object({ SECRETO: z.string(), ENLACE: z.string() }),
    beforeFactor: true,
    secretAnswer: true,
  }),
  confirmTotp: procedure({
    ...writing,
    name: 'confirmTotp',
    refusals: ['rejected'],
    summary: 'agregar una aplicación de códigos',
    params: { CODIGO: param.form('Código de 6 dígitos que muestra la aplicación', appCode) },
    result: recoveryCodes,
    beforeFactor: true,
    secretAnswer: true,
  }),
  beginPasskey: procedure({
    ...writing,
    name: 'beginPasskey',
    stepUp: true,
    refusals: ['rejected'],
    summary: 'agregar una llave de acceso',
    params: {},
    result: creationOptions,
    beforeFactor: true,
  }),
  confirmPasskey: procedure({
    ...writing,
    name: 'confirmPasskey',
    refusals: ['rejected'],
    summary: 'agregar una llave de acceso',
    params: {
      NOMBRE: param.text('Nombre con que la reconoce', 60),
      RESPUESTA: param.json('Respuesta del navegador', registration),
    },
    result: recoveryCodes,
    maxBytes: 32 * 1024,
    beforeFactor: true,
    secretAnswer: true,
  }),
  removeFactor: procedure({
    ...writing,
    name: 'removeFactor',
    stepUp: true,
    refusals: ['document.impossible-change'],
    summary: 'quitar un segundo factor',
    params: { ID_FACTOR: param.id('users', 'Id del factor, de su lista') },
    result: done,
  }),
  newRecoveryCodes: procedure({
    ...writing,
    name: 'newRecoveryCodes',
    stepUp: true,
    refusals: ['document.impossible-change'],
    summary: 'crear códigos de recuperación nuevos',
    params: {},
    result: recoveryCodes,
    secretAnswer: true,
  }),
  stepUpOptions: procedure({
    ...writing,
    name: 'stepUpOptions',
    refusals: ['rejected'],
    summary: 'pedir la llave de acceso',
    params: {},
    result: requestOptions,
  }),
  stepUpFactor: procedure({
    ...writing,
    name: 'stepUpFactor',
    refusals: ['rejected', 'session.delayed'],
    summary: 'confirmar con su segundo factor',
    params: { PRUEBA: proofParam() },
    result: done,
    maxBytes: 32 * 1024,
  }),
  resetFactors: procedure({
    ...writing,
    permission: 'admin',
    name: 'resetFactors',
    stepUp: true,
    refusals: ['document.impossible-change'],
    summary: 'quitar el segundo factor de un usuario',
    params: { ID_USUARIO: param.id('users', 'Id del usuario') },
    result: done,
  }),
};

export type OwnFactor = z.infer<typeof factor>;
