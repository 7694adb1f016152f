import * as z from 'zod';
import { param } from '../foundation/contracts/params.ts';
import { procedure } from '../foundation/contracts/procedure.ts';
import { printProcedures } from '../foundation/documents/printProcedures.ts';
import { lastValuesProcedure } from '../foundation/documents/lastValuesProcedure.ts';
import { changeRefusals, documentProcedures, openedDocument } from '../foundation/documents/procedures.ts';
import { sealRefusals } from '../transmission/declarationProcedures.ts';
import { caftaKind } from './kind.ts';
import { STATE_TONES } from '../foundation/documents/states.ts';

const group = 'cafta';
const id = param.id(group, 'Identificador de la certificación');

const certifierChoice = z.object({
  /** Those of the country; ELEGIDO '1' is the company's. */
  CERTIFICADORES: z.array(z.object({ NOMBRE: z.string(), ETIQUETA: z.string(), ELEGIDO: z.string() })),
});

/** What a certifier said of a version, or how far it is. */
const certificate = z.object({
  ID_TRANSMISION: z.string(),
  VERSION: z.int(),
  CERTIFICADOR: z.string(),
  ESTADO: z.string(),
  ETIQUETA: z.string(),
  TONO: z.enum(STATE_TONES),
  ICONO: z.string(),
  /** Spanish sentence: what is known, and what happens next. */
  SABEMOS: z.string(),
  /** Number and signature that the certifier gave; '' until then. */
  NUMERO: z.string(),
  FIRMA: z.string(),
  FECHA: z.string(),
  /** What it objected to. */
  OBJECIONES: z.array(z.string()),
});
export type Certificate = z.infer<typeof certificate>;

/** Contracts of the certifications of origin (spec 7, other areas). */
export const caftaProcedures = {
  ...documentProcedures(caftaKind),
  lastValues: lastValuesProcedure(caftaKind),
  ...printProcedures(caftaKind, { before: {}, after: {} }),
  copy: procedure({
    group: 'cafta',
    permission: 'cafta:write',
    effect: 'write',
    refusals: changeRefusals,
    name: 'copy',
    summary: 'copiar una certificación de origen en una nueva, para el período que sigue',
    params: { ID: param.id('cafta', 'Certificación que se copia') },
    result: openedDocument,
  }),
  certify: procedure({
    group,
    permission: 'transmission:transmit',
    effect: 'write',
    stepUp: true,
    refusals: sealRefusals,
    name: 'certify',
    summary: 'mandar a firmar y numerar una certificación emitida por el certificador de la empresa',
    params: { ID: id, LOCK: param.integer('Número de bloqueo que se vio al abrir') },
    result: z.object({ ID_TRANSMISION: z.string() }),
  }),
  certificates: procedure({
    group,
    permission: 'cafta:read',
    effect: 'read',
    name: 'certificates',
    summary: 'ver lo que dijo el certificador de una certificación',
    params: { ID: id },
    /** Newest first. */
    result: z.array(certificate),
  }),
  certifiers: procedure({
    group,
    permission: 'cafta:read',
    effect: 'read',
    name: 'certifiers',
    summary: 'ver los certificadores y cuál usa la empresa',
    params: {},
    result: certifierChoice,
  }),
  chooseCertifier: procedure({
    group,
    permission: 'admin',
    effect: 'write',
    stepUp: true,
    refusals: ['not-found'],
    name: 'chooseCertifier',
    summary: 'elegir el certificador de la empresa',
    params: { CERTIFICADOR: param.text('Nombre, como lo da certifiers', 40) },
    result: certifierChoice,
  }),
};
