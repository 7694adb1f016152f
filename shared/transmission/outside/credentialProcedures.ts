import * as z from 'zod';
import { param } from '../../foundation/contracts/params.ts';
import { procedure } from '../../foundation/contracts/procedure.ts';

const group = 'transmission';
const administering = { group, permission: 'admin' } as const;

/** What is known of credentials: that they are there, since when and by whom. No procedure answers what they are. */
const listed = z.object({
  SERVICIO: z.string(),
  ETIQUETA: z.string(),
  ABRE: z.string(),
  CAMPOS: z.array(z.object({ NOMBRE: z.string(), ETIQUETA: z.string() })),
  /** ISO instant; '' while the company stored none. */
  GUARDADA: z.string(),
  POR: z.string(),
});
export type ListedCredential = z.infer<typeof listed>;

const service = () => param.text('Nombre del servicio, como lo da credentials', 40);

/** Contracts of the company's credentials at outside services: written, replaced and removed, never read. */
export const credentialProcedures = {
  credentials: procedure({
    ...administering,
    effect: 'read',
    name: 'credentials',
    summary: 'ver qué credenciales de la empresa están guardadas',
    params: {},
    result: z.array(listed),
  }),
  saveCredential: procedure({
    ...administering,
    effect: 'write',
    name: 'saveCredential',
    stepUp: true,
    refusals: ['not-found'],
    summary: 'guardar las credenciales de la empresa en un servicio',
    params: {
      SERVICIO: service(),
      VALORES: param.json(
        'Valor de cada campo, por su nombre',
        z.record(z.string().max(40), z.string().max(1000)),
      ),
    },
    result: z.array(listed),
    maxBytes: 8 * 1024,
  }),
  removeCredential: procedure({
    ...administering,
    effect: 'write',
    name: 'removeCredential',
    stepUp: true,
    refusals: ['not-found'],
    summary: 'quitar las credenciales de la empresa en un servicio',
    params: { SERVICIO: service() },
    result: z.array(listed),
  }),
};
