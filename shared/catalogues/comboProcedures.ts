import * as z from 'zod';
import { param } from '../foundation/contracts/params.ts';
import { procedure } from '../foundation/contracts/procedure.ts';

const group = 'catalogues' as const;
const row = z.record(z.string(), z.string());

/**
 * Contracts of the combos that other programs ask for (spec 7, Catalogues and configuration). The product's own screens
 * read the lists that the browser keeps, and do not carry these.
 */
export const comboProcedures = {
  combos: procedure({
    group,
    name: 'combos',
    summary: 'obtener las opciones de uno o más catálogos',
    params: {
      TABLAS: param.text('Nombres de catálogos separados por «|»', 2_000),
      ID_CLIENTE: param.company(),
      MODO: param.optional(param.text('Modo de la consulta; siempre «2»', 1)),
    },
    /** One list of rows for each name in their order; for one name the rows themselves. */
    result: z.array(z.union([row, z.array(row)])),
    permission: 'session',
    effect: 'read',
  }),
  locations: procedure({
    group,
    name: 'locations',
    summary: 'obtener los lugares de un país',
    params: {
      ID_CLIENTE: param.company(),
      PAIS: param.text('Código del país, como US', 2),
      MODO: param.optional(param.text('Modo de la consulta; siempre «2»', 1)),
      TIPO: param.optional(
        param.text('«E», lugares de embarque; la lista no los distingue y responde lo mismo', 1),
      ),
    },
    result: z.array(row),
    permission: 'session',
    effect: 'read',
  }),
  documentTypes: procedure({
    group,
    name: 'documentTypes',
    summary: 'obtener los tipos de documento de factura y de transporte',
    params: { ID_CLIENTE: param.company() },
    /** Two lists: of invoices, of transport documents. */
    result: z.array(z.array(row)),
    permission: 'session',
    effect: 'read',
  }),
  issuers: procedure({
    group,
    name: 'issuers',
    summary: 'obtener los emisores de documentos de un país',
    params: {
      ID_CLIENTE: param.company(),
      PAIS: param.optional(param.text('Código del país; los de todos si está vacío', 2)),
    },
    /** Three lists: of invoices, of transport documents, of seals. An issuer of no country is of every one. */
    result: z.array(z.array(row)),
    permission: 'session',
    effect: 'read',
  }),
};
