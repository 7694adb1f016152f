import * as z from 'zod';
import { param } from '../../foundation/contracts/params.ts';
import { procedure } from '../../foundation/contracts/procedure.ts';

const group = 'users' as const;

/** Entries that one call writes, all or none. */
export const MOST_EXTRAS = 40;

const extra = z.object({
  ID_MODULO: z.string(),
  CLAVE: z.string(),
  /** What holds for the person. */
  VALOR: z.string(),
  /** What holds for whoever chose nothing; '' where nothing does. */
  PREDETERMINADO: z.string(),
  /** Whether the person says it otherwise. */
  PROPIA: z.enum(['1', '0']),
  /** What held before the last change, and when that was (ISO); '' while there was none. */
  ANTES: z.string(),
  FECHA: z.string(),
  /** What it changes, in words; '' of what screens keep by themselves, as views of lists. */
  DESCRIPCION: z.string(),
});
export type Extra = z.infer<typeof extra>;

const extras = z.array(extra);

/** Contracts of a person's own entries: module, key and value (spec 7, user configuration: extras). */
export const extraProcedures = {
  configurationExtras: procedure({
    group,
    permission: 'session',
    effect: 'read',
    name: 'configurationExtras',
    summary: 'ver sus opciones, con lo predeterminado y el último cambio',
    params: {},
    result: extras,
  }),
  saveConfigurationExtras: procedure({
    group,
    permission: 'session',
    effect: 'write',
    name: 'saveConfigurationExtras',
    summary: 'guardar varias opciones suyas',
    params: {
      EXTRAS: param.text(
        'Texto comprimido (zlib, base 64) de módulo, clave y valor separados por tabulación o coma, y entre sí por barras',
        60_000,
      ),
    },
    result: extras,
  }),
  undoConfigurationExtra: procedure({
    group,
    permission: 'session',
    effect: 'write',
    refusals: ['not-found'],
    name: 'undoConfigurationExtra',
    summary: 'volver una opción suya a como estaba',
    params: {
      ID_MODULO: param.text('Id de módulo (1 a 9)', 2),
      CLAVE: param.text('Clave de la opción', 100),
    },
    result: extras,
  }),
};
