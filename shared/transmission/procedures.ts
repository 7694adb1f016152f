import * as z from 'zod';
import { param } from '../foundation/contracts/params.ts';
import { procedure } from '../foundation/contracts/procedure.ts';
import { LONGEST_NUMBER } from './acceptance.ts';
import { resultFacts } from './facts.ts';
import { deliveryProcedures } from './deliveries/procedures.ts';
import { lookupProcedures } from './lookups/procedures.ts';
import { OPERATIONS } from './operations.ts';
import { pageProcedures } from './pageProcedures.ts';
import { outsideProcedures } from './outside/procedures.ts';
import { transmissionState, transmissionSummary } from './transmissionSummary.ts';
import { STATE_TONES } from '../foundation/documents/states.ts';

const group = 'transmission';
const read = { group, permission: 'transmission:read', effect: 'read' } as const;

/** Bytes that are kept as they were: by their version they are read back even when others were put under their name. */
const storedObject = z.object({
  NOMBRE: z.string(),
  SHA256: z.string(),
  BYTES: z.int(),
  /** Absent in what was kept before versions were noted. */
  VERSION_OBJETO: z.string().exactOptional(),
});
export type StoredObject = z.infer<typeof storedObject>;

/** What was kept of one exchange with the authority. */
export const exchangeRecord = z.object({
  OPERACION: z.string(),
  INICIO: z.string(),
  FIN: z.string(),
  /** Whether request bytes were handed to an open connection. */
  SALIO: z.boolean(),
  ESTADO_HTTP: z.int(),
  /** `Date` header of the answer, as received. */
  FECHA_AUTORIDAD: z.string(),
  /** SHA-256 fingerprint of the certificate that the authority showed; '' without TLS. */
  HUELLA_TLS: z.string(),
  SOLICITUD: storedObject,
  RESPUESTA: storedObject.optional(),
  /** The answer belongs to something else and was never applied. */
  CUARENTENA: z.boolean(),
});
export type ExchangeRecord = z.infer<typeof exchangeRecord>;

export const timelineEntry = z.object({
  SEQ: z.int(),
  ESTADO: transmissionState,
  ETIQUETA: z.string(),
  TONO: z.enum(STATE_TONES),
  FECHA: z.string(),
  INTENTO: z.int(),
  /** Spanish sentence of what is known since then. */
  FRASE: z.string(),
  /** Raw code of the authority when its meaning is not catalogued. */
  CODIGO: z.string(),
  EVIDENCIA: z.boolean(),
});

const openedTransmission = transmissionSummary.extend({
  HUELLA: z.string(),
  LINEA: z.array(timelineEntry),
  RESULTADO: resultFacts,
  /** What the caller may do now; a resend that could duplicate is never among them. */
  ACCIONES: z.array(
    z.object({
      ACCION: z.enum([
        'retryNow',
        'recover',
        'updateQr',
        'deleteSignature',
        'declareOnPaper',
        'takeOut',
        'resolve',
      ]),
      ETIQUETA: z.string(),
    }),
  ),
  /** Place in the queue while the authority does not answer; 0 when it is not waiting. */
  POSICION: z.int(),
  /** Spanish sentence with place and expected time while an outage holds it back; '' otherwise. */
  ESPERA: z.string(),
});
export type OpenedTransmission = z.infer<typeof openedTransmission>;

const chainEntry = z.object({
  SEQ: z.int(),
  ESTADO: transmissionState,
  FECHA: z.string(),
  INTENTO: z.int(),
  MOTIVO: z.string(),
  CODIGO: z.string(),
  /** Who decided it, and why; '' where nobody did. */
  PERSONA: z.string(),
  NOTA: z.string(),
  INTERCAMBIO: exchangeRecord.optional(),
  ANTERIOR: z.string(),
  HUELLA: z.string(),
});

const evidence = z.object({
  ID: z.string(),
  CLAVE: z.string(),
  VERSION: z.int(),
  OPERACION: z.enum(OPERATIONS),
  /** SHA-256 of the sealed bytes; every attempt sends these. */
  HUELLA: z.string(),
  /** All that the hashes are reckoned from: `npm run verify` goes through the file alone. */
  CADENA: z.array(chainEntry),
  /** Whether every link of the chain and every stored object still has its hash. */
  INTEGRA: z.boolean(),
  RESULTADO: resultFacts,
  /** Request of the last exchange with the credentials blanked. */
  SOLICITUD: z.string(),
  RESPUESTA: z.string(),
  /** Links that download the raw bytes for one minute. */
  ENLACES: z.array(z.object({ NOMBRE: z.string(), SHA256: z.string(), URL: z.string() })),
});

const id = param.id('transmission', 'Identificador de la transmisión');

/** Contracts of the transmission group. Handing over has none: documents do it inside their own procedures. */
export const transmissionProcedures = {
  ...deliveryProcedures,
  ...lookupProcedures,
  ...outsideProcedures,
  ...pageProcedures,
  list: procedure({
    ...read,
    name: 'list',
    summary: 'listar transmisiones',
    params: {
      ESTADO: param.optional(param.text('Estado', 20)),
      ID_DOCUMENTO: param.optional(param.id('duca', 'Identificador del documento transmitido')),
      PAGINA: param.optional(param.integer('Página, desde 1', 1)),
      TAMANO: param.optional(param.integer('Filas por página', 1, 500)),
      TERMINO: param.optional(
        param.text('Número del documento o el que asignó la autoridad, o su comienzo', 100),
      ),
      ORDEN: param.optional(
        param.text('Columna de orden, con «-» delante si es descendente; «-CREADO» si falta', 40),
      ),
    },
    result: z.object({
      rows: z.array(transmissionSummary),
      total: z.int(),
      page: z.int(),
      /** Order in which they are: another than was asked for where there are too many to sort. */
      order: z.string(),
      /** Whether there are older ones than the list looks at. */
      orMore: z.boolean().optional(),
      /** What was left out of the search or the order, and what to do. */
      note: z.string().optional(),
    }),
  }),
  open: procedure({
    ...read,
    name: 'open',
    summary: 'ver una transmisión',
    params: { ID: id },
    result: openedTransmission,
  }),
  evidence: procedure({
    ...read,
    name: 'evidence',
    summary: 'descargar la evidencia de una transmisión',
    params: { ID: id },
    result: evidence,
  }),
  retryNow: procedure({
    group,
    name: 'retryNow',
    refusals: ['document.state'],
    summary: 'adelantar el siguiente paso de una transmisión',
    params: { ID: id },
    result: openedTransmission,
    permission: 'transmission:transmit',
    effect: 'write',
  }),
  recover: procedure({
    group,
    name: 'recover',
    refusals: ['document.state'],
    summary: 'recuperar de la autoridad el número, la firma y el canal de lo que aceptó',
    params: { ID: id },
    result: openedTransmission,
    permission: 'transmission:transmit',
    effect: 'write',
  }),
  updateQr: procedure({
    group,
    name: 'updateQr',
    refusals: ['document.state'],
    summary: 'pedir a la autoridad el código QR de lo que aceptó, como es ahora',
    params: { ID: id },
    result: openedTransmission,
    permission: 'transmission:transmit',
    effect: 'write',
  }),
  deleteSignature: procedure({
    group,
    name: 'deleteSignature',
    stepUp: true,
    refusals: ['document.state'],
    summary: 'borrar la firma de lo que la autoridad aceptó, con su motivo',
    params: { ID: id, MOTIVO: param.text('Por qué se borra', 500) },
    result: openedTransmission,
    permission: 'transmission:transmit',
    effect: 'write',
  }),
  serviceActive: procedure({
    group,
    name: 'serviceActive',
    summary: 'preguntar al servicio de la autoridad si está activo',
    params: { TIPO: param.text('Tipo del documento que se le transmite: duca, dua, manifests', 40) },
    result: z.object({
      /** '1' when it says that it works. */
      ACTIVO: z.string(),
      FRASE: z.string(),
    }),
    permission: 'session',
    effect: 'read',
    refusals: ['not-found'],
  }),
  resolve: procedure({
    group,
    name: 'resolve',
    stepUp: true,
    refusals: ['document.state'],
    summary: 'decidir una transmisión que la autoridad no aclaró',
    params: {
      ID: id,
      DECISION: param.json(
        'ACEPTADA, RECHAZADA o NO_ENVIADA',
        z.enum(['ACEPTADA', 'RECHAZADA', 'NO_ENVIADA']),
      ),
      MOTIVO: param.text('Cómo se supo: con quién se habló, qué documento lo prueba', 500),
      NUMERO: param.optional(param.text('Número que dio la autoridad, si la aceptó', LONGEST_NUMBER)),
    },
    result: openedTransmission,
    permission: 'admin',
    effect: 'write',
  }),
  takeOut: procedure({
    group,
    name: 'takeOut',
    stepUp: true,
    refusals: ['document.state'],
    summary: 'retirar de la cola una transmisión que no ha salido, o anotar que se declaró en papel',
    params: {
      ID: id,
      DECISION: param.json('EN_PAPEL o RETIRADA', z.enum(['EN_PAPEL', 'RETIRADA'])),
      MOTIVO: param.text('Por qué, y dónde está el papel con su sello', 500),
      NUMERO: param.optional(param.text('Número que la autoridad dio al papel', LONGEST_NUMBER)),
      FECHA: param.optional(param.text('Día (aaaa-mm-dd) en que la autoridad recibió el papel', 10)),
    },
    result: openedTransmission,
    permission: 'admin',
    effect: 'write',
  }),
};
