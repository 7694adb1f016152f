import * as z from 'zod';

/** Look-ups that documents make of services outside (spec 7, transmission). */
export const LOOKUPS = [
  'nit',
  'rtn',
  'contribuyente',
  'importador',
  'placa',
  'contingente',
  'permisos',
  'certificado',
  'vehiculo',
] as const;
export type LookupName = (typeof LOOKUPS)[number];

/** How what a document asked for stands. */
export const LOOKUP_STATES = ['VERIFICADA', 'NO_EXISTE', 'SIN_VERIFICAR'] as const;
export type LookupState = (typeof LOOKUP_STATES)[number];

/** Why nothing is known, or no more than before. */
export const LOOKUP_REASONS = [
  'no-address',
  'credentials',
  'silent',
  'open',
  'unreadable',
  'other',
  'too-large',
  'form',
  'code',
] as const;
export type LookupReason = (typeof LOOKUP_REASONS)[number];

/** What a service said of something that a document names, as it is kept with the document. */
export const keptLookup = z.object({
  CONSULTA: z.enum(LOOKUPS),
  CLAVE: z.string(),
  ESTADO: z.enum(LOOKUP_STATES),
  /** What was said, by the names of the register; of an unverified one what was said last, if ever. */
  DICE: z.record(z.string(), z.string()),
  /** Spanish sentence: what is known, and what happens next. */
  FRASE: z.string(),
  /** When the service said it (an instant); '' when it never did. */
  DICHO: z.string(),
  /** When it is asked again by itself; '' when it is not. */
  SIGUIENTE: z.string(),
});
export type KeptLookup = z.infer<typeof keptLookup>;
