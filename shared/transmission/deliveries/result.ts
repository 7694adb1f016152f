import * as z from 'zod';

/** Life of a file on its way to the authority. */
export const DELIVERY_STATES = ['EN_COLA', 'ENTREGADO', 'DETENIDO'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** A file that goes to the authority, or came from it. */
const delivered = z.object({
  NOMBRE: z.string(),
  BYTES: z.number(),
  SHA256: z.string(),
  ESTADO: z.enum(DELIVERY_STATES),
  FRASE: z.string(),
});
const received = z.object({
  NOMBRE: z.string(),
  BYTES: z.number(),
  SHA256: z.string(),
  /** Instant at which it was fetched. */
  RECIBIDO: z.string(),
});
export const deliveriesResult = z.object({
  ENTREGAS: z.array(delivered),
  RECIBIDOS: z.array(received),
});
export type Deliveries = z.infer<typeof deliveriesResult>;
