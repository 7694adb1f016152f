import * as z from 'zod';
import { param } from '../foundation/contracts/params.ts';
import { procedure } from '../foundation/contracts/procedure.ts';
import { documentHeader } from '../foundation/documents/header.ts';
import { changeRefusals, documentProcedures, openedDocument } from '../foundation/documents/procedures.ts';
import { transportKind } from './kind.ts';

const group = 'transport-documents' as const;

/** Contracts of the transport documents (spec 7, Documents). */
export const transportProcedures = {
  ...documentProcedures(transportKind),
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
    },
    result: openedDocument,
  }),
};
