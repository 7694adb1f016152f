import * as z from 'zod';
import { param } from '../../foundation/contracts/params.ts';
import { procedure } from '../../foundation/contracts/procedure.ts';
import { changeRefusals } from '../../foundation/documents/procedures.ts';

const group = 'duca';
const read = { group, permission: 'duca:read', effect: 'read' } as const;
const write = { group, permission: 'duca:write', effect: 'write', refusals: changeRefusals } as const;
const id = param.id('duca', 'Identificador de la DUCA');
const file = param.id('file', 'Identificador del archivo');

/** A file that the server has looked into. */
export const supportFile = z.object({
  ID_ARCHIVO: z.string(),
  NOMBRE_ARCHIVO: z.string(),
  NOMBRE_ORIGINAL_ARCHIVO: z.string(),
  FORMATO_ARCHIVO: z.string(),
  BYTES_ARCHIVO: z.string(),
  PAGINAS_ARCHIVO: z.string(),
  /** SHA-256, hexadecimal. */
  HUELLA_ARCHIVO: z.string(),
});
export type SupportFile = z.infer<typeof supportFile>;

/** A file of a declaration as it is listed. */
const listedFile = supportFile.extend({
  /** Kind of paper of the dossier (`cat_sys_papeles_despacho`); '' for a file of box 54. */
  PAPEL: z.string(),
  /** When it came, local, and who brought it. */
  CREADO: z.string(),
  CREADO_POR: z.string(),
});
export type ListedFile = z.infer<typeof listedFile>;

/** The same bytes that the declaration has already. */
const twice = z.object({ ID_ARCHIVO: z.string(), NOMBRE_ARCHIVO: z.string() }).optional();

const link = z.object({ ENLACE: z.string(), NOMBRE_ARCHIVO: z.string() });

/** Contracts of the files of box 54. */
export const supportFileProcedures = {
  startFile: procedure({
    ...write,
    name: 'startFile',
    summary: 'adjuntar un archivo a una DUCA',
    params: {
      ID: id,
      NOMBRE: param.text('Nombre del archivo, como lo tiene quien lo adjunta', 255),
      TIPO: param.text('Tipo de contenido: application/pdf, image/jpeg o image/png', 60),
      BYTES: param.integer('Tamaño en bytes', 1, 1_000_000_000),
      HUELLA: param.text('SHA-256 de los bytes, 64 cifras hexadecimales', 64),
      PAPEL: param.optional(
        param.text(
          'Papel del despacho que llegó después de sellar; sin él, es un archivo de la casilla 54',
          20,
        ),
      ),
    },
    result: z.object({
      ID_ARCHIVO: z.string(),
      /** Link of five minutes that takes these bytes and no others, by PUT with these headers. */
      ENLACE: z.string(),
      ENCABEZADOS: z.record(z.string(), z.string()),
      REPETIDO: twice,
    }),
  }),
  confirmFile: procedure({
    ...write,
    name: 'confirmFile',
    summary: 'confirmar un archivo adjunto a una DUCA',
    params: { ID: id, ID_ARCHIVO: file },
    result: z.object({ ARCHIVO: supportFile, REPETIDO: twice }),
  }),
  files: procedure({
    ...read,
    name: 'files',
    summary: 'ver los archivos adjuntos a una DUCA',
    params: { ID: id },
    result: z.object({ ARCHIVOS: z.array(listedFile) }),
  }),
  withdrawPaper: procedure({
    ...write,
    name: 'withdrawPaper',
    summary: 'retirar un papel del despacho de una DUCA',
    params: { ID: id, ID_ARCHIVO: file },
    result: z.object({ ID_ARCHIVO: z.string() }),
  }),
  fileLink: procedure({
    ...read,
    name: 'fileLink',
    summary: 'abrir un archivo adjunto a una DUCA',
    params: { ID: id, ID_ARCHIVO: file },
    result: link,
  }),
  supportXml: procedure({
    ...write,
    name: 'supportXml',
    refusals: ['rejected'],
    summary: 'generar el XML de los documentos de soporte de una DUCA',
    params: { ID: id, VERSION: param.optional(param.integer('Versión; la actual si falta', 1)) },
    result: link.extend({
      /** SHA-256 of the file, hexadecimal. */
      SHA256: z.string(),
      BYTES: z.int(),
      DOCUMENTOS: z.int(),
    }),
  }),
};
