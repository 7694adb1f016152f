import * as z from 'zod';
import { releaseProcedures } from '../transmission/releaseProcedures.ts';
import { param } from '../foundation/contracts/params.ts';
import { procedure } from '../foundation/contracts/procedure.ts';
import { guideProcedure } from '../foundation/documents/guideProcedure.ts';
import { messageDiffProcedure } from '../foundation/documents/messageDiffProcedure.ts';
import { documentHeader } from '../foundation/documents/header.ts';
import { printProcedures } from '../foundation/documents/printProcedures.ts';
import { documentProcedures, problemSchema } from '../foundation/documents/procedures.ts';
import { sourceProcedures } from '../foundation/documents/sourceProcedures.ts';
import { amendmentProcedures, declarationStatus, handedOver } from '../transmission/declarationProcedures.ts';
import { declarationTerms } from '../transmission/declarationTerms.ts';
import { readiness } from '../transmission/messageResults.ts';
import { todayProcedure } from '../transmission/todayProcedure.ts';
import { aroundProcedures } from './aroundProcedures.ts';
import { ducaKind } from './kind.ts';
import { sealingRules } from './matrix/sealingRules.ts';
import { dossierProcedures } from '../dossier/procedures.ts';
import { supportFileProcedures } from './files/procedures.ts';
import { derivationProcedure } from '../foundation/documents/derivationProcedure.ts';

const { read, write, transmit, enquire, id, lock, version } = declarationTerms(
  'duca',
  'Identificador de la DUCA',
);

/** Contracts of the DUCA group. */
export const ducaProcedures = {
  ...documentProcedures(ducaKind),
  ...todayProcedure(ducaKind),
  ...sourceProcedures(ducaKind),
  ...printProcedures(ducaKind, { before: {}, after: {} }),
  ...guideProcedure(ducaKind),
  messageDiff: messageDiffProcedure(ducaKind),
  ...supportFileProcedures,
  ...dossierProcedures('duca'),
  derive: derivationProcedure(ducaKind),
  xml: procedure({
    ...read,
    name: 'xml',
    summary: 'ver el XML de una DUCA',
    params: {
      ID: id,
      VERSION: version,
      FORMATO: param.optional(
        param.json('XML: el mensaje; SOAP: el mensaje en el sobre de su registro', z.enum(['XML', 'SOAP'])),
      ),
    },
    result: z.object({
      /** The message, or the text that spec 8 gives for the failure; '' where it is longer than an answer may be. */
      XML: z.string(),
      /** Where a longer one is downloaded, for a minute; '' for any other. */
      ENLACE: z.string(),
      BYTES: z.int(),
      /** Whether every group could be written; a message that lacks one is never sealed. */
      COMPLETO: z.boolean(),
      problems: z.array(problemSchema),
    }),
  }),
  selectForXml: procedure({
    ...read,
    name: 'selectForXml',
    summary: 'ver los conjuntos de datos de los que se escribe el XML de una DUCA',
    params: { ID: id, VERSION: version },
    /** One list of records a data set, in the fixed order of spec 3; the first says 'SIN REGISTROS' when all are empty. */
    result: z.array(z.array(z.record(z.string(), z.string()))),
  }),
  readiness: procedure({
    ...read,
    name: 'readiness',
    summary: 'revisar si una DUCA está lista',
    params: { ID: id, VERSION: version },
    result: readiness,
  }),
  ready: procedure({
    ...write,
    name: 'ready',
    summary: 'dar por lista una DUCA',
    params: { ID: id, LOCK: lock },
    result: documentHeader,
  }),
  transmit: procedure({
    ...transmit,
    name: 'transmit',
    summary: 'transmitir una DUCA',
    params: {
      ID: id,
      LOCK: lock,
      TASA_DEL: param.optional(
        param.text('Día (aaaa-mm-dd) de la tasa de cambio que se conserva, si el banco ya publicó otra', 10),
      ),
    },
    result: handedOver,
  }),
  requestChannel: procedure({
    ...enquire,
    name: 'requestChannel',
    summary: 'solicitar el canal selectivo de una DUCA',
    params: { ID: id },
    result: handedOver,
  }),
  ...aroundProcedures,
  status: procedure({
    ...read,
    name: 'status',
    summary: 'consultar cómo va la transmisión de una DUCA',
    params: { ID: id },
    result: declarationStatus.extend({
      /** The matrix by which the sealed version was judged. */
      REGLAS: sealingRules.optional(),
    }),
  }),
  ...releaseProcedures('duca', 'una DUCA'),
  ...amendmentProcedures('duca', {
    one: 'una DUCA',
    change: 'rectificación',
    withdraw: 'anular una DUCA aceptada',
  }),
};
