import * as z from 'zod';
import { param } from '../foundation/contracts/params.ts';
import { procedure } from '../foundation/contracts/procedure.ts';
import { copiedOnce } from '../foundation/copies/copiedOnce.ts';
import { LARGEST_CONTRACT_BYTES } from '../foundation/contracts/sizes.ts';
import { documentHeader } from '../foundation/documents/header.ts';
import { lastValuesProcedure } from '../foundation/documents/lastValuesProcedure.ts';
import {
  changeRefusals,
  documentProcedures,
  openedDocument,
  problemSchema,
} from '../foundation/documents/procedures.ts';
import { MAX_CSV_BYTES, MAX_CSV_INVOICES, MAX_CSV_LINES } from './csv/limits.ts';
import { invoiceKind } from './kind.ts';

const group = 'invoices' as const;
const read = { group, permission: 'invoices:read', effect: 'read' } as const;
const write = { group, permission: 'invoices:write', effect: 'write', refusals: changeRefusals } as const;

const csvFile = z.object({ NOMBRE: z.string(), CSV: z.string() });

const csvProblem = z.object({ row: z.int(), column: z.string(), value: z.string(), message: z.string() });

/** A unit that two invoices of an order list. */
const sameUnit = z.object({
  NUMERO: z.string(),
  /** Path in the invoice that was asked about. */
  RUTA: z.string(),
  /** The other invoice, and the path there. */
  ID: z.string(),
  NUMERO_FACTURA: z.string(),
  OTRA_RUTA: z.string(),
});

/** One invoice of an imported file. */
const imported = z.object({
  /** Id once it exists; '' in a preview of a new one. */
  ID: z.string(),
  /** `nueva` would be or was created, `existente` is already in the order and is left as it is. */
  SITUACION: z.enum(['nueva', 'existente']),
  NUMERO_FACTURA: z.string(),
  SERIE: z.string(),
  NOMBRE_PROVEEDOR: z.string(),
  ID_MONEDA: z.string(),
  LINEAS: z.int(),
  SUMA_ITEMS: z.string(),
  TOTAL_FACTURA: z.string(),
  /** Spreadsheet rows, '2-81'. */
  FILAS: z.string(),
  /** What is still missing or contradictory in it; it can be created all the same. */
  problems: z.array(problemSchema),
});

export const importResult = z.object({
  CREADAS: z.int(),
  invoices: z.array(imported),
  /** What the file itself has wrong; nothing is created while there is any. */
  problems: z.array(csvProblem),
});

/** Contracts of the invoices (spec 7, Documents). */
export const invoiceProcedures = {
  ...documentProcedures(invoiceKind),
  lastValues: lastValuesProcedure(invoiceKind),
  numberExists: procedure({
    ...read,
    name: 'numberExists',
    summary: 'ver si un número de factura ya existe',
    params: {
      NUMERO_FACTURA: param.text('Número de factura', 60),
      SERIE: param.optional(param.text('Serie', 30)),
      NOMBRE_PROVEEDOR: param.optional(param.text('Proveedor; cualquiera si falta', 200)),
      ID: param.optional(param.id('invoices', 'Factura que no cuenta: la que se está editando')),
    },
    result: z.array(documentHeader),
  }),
  sameUnits: procedure({
    ...read,
    name: 'sameUnits',
    summary: 'ver si un VIN o una serie de la factura ya está en otra de su orden',
    params: {
      ID: param.id('invoices', 'Factura'),
      VERSION: param.optional(param.integer('Versión; la actual si falta', 1)),
    },
    result: z.array(sameUnit),
  }),
  classifiedOtherwise: procedure({
    ...read,
    name: 'classifiedOtherwise',
    summary: 'ver qué facturas abiertas clasifican una mercancía de otra manera',
    params: {
      CODIGO: param.optional(param.text('Código del proveedor; sin él se conoce por su nombre', 60)),
      DESCRIPCION: param.text('Nombre comercial', 300),
      ID_PROVEEDOR: param.optional(param.text('Identificación del proveedor', 40)),
      NOMBRE_PROVEEDOR: param.optional(param.text('Proveedor; cualquiera si falta', 200)),
      PARTIDA: param.text('Clasificación arancelaria que es la correcta, sin puntos', 12),
    },
    result: z.object({
      rows: z.array(
        z.object({
          header: documentHeader,
          /** Position of each line, from 0, and the code that it has. */
          lines: z.array(z.object({ line: z.int(), code: z.string() })),
        }),
      ),
      /** Whether more may: the newest are looked through. */
      orMore: z.boolean(),
    }),
  }),
  copy: procedure({
    ...write,
    name: 'copy',
    summary: 'copiar una factura',
    params: {
      ID: param.id('invoices', 'Factura que se copia'),
      ID_ORDEN: param.optional(param.id('work-orders', 'Orden de la copia; la misma si falta')),
      UNA_VEZ: copiedOnce(),
    },
    result: openedDocument,
  }),
  template: procedure({
    ...read,
    name: 'template',
    summary: 'bajar la plantilla de facturas',
    params: {},
    result: csvFile,
  }),
  exportCsv: procedure({
    ...read,
    name: 'exportCsv',
    summary: 'bajar una factura en la forma de la plantilla',
    params: { ID: param.id('invoices', 'Factura') },
    result: csvFile,
  }),
  importCsv: procedure({
    ...write,
    name: 'importCsv',
    summary: 'importar facturas',
    params: {
      ID_ORDEN: param.optional(param.id('work-orders', 'Orden de trabajo a la que pertenecen')),
      CSV: param.text(
        `Archivo con la plantilla de facturas: hasta ${MAX_CSV_INVOICES} facturas y ${MAX_CSV_LINES} filas; uno mayor se envía en partes de facturas enteras`,
        MAX_CSV_BYTES,
      ),
      CONFIRMAR: param.flag('0 muestra lo que se crearía; 1 lo crea'),
      FILAS: param.optional(
        param.text('De una parte, las filas que tiene en su archivo, como «2-81, 90»', 100_000),
      ),
    },
    result: importResult,
    maxBytes: LARGEST_CONTRACT_BYTES,
  }),
};
