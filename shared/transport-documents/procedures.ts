import * as z from 'zod';
import { param } from '../foundation/contracts/params.ts';
import { procedure } from '../foundation/contracts/procedure.ts';
import { copiedOnce } from '../foundation/copies/copiedOnce.ts';
import { documentHeader } from '../foundation/documents/header.ts';
import { lastValuesProcedure } from '../foundation/documents/lastValuesProcedure.ts';
import { changeRefusals, documentProcedures, openedDocument } from '../foundation/documents/procedures.ts';
import { transportKind } from './kind.ts';

const group = 'transport-documents' as const;

/** Contracts of the transport documents (spec 7, Documents). */
export const transportProcedures = {
  ...documentProcedures(transportKind),
  lastValues: lastValuesProcedure(transportKind),
  exists: procedure({
    group,
    permission: 'transport-documents:read',
    effect: 'read',
    name: 'exists',
    summary: 'ver si un documento de transporte ya existe',
    params: {
      NUMERO_DOCUMENTO: param.text('Número del documento', 60),
      ID: param.optional(param.id('transport-documents', 'Documento que no cuenta: el que se está editando')),
    },
    result: z.array(documentHeader),
  }),
  updateWeight: procedure({
    group,
    permission: 'transport-documents:write',
    effect: 'write',
    name: 'updateWeight',
    refusals: [...changeRefusals, 'params.invalid'],
    summary: 'actualizar el peso de un documento de transporte',
    params: {
      ID: param.id('transport-documents', 'Documento que se pesó'),
      LOCK: param.integer('Número de bloqueo que se vio al abrir'),
      PESO_BRUTO: param.text('Peso bruto en kilogramos, con tres decimales a lo más', 20),
      CONFIRMAR: param.flag('0 muestra lo que cambiaría; 1 lo cambia'),
    },
    result: z.object({
      header: documentHeader,
      CAMBIOS: z.array(
        z.object({ path: z.string(), label: z.string(), before: z.string(), after: z.string() }),
      ),
      /** What a declaration of the order says otherwise, with its address. */
      AVISOS: z.array(z.object({ MENSAJE: z.string(), RUTA: z.string() })),
    }),
  }),
  copy: procedure({
    group,
    permission: 'transport-documents:write',
    effect: 'write',
    name: 'copy',
    refusals: changeRefusals,
    summary: 'copiar un documento de transporte',
    params: {
      ID: param.id('transport-documents', 'Documento que se copia'),
      ID_ORDEN: param.optional(param.id('work-orders', 'Orden de la copia; la misma si falta')),
      UNA_VEZ: copiedOnce(),
    },
    result: openedDocument,
  }),
};
