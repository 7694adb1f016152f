import * as z from 'zod';
import { param } from '../foundation/contracts/params.ts';
import { procedure } from '../foundation/contracts/procedure.ts';
import { isDate } from '../foundation/dates/date.ts';

const group = 'reports' as const;
const day = (description: string) =>
  param.form(description, z.string('debe ser texto').refine(isDate, 'debe ser un día como 2026-11-23'));

export const DOWNLOAD_FORMATS = ['CSV', 'XLSX', 'XML'] as const;
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number];

/** Declarations of one download. */
export const MOST_DECLARATIONS = 2_000;

/** `FALLIDA`: nobody is at it any more; it is asked for again. */
export const DOWNLOAD_STATES = ['EN_CURSO', 'LISTA', 'FALLIDA'] as const;

const download = z.object({
  ID: z.string(),
  DESDE: z.string(),
  HASTA: z.string(),
  FORMATO: z.enum(DOWNLOAD_FORMATS),
  ESTADO: z.enum(DOWNLOAD_STATES),
  /** Declarations that were read, and all. */
  HECHAS: z.int(),
  TOTAL: z.int(),
  /** Local moment when it was asked for. */
  PEDIDA: z.string(),
});
export type Download = z.output<typeof download>;

/** Contracts of «Descargar información de DUCA» (spec 2): whole declarations of a period in a ZIP, made as a job. */
export const downloadProcedures = {
  startDownload: procedure({
    group,
    name: 'startDownload',
    summary: 'descargar la información de las declaraciones',
    permission: 'reports:read',
    effect: 'write',
    refusals: ['rejected', 'permission.denied', 'document.impossible-change'],
    params: {
      DESDE: day('Primer día, local'),
      HASTA: day('Último día, local'),
      FORMATO: param.form('CSV, XLSX o XML', z.enum(DOWNLOAD_FORMATS, 'debe ser CSV, XLSX o XML')),
    },
    result: download,
  }),
  downloads: procedure({
    group,
    name: 'downloads',
    summary: 'ver sus descargas',
    permission: 'reports:read',
    effect: 'read',
    params: {},
    result: z.array(download),
  }),
  downloadLink: procedure({
    group,
    name: 'downloadLink',
    summary: 'abrir una descarga',
    permission: 'reports:read',
    effect: 'read',
    refusals: ['not-found', 'permission.denied'],
    params: { ID: param.id('file', 'Id de la descarga') },
    /** Link of one minute. */
    result: z.object({ ENLACE: z.string(), NOMBRE: z.string() }),
  }),
};
