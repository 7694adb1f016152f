import * as z from 'zod';
import { param } from '../../foundation/contracts/params.ts';
import { procedure } from '../../foundation/contracts/procedure.ts';

const group = 'users' as const;
const reading = { group, permission: 'session', effect: 'read' } as const;
const changing = {
  group,
  permission: 'admin',
  effect: 'write',
  refusals: ['not-found', 'document.stale'],
} as const;

const option = z.object({
  OPCION: z.string(),
  CLAVE: z.string(),
  /** What is in force for the company. */
  VALOR: z.string(),
  /** What the list of the country says. */
  PREDETERMINADO: z.string(),
  /** Whether the company says it otherwise. */
  PROPIA: z.enum(['1', '0']),
  /** What was in force before the last change; '' while there was none. */
  ANTES: z.string(),
  POR: z.string(),
  /** ISO instant of the last change; '' while there was none. */
  FECHA: z.string(),
  GRUPO: z.string(),
  TITULO: z.string(),
  EFECTO: z.string(),
  CLASE: z.enum(['flag', 'yesNo', 'days', 'decimal', 'severity']),
});
export type ListedOption = z.infer<typeof option>;

const configuration = z.object({
  /** What the company says otherwise, as the compressed text of spec 7. */
  CONFIGURACION: z.string(),
  OPCIONES: z.array(option),
});

const regimes = z.array(z.object({ ID: z.string(), DESCRIPCION: z.string(), ACTIVO: z.enum(['Si', 'No']) }));

/** Contracts of the company's configuration (spec 7, global configuration). */
export const optionProcedures = {
  globalConfiguration: procedure({
    ...reading,
    name: 'globalConfiguration',
    summary: 'ver la configuración de la empresa',
    params: {},
    result: configuration,
  }),
  saveGlobalConfiguration: procedure({
    ...changing,
    name: 'saveGlobalConfiguration',
    summary: 'cambiar la configuración de la empresa',
    params: {
      CONFIGURACION: param.text(
        'Texto comprimido (zlib, base 64) de opción, clave y valor separados por tabulación o coma, y entre sí por barras; sin valor, vuelve al predeterminado',
        60_000,
      ),
    },
    result: configuration,
  }),
  undoGlobalConfiguration: procedure({
    ...changing,
    name: 'undoGlobalConfiguration',
    summary: 'volver una opción de la empresa a como estaba',
    params: {
      OPCION: param.text('Opción, como la da globalConfiguration', 100),
      CLAVE: param.text('Clave de la opción', 100),
    },
    result: configuration,
  }),
  dvaRegimes: procedure({
    ...reading,
    name: 'dvaRegimes',
    summary: 'ver las modalidades o los regímenes que piden declaración de valor',
    params: {},
    result: regimes,
  }),
  box44Regimes: procedure({
    ...reading,
    name: 'box44Regimes',
    summary: 'ver las modalidades que llevan la casilla 44',
    params: {},
    result: regimes,
  }),
};
