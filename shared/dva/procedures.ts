import * as z from 'zod';
import { param } from '../foundation/contracts/params.ts';
import { procedure } from '../foundation/contracts/procedure.ts';
import { guideProcedure } from '../foundation/documents/guideProcedure.ts';
import { documentHeader } from '../foundation/documents/header.ts';
import { printedFile, printProcedures } from '../foundation/documents/printProcedures.ts';
import { lastValuesProcedure } from '../foundation/documents/lastValuesProcedure.ts';
import {
  changeRefusals,
  derivedSchema,
  documentProcedures,
  openedDocument,
  problemSchema,
} from '../foundation/documents/procedures.ts';
import { sourceProcedures } from '../foundation/documents/sourceProcedures.ts';
import { approvalProcedures } from './approvalProcedures.ts';
import { dvaKind } from './kind.ts';
import { printOptionsSchema } from './print/options.ts';

const read = { group: 'dva', permission: 'dva:read', effect: 'read' } as const;
const write = { group: 'dva', permission: 'dva:write', effect: 'write', refusals: changeRefusals } as const;
const order = param.id('work-orders', 'Orden de trabajo');

const groupSchema = z.object({
  /** Ids of the invoices that one DVA would cover, and their numbers. */
  FACTURAS: z.array(z.object({ ID_FACTURA: z.string(), NUMERO_FACTURA: z.string() })),
  NOMBRE_PROVEEDOR: z.string(),
  /** Spanish sentence: why these invoices go together, or alone. */
  EXPLICACION: z.string(),
  /** DVA of the order that already covers them; '' when it would be created. */
  ID: z.string(),
  ID_DVA: z.string(),
});

const proposalSchema = z.object({
  GRUPOS: z.array(groupSchema),
  /** DVAs of the order whose invoices no group covers any more. */
  SOBRANTES: z.array(documentHeader),
  PROBLEMAS: z.array(problemSchema),
});

const derivedOne = derivedSchema
  .pick({ header: true, problems: true, moves: true })
  .extend({ created: z.boolean() });

const summarySchema = printedFile.extend({
  /** Value declarations that the summary lists. */
  DVAS: z.int(),
});
export type SummaryAnswer = z.infer<typeof summarySchema>;

const summarised = {
  ID_ORDEN: param.optional(param.id('work-orders', 'Orden cuyas DVA se resumen')),
  DUCA_ID: param.optional(param.id('duca', 'DUCA cuyas DVA se resumen; una de las dos')),
};

export const dvaProcedures = {
  ...documentProcedures(dvaKind),
  lastValues: lastValuesProcedure(dvaKind),
  ...sourceProcedures(dvaKind),
  ...approvalProcedures,
  ...guideProcedure(dvaKind),
  propose: procedure({
    ...read,
    name: 'propose',
    refusals: ['rejected'],
    summary: 'proponer las declaraciones del valor de una orden',
    params: { ID_ORDEN: order },
    result: proposalSchema,
  }),
  derive: procedure({
    ...write,
    name: 'derive',
    summary: 'derivar las declaraciones del valor de una orden',
    params: {
      ID_ORDEN: order,
      GRUPOS: param.optional(
        param.json(
          'Ids de facturas por declaración; si falta, los grupos propuestos',
          z.array(z.array(z.string().max(64)).min(1).max(2000)).max(500),
        ),
      ),
      ID: param.optional(param.id('dva', 'DVA que se deriva de nuevo, sola y de sus propias facturas')),
    },
    result: z.object({
      DOCUMENTOS: z.array(derivedOne),
      SOBRANTES: z.array(documentHeader),
    }),
  }),
  deriveLike: procedure({
    ...write,
    name: 'deriveLike',
    summary: 'derivar una DVA como una anterior, de las copias de sus facturas',
    params: {
      ID: param.id('dva', 'DVA como la que se deriva'),
      ID_ORDEN: param.id('work-orders', 'Orden a la que se copiaron sus facturas con UNA_VEZ'),
    },
    result: openedDocument,
  }),
  ...printProcedures(dvaKind, {
    before: {
      MODO: param.optional(
        param.integer('Modo de impresión: 0 y 1 todo, 2 solo anexos, 3 y 4 solo encabezado', 0, 4),
      ),
    },
    after: {
      OPCIONES: param.optional(
        param.json('imprdva8, imprdva11, imprdva35, arancel8, imprdvagastos: 1 activa', printOptionsSchema),
      ),
    },
  }),
  summary: procedure({
    ...read,
    name: 'summary',
    refusals: ['rejected'],
    summary: 'ver la DVA resumida',
    params: summarised,
    result: z.object({
      /** Number of the declarant's document. */
      DOCUMENTO: z.string(),
      /** When the newest of the DVAs was saved, local. */
      MOMENTO: z.string(),
      /** The DVAs that it lists, by number, with the fields of their header that it shows or compares. */
      DVAS: z.array(
        z.object({
          ID: z.string(),
          CAMPOS: z.record(z.string(), z.string()),
          /** Spanish sentence: what keeps it from being printed; '' when it is complete. */
          FALTA: z.string(),
        }),
      ),
    }),
  }),
  printSummary: procedure({
    ...read,
    name: 'printSummary',
    refusals: ['rejected'],
    summary: 'imprimir la DVA resumida',
    params: {
      ...summarised,
      BORRADOR: param.optional(param.flag('Imprimir aunque falten datos, con la marca de borrador')),
    },
    result: summarySchema,
  }),
  printSummaryStatus: procedure({
    ...read,
    name: 'printSummaryStatus',
    refusals: ['rejected', 'not-found'],
    summary: 'consultar la impresión de una DVA resumida',
    params: { ...summarised, IMPRESION: param.text('Impresión que devolvió printSummary', 80) },
    result: summarySchema,
  }),
};
