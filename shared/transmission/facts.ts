import * as z from 'zod';
import { problemSchema } from '../foundation/documents/procedures.ts';

/** Selective channel (domain 1.7): green releases, yellow checks documents, red checks documents and goods. */
export const CHANNELS = ['VERDE', 'AMARILLO', 'ROJO', 'PENDIENTE'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Parts of an acceptance that an authority may deliver later than its number. */
export const PARTS = ['FIRMA', 'QR', 'CANAL'] as const;
export type Part = (typeof PARTS)[number];

/** What the authority said, in stored form: every value text, '' when it did not say. */
export const resultFacts = z.object({
  NUMERO: z.string(),
  FIRMA: z.string(),
  /** What the authority's code of the declaration says; '' when it gives none, absent when nothing was said of it. */
  QR: z.string().optional(),
  /** Local civil time of the authority, yyyy-mm-ddThh:mm:ss. */
  FECHA: z.string(),
  /** VERDE, AMARILLO, ROJO, PENDIENTE or ''. */
  CANAL: z.string(),
  /** Total to pay in the country's currency as the authority settled it; canonical decimal. */
  LIQUIDACION: z.string(),
  /** Result code and text exactly as received. */
  CODIGO: z.string(),
  MENSAJE: z.string(),
  /** What the authority objects to, with the paths of the fields where it named them. */
  PROBLEMAS: z.array(problemSchema),
  /** Parts that are still to come and are being asked for. */
  FALTAN: z.array(z.enum(PARTS)),
});
export type ResultFacts = z.infer<typeof resultFacts>;

export const noFacts: ResultFacts = {
  NUMERO: '',
  FIRMA: '',
  FECHA: '',
  CANAL: '',
  LIQUIDACION: '',
  CODIGO: '',
  MENSAJE: '',
  PROBLEMAS: [],
  FALTAN: [],
};
