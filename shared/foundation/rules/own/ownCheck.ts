import * as z from 'zod';
import type { CatalogueRow } from '../../documents/reference.ts';
import { keysOf } from '../../keyed.ts';
import { OWN_CONDITIONS, type OwnConditionName } from './conditions.ts';

export type { OwnConditionName } from './conditions.ts';

/** Checks of one kind of document that a company may keep. */
export const MOST_OWN_CHECKS = 100;

export const CONDITION_NAMES = keysOf<OwnConditionName>(OWN_CONDITIONS);
/** A warning never stops a gate; an error does, and only an administrator says so. */
export const OWN_SEVERITIES = ['ADVERTENCIA', 'ERROR'] as const;

const onOff = z.enum(['0', '1']);

/** What a person decides of a check. */
export const ownCheckFacts = z.object({
  /** Data set and field: «FRACCIONES.PESO_NETO». */
  CAMPO: z.string().max(100),
  CONDICION: z.enum(CONDITION_NAMES, 'debe ser una de las condiciones que se ofrecen'),
  COMPARADO: z.string().max(200),
  /** Another field, and the value that it must have for the check to look at all; both blank for always. */
  CUANDO_CAMPO: z.string().max(100),
  CUANDO_VALOR: z.string().max(200),
  /** What the person who types is told. */
  VALOR: z.string().max(400),
  SEVERIDAD: z.enum(OWN_SEVERITIES, 'debe ser ADVERTENCIA o ERROR'),
  ACTIVA: onOff,
});
export type OwnCheckFacts = z.infer<typeof ownCheckFacts>;

/** A check of a company, as it is kept. */
export const ownCheck = ownCheckFacts.extend({
  CLAVE: z.string(),
  /** Counts its changes. */
  EDICION: z.int(),
  /** Code of the authority, and the document that it rejected, where it was made of a rejection. */
  CODIGO: z.string(),
  ORIGEN: z.string(),
  CREADA: z.string(),
  CREADA_POR: z.string(),
  MODIFICADA: z.string(),
  MODIFICADA_POR: z.string(),
});
export type OwnCheck = z.infer<typeof ownCheck>;

const NAMES = [
  'CLAVE',
  'VALOR',
  'CAMPO',
  'CONDICION',
  'COMPARADO',
  'CUANDO_CAMPO',
  'CUANDO_VALOR',
  'SEVERIDAD',
] as const;

/** Row of a check in force, as the rules read it, like every other list. */
export const ownCheckRow = (module: string, check: OwnCheck): CatalogueRow => ({
  MODULO: module,
  EDICION: String(check.EDICION),
  CLAVE: check.CLAVE,
  VALOR: check.VALOR,
  ...Object.fromEntries(NAMES.map((name) => [name, check[name]])),
});
