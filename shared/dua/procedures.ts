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
import { readiness, writtenMessage } from '../transmission/messageResults.ts';
import { todayProcedure } from '../transmission/todayProcedure.ts';
import { dossierProcedures } from '../dossier/procedures.ts';
import { duaKind } from './kind.ts';
import { DUA_FORMATS } from './formatNames.ts';
import { duaTerms } from './supposed.ts';
import { whatIfProcedure } from '../taxes/whatIfProcedure.ts';
import { lastValuesProcedure } from '../foundation/documents/lastValuesProcedure.ts';
import { copyProcedure } from '../foundation/copies/copyProcedure.ts';
import { derivationProcedure } from '../foundation/documents/derivationProcedure.ts';

const { read, write, transmit, enquire, id, lock, version } = declarationTerms(
  'dua',
  'Identificador de la DUA',
);

const amount = z.object({ TOTAL_PAGAR: z.string(), TOTAL_GARANTIZAR: z.string() });

const validation = z.object({
  /** '' while it was never validated. */
  ID_TRANSMISION: z.string(),
  /** Version that was validated; '1' in DE_ESTA_VERSION when that is the current one. */
  VERSION: z.int(),
  ESTADO: z.string(),
  DE_ESTA_VERSION: z.string(),
  /** What is known of the validation. */
  FRASE: z.string(),
  /** Ours and SARAH's in lempiras; absent while SARAH told none. */
  LIQUIDACION: z
    .object({
      NUESTRA: amount,
      SARAH: amount.extend({ ID_LIQUIDACION_EXTERNA: z.string() }),
      TRIBUTOS: z.array(
        z.object({
          CONCEPTO: z.string(),
          TIPO_OBLIGACION: z.string(),
          IMPORTE: z.string(),
          NUESTRO: z.string(),
        }),
      ),
    })
    .optional(),
  DIFERENCIAS: z.array(
    z.object({
      /** Number of the item; '' for the whole declaration. */
      ITEM: z.string(),
      CONCEPTO: z.string(),
      NUESTRO: z.string(),
      SARAH: z.string(),
      DIFERENCIA: z.string(),
      EXPLICACION: z.string(),
    }),
  ),
  problems: z.array(problemSchema),
});

/** Contracts of the DUA group. */
export const duaProcedures = {
  ...documentProcedures(duaKind),
  ...todayProcedure(duaKind),
  ...sourceProcedures(duaKind),
  ...printProcedures(duaKind, { before: {}, after: {} }),
  derive: derivationProcedure(duaKind),
  copy: copyProcedure(duaKind),
  lastValues: lastValuesProcedure(duaKind),
  whatIf: whatIfProcedure(
    duaKind,
    duaTerms,
    'VENTAJA 0 prueba sin la de un tratado y CUOTA 0 sin cuota; TASA es lempiras por dólar; FLETE y SEGURO, dólares de toda la declaración; ITEM, el número del único ítem que cambia de ventaja, origen o cuota',
  ),
  ...guideProcedure(duaKind),
  messageDiff: messageDiffProcedure(duaKind),
  ...dossierProcedures('dua'),
  message: procedure({
    ...read,
    name: 'message',
    summary: 'ver el mensaje de una DUA',
    params: {
      ID: id,
      VERSION: version,
      FORMATO: param.optional(
        param.json(
          'XML: los datos de la declaración; SOAP: el sobre ProcesaDeclaracion, con la clave oculta; DECDAT: el archivo .decdat',
          z.enum(DUA_FORMATS),
        ),
      ),
      OPERACION: param.optional(
        param.json(
          'V valida, R registra, M modifica, D desiste, como se escribiría hoy; si falta, lo que se selló de esa versión, y de lo que no se ha sellado M en una modificación y V en lo demás',
          z.enum(['V', 'R', 'M', 'D']),
        ),
      ),
    },
    result: writtenMessage,
  }),
  schema: procedure({
    ...read,
    name: 'schema',
    refusals: ['rejected'],
    summary: 'descargar el esquema del mensaje de una DUA',
    params: { CODIGO_REGIMEN: param.text('Régimen aduanero', 10) },
    result: z.object({ XSD: z.string(), NOMBRE_ARCHIVO: z.string() }),
  }),
  crossCheck: procedure({
    ...read,
    name: 'crossCheck',
    summary: 'comparar una DUA con los demás documentos',
    params: { ID: id, VERSION: version },
    result: z.object({ VERSION: z.int(), problems: z.array(problemSchema) }),
  }),
  readiness: procedure({
    ...read,
    name: 'readiness',
    summary: 'revisar si una DUA está lista',
    params: { ID: id, VERSION: version },
    result: readiness,
  }),
  ready: procedure({
    ...write,
    name: 'ready',
    summary: 'dar por lista una DUA',
    params: { ID: id, LOCK: lock },
    result: documentHeader,
  }),
  validate: procedure({
    ...enquire,
    name: 'validate',
    summary: 'validar una DUA ante SARAH sin registrarla',
    params: { ID: id, LOCK: lock },
    result: handedOver,
  }),
  validation: procedure({
    ...read,
    name: 'validation',
    summary: 'ver lo que SARAH dijo al validar una DUA',
    params: { ID: id },
    result: validation,
  }),
  register: procedure({
    ...transmit,
    name: 'register',
    summary: 'registrar una DUA ante SARAH',
    params: { ID: id, LOCK: lock },
    result: handedOver,
  }),
  requestChannel: procedure({
    ...enquire,
    name: 'requestChannel',
    summary: 'solicitar el canal selectivo de una DUA',
    params: { ID: id },
    result: handedOver,
  }),
  status: procedure({
    ...read,
    name: 'status',
    summary: 'consultar cómo va el registro de una DUA',
    params: { ID: id },
    result: declarationStatus,
  }),
  ...releaseProcedures('dua', 'una DUA'),
  ...amendmentProcedures('dua', { one: 'una DUA', change: 'modificación', withdraw: 'desistir de una DUA' }),
};
