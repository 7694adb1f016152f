import * as z from 'zod';
import { param } from '../../foundation/contracts/params.ts';
import { procedure } from '../../foundation/contracts/procedure.ts';
import { changeRefusals } from '../../foundation/documents/procedures.ts';
import { fileLinkResult, fileProcedures } from '../../foundation/files/procedures.ts';

const write = {
  group: 'duca',
  permission: 'duca:write',
  effect: 'write',
  refusals: changeRefusals,
} as const;
const id = param.id('duca', 'Identificador de la DUCA');

/** Contracts of the files of box 54 and of the papers that come after the seal. */
export const supportFileProcedures = {
  ...fileProcedures({
    group: 'duca',
    read: 'duca:read',
    write: 'duca:write',
    refusals: changeRefusals,
    id,
    of: 'una DUCA',
    paper:
      'Papel del despacho que llegó después de sellar (cat_sys_papeles_despacho); sin él, es un archivo de la casilla 54',
  }),
  withdrawPaper: procedure({
    ...write,
    name: 'withdrawPaper',
    summary: 'retirar un papel del despacho de una DUCA',
    params: { ID: id, ID_ARCHIVO: param.id('file', 'Identificador del archivo') },
    result: z.object({ ID_ARCHIVO: z.string() }),
  }),
  deliverFiles: procedure({
    ...write,
    name: 'deliverFiles',
    permission: 'duca:transmit',
    refusals: ['rejected'],
    summary: 'entregar a la autoridad los archivos de soporte de una DUCA aceptada',
    params: { ID: id },
    /** Files that are on their way by it; what the authority has already is not. */
    result: z.object({ EN_CAMINO: z.int() }),
  }),
  supportXml: procedure({
    ...write,
    name: 'supportXml',
    refusals: ['rejected'],
    summary: 'generar el XML de los documentos de soporte de una DUCA',
    params: { ID: id, VERSION: param.optional(param.integer('Versión; la actual si falta', 1)) },
    result: fileLinkResult.extend({
      /** SHA-256 of the file, hexadecimal. */
      SHA256: z.string(),
      BYTES: z.int(),
      DOCUMENTOS: z.int(),
    }),
  }),
};
