import * as z from 'zod';
import { param } from '../../foundation/contracts/params.ts';
import { procedure } from '../../foundation/contracts/procedure.ts';

const group = 'transmission';

const service = z.object({
  NOMBRE: z.string(),
  ETIQUETA: z.string(),
  CLASE: z.enum(['authority', 'bank', 'lookup', 'token', 'mail']),
  /** '1' while nothing is held back, '0' while it is down, '' while nobody has asked it yet. */
  RESPONDE: z.string(),
  /** Since when it is down (an instant); '' while it is not. */
  DESDE: z.string(),
  /** What is known, and what people do meanwhile. */
  FRASE: z.string(),
});
export type ServiceStanding = z.infer<typeof service>;

/** Contracts of the page of outside services. */
export const outsideProcedures = {
  services: procedure({
    group,
    name: 'services',
    summary: 'ver el estado de los servicios de fuera',
    params: {},
    result: z.array(service),
    permission: 'session',
    effect: 'read',
  }),
  serviceHistory: procedure({
    group,
    name: 'serviceHistory',
    summary: 'ver cuándo dejó de responder un servicio de fuera',
    params: { SERVICIO: param.text('Nombre del servicio, como lo da services', 40) },
    result: z.array(
      z.object({
        /** Instant of the change. */
        DESDE: z.string(),
        RESPONDE: z.string(),
        FRASE: z.string(),
      }),
    ),
    permission: 'session',
    effect: 'read',
    refusals: ['not-found'],
  }),
};
