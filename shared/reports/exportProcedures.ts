import * as z from 'zod';
import { param } from '../foundation/contracts/params.ts';
import { procedure } from '../foundation/contracts/procedure.ts';

const group = 'reports' as const;

/** File beside the parts that names every file of all of them with its SHA-256, as `sha256sum -c` reads it. */
export const HASH_LIST = 'huellas.sha256';

const exported = z.object({
  ID: z.string(),
  /** `DETENIDA`: nobody is at it any more; what there is of it is no whole, and another may be begun. */
  ESTADO: z.enum(['EN_CURSO', 'LISTA', 'DETENIDA']),
  /** Local moment when it was asked for, and by whom. */
  PEDIDA: z.string(),
  POR: z.string(),
  DOCUMENTOS: z.int(),
  ARCHIVOS: z.int(),
  /** ZIP files that are there, and once all are the list of hashes as the last. */
  PARTES: z.array(z.object({ NOMBRE: z.string(), BYTES: z.int(), SHA256: z.string() })),
});
export type CompanyExport = z.output<typeof exported>;

const link = z.object({ ENLACE: z.string(), NOMBRE: z.string() });
const id = param.id('file', 'Id de la exportación');
const part = param.text('Nombre de la parte', 80);
const operated = param.id('users', 'Id de la empresa');

/**
 * Contracts of the export of everything that a company has (product 43): its administrators make and take it; who operates
 * the platform may have it made, and takes it only while the company consents.
 */
export const exportProcedures = {
  startCompanyExport: procedure({
    group,
    name: 'startCompanyExport',
    summary: 'exportar todos los datos de la empresa',
    permission: 'admin',
    effect: 'write',
    stepUp: true,
    refusals: ['document.impossible-change'],
    params: {},
    result: exported,
  }),
  companyExports: procedure({
    group,
    name: 'companyExports',
    summary: 'ver las exportaciones de la empresa',
    permission: 'admin',
    effect: 'read',
    params: {},
    result: z.array(exported),
  }),
  companyExportLink: procedure({
    group,
    name: 'companyExportLink',
    summary: 'descargar los datos de la empresa',
    permission: 'admin',
    effect: 'write',
    stepUp: true,
    refusals: ['not-found'],
    params: { ID: id, PARTE: part },
    /** Link of one minute. */
    result: link,
    secretAnswer: true,
  }),
  startOperatedExport: procedure({
    group,
    name: 'startOperatedExport',
    summary: 'preparar la exportación de una empresa',
    permission: 'operator',
    ofOthers: true,
    effect: 'write',
    stepUp: true,
    refusals: ['not-found', 'document.impossible-change'],
    params: { EMPRESA: operated, MOTIVO: param.text('Motivo, que la empresa lee en su bitácora', 300) },
    result: exported,
  }),
  operatedExports: procedure({
    group,
    name: 'operatedExports',
    summary: 'ver las exportaciones de una empresa',
    permission: 'operator',
    ofOthers: true,
    effect: 'read',
    refusals: ['not-found'],
    params: { EMPRESA: operated },
    result: z.array(exported),
  }),
  operatedExportLink: procedure({
    group,
    name: 'operatedExportLink',
    summary: 'descargar los datos de una empresa',
    permission: 'operator',
    ofOthers: true,
    effect: 'write',
    stepUp: true,
    refusals: ['not-found', 'document.impossible-change'],
    params: { EMPRESA: operated, ID: id, PARTE: part },
    result: link,
    secretAnswer: true,
  }),
};
