import * as z from 'zod';
import { OPERATIONS } from './operations.ts';
import { TRANSMISSION_STATES } from './states.ts';
import { STATE_TONES } from '../foundation/documents/states.ts';

export const transmissionState = z.enum(TRANSMISSION_STATES);

/** One row of the list; also the head of an opened transmission. */
export const transmissionSummary = z.object({
  ID: z.string(),
  TIPO: z.string(),
  ID_DOCUMENTO: z.string(),
  /** Order number without hyphens. */
  CLAVE: z.string(),
  VERSION: z.int(),
  OPERACION: z.enum(OPERATIONS),
  ESTADO: transmissionState,
  ETIQUETA: z.string(),
  TONO: z.enum(STATE_TONES),
  ICONO: z.string(),
  /** Spanish sentence: what is known right now, and what happens next. */
  SABEMOS: z.string(),
  CREADO: z.string(),
  MODIFICADO: z.string(),
  USUARIO: z.string(),
  INTENTOS: z.int(),
  /** When the next step happens by itself; '' when none does. */
  SIGUIENTE: z.string(),
  NUMERO: z.string(),
  CANAL: z.string(),
});
export type TransmissionSummary = z.infer<typeof transmissionSummary>;
