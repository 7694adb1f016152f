import * as z from 'zod';
import { param } from '../foundation/contracts/params.ts';
import { procedure } from '../foundation/contracts/procedure.ts';
import { logLine } from './line.ts';

const group = 'logbook' as const;

/** Lines of one page of the logbook. */
export const LINES_A_PAGE = 50;

const shownLine = logLine
  .omit({ ANTERIOR: true })
  /** '1' where the reader may not see what the change was made to, and so not what it replaced. */
  .extend({
    RESERVADO: z.enum(['0', '1']),
    NOMBRE: z.string(),
    /** How people call what it was done to; '' where it is not there any more, or not the reader's to know. */
    TITULO: z.string(),
  });
export type ShownLine = z.infer<typeof shownLine>;

/** End of the logbook as it is sealed in the store that locks what it keeps, and what is missing by it, in sentences. */
const logbookSeal = z.object({
  /** Last line that is sealed, 0 before the first time, and when it was, local. */
  N: z.int(),
  SELLADO: z.string(),
  FALTAN: z.array(z.string()),
});
export type LogbookSeal = z.infer<typeof logbookSeal>;

/** What every reader of a logbook asks and is told, whose it ever is. */
const reading = {
  group,
  effect: 'read',
  params: {
    DESDE: param.optional(param.day('Primer día, local')),
    HASTA: param.optional(param.day('Último día, local')),
    USUARIO: param.optional(param.text('Usuario que lo hizo', 100)),
    MODULO: param.optional(param.text('Módulo', 40)),
    DOCUMENTO: param.optional(
      param.text('Número o identificador del documento, o identificador del usuario', 64),
    ),
    CURSOR: param.optional(param.text('De la página anterior o de la siguiente, como llegó', 500)),
  },
  result: z.object({
    LINEAS: z.array(shownLine),
    SELLO: logbookSeal,
    /** Cursor of the page before, with newer lines; '' where there are none. */
    ANTERIOR: z.string(),
    /** Cursor of the next page; '' at the end. */
    SIGUIENTE: z.string(),
  }),
} as const;

/** The same of who takes it away as a file. */
const exporting = {
  group,
  refusals: ['rejected'],
  effect: 'read',
  params: { DESDE: param.day('Primer día, local'), HASTA: param.day('Último día, local') },
  result: z.object({
    /** Link of one minute to the file. */
    ENLACE: z.string(),
    LINEAS: z.int(),
    HUELLA: z.string(),
    /** Public key of the installation, by which the signature is known. */
    CLAVE: z.string(),
  }),
} as const;

/** Contracts of the logbook (spec 2) and of the page that says whether a print is genuine. */
export const logbookProcedures = {
  lines: procedure({
    ...reading,
    name: 'lines',
    summary: 'ver la bitácora',
    permission: 'logbook:read',
  }),
  exportLines: procedure({
    ...exporting,
    name: 'exportLines',
    summary: 'exportar la bitácora',
    permission: 'admin',
  }),
  /** The platform's own logbook, for who operates it: who was let in to operate, what was opened. Of no company. */
  platformLines: procedure({
    ...reading,
    name: 'platformLines',
    summary: 'ver la bitácora de la plataforma',
    permission: 'operator',
  }),
  exportPlatformLines: procedure({
    ...exporting,
    name: 'exportPlatformLines',
    summary: 'exportar la bitácora de la plataforma',
    permission: 'operator',
  }),
  checkPrint: procedure({
    group,
    name: 'checkPrint',
    refusals: ['session.delayed'],
    summary: 'comprobar una impresión o un sello',
    permission: 'public',
    effect: 'read',
    params: {
      CODIGO: param.text('Código de autenticidad o del sello, como está al pie de la impresión', 40),
    },
    result: z.object({
      /** '1' known, '0' unknown; then all that follows is blank. */
      RESULTADO: z.enum(['0', '1']),
      /** What the code stands for: a print, or the sealed end of a logbook. */
      CLASE: z.enum(['', 'impresion', 'sello']),
      /** What was printed, when, and its pages; nothing of its content. */
      DOCUMENTO: z.string(),
      FECHA: z.string(),
      PAGINAS: z.int(),
      /** SHA-256 of the file, so that whoever has it compares it on their own machine. */
      SHA256: z.string(),
      /** Hour, local, in which it came into its logbook, once that is sealed; '' until then, and of prints of before. */
      HORA: z.string(),
      /** '1' its line and the logbook since then are as they were sealed, '0' they are not; '' where nothing can be said. */
      INTEGRA: z.enum(['', '0', '1']),
    }),
  }),
};
