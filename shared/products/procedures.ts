import * as z from 'zod';
import { tariffProcedures } from '../tariff/procedures.ts';
import { param } from '../foundation/contracts/params.ts';
import { procedure } from '../foundation/contracts/procedure.ts';
import { bulkProcedures } from '../foundation/documents/bulk.ts';
import { documentHeader } from '../foundation/documents/header.ts';
import { recordFileProcedures } from '../foundation/files/procedures.ts';
import { changeRefusals, documentProcedures, openedDocument } from '../foundation/documents/procedures.ts';
import { productKind } from './kind.ts';
import type { Suggestion } from './rankSuggestions.ts';
import { saveResult } from './saveResult.ts';

const group = 'products' as const;
const read = { group, permission: 'products:read', effect: 'read' } as const;
const write = { group, permission: 'products:write', effect: 'write', refusals: changeRefusals } as const;

/** Files of a product: photographs, data sheets, certificates (spec 7). */
const kept = {
  group,
  read: read.permission,
  write: write.permission,
  refusals: [...changeRefusals, 'rejected'] as const,
  id: param.id(group, 'Producto'),
  of: 'un producto',
};

const flag = (where: string) => param.optional(param.flag(`1 busca en ${where}; sin ninguna marca, en todo`));
const value = (name: string, max: number) => param.optional(param.text(name, max));

/** Lines that are asked for at once. */
export const MOST_ASKED = 30;

const askedGoods = z.object({
  CODIGO: z.string().max(60),
  PROVEEDOR: z.string().max(200),
  TEXTO: z.string().max(1000),
});

const suggestion: z.ZodType<Suggestion> = z.object({
  PARTIDA: z.string(),
  ORIGEN: z.enum(['PRODUCTO', 'DECLARACION']),
  POR: z.enum(['CODIGO', 'PALABRAS']),
  NOMBRE: z.string(),
  FECHA: z.string(),
  CANAL: z.string(),
  DECLARACION: z.string(),
  MODULO: z.enum(['products', 'duca', 'dua']),
  ID: z.string(),
  CODIGO: z.string(),
  OTRAS: z.array(z.string()),
});

/** Contracts of the company's classified products (spec 7, products and tariff). */
export const productProcedures = {
  ...documentProcedures(productKind),
  ...bulkProcedures(productKind),
  ...recordFileProcedures(kept),
  search: procedure({
    ...read,
    name: 'search',
    summary: 'buscar productos por sus datos',
    params: {
      ABREVIATURA_PAIS: param.text('País de la empresa: GT o HN', 2),
      TERMINO: param.text('Palabras o su comienzo', 100),
      POR_CODIGO: flag('el código'),
      POR_PARTIDA: flag('la clasificación'),
      POR_DESCRIPCION: flag('la descripción'),
      POR_CARACTERISTICAS: flag('las características'),
      POR_MARCA: flag('la marca'),
      POR_MODELO: flag('el modelo'),
    },
    result: z.object({
      rows: z.array(documentHeader),
      /** Whether more may match: a search looks at the newest alone. */
      orMore: z.boolean(),
    }),
  }),
  count: procedure({
    ...read,
    name: 'count',
    summary: 'contar los productos vigentes',
    params: {},
    result: z.object({ CANTIDAD: z.int() }),
  }),
  exists: procedure({
    ...read,
    name: 'exists',
    summary: 'ver si un código de producto ya existe',
    params: {
      CODIGO: param.text('Código del producto', 60),
      ID: param.optional(param.id(group, 'Producto que no cuenta: el que se está editando')),
    },
    /** Living products with the code; several suppliers may use one. */
    result: z.object({ EXISTE: z.enum(['1', '0']), rows: z.array(documentHeader) }),
  }),
  ...tariffProcedures,
  copy: procedure({
    ...write,
    name: 'copy',
    summary: 'copiar un producto',
    params: { ID: param.id(group, 'Producto que se copia') },
    result: openedDocument,
  }),
  suggest: procedure({
    ...read,
    name: 'suggest',
    summary: 'ver cómo se clasificó antes una mercancía',
    params: {
      LINEAS: param.json(
        'Mercancías: código del proveedor, proveedor y nombre de cada una',
        z.array(askedGoods).min(1).max(MOST_ASKED),
      ),
    },
    /** Of each line, in their order, the likeliest codes first. */
    result: z.array(z.array(suggestion)),
  }),
  insertUpdate: procedure({
    ...write,
    name: 'insertUpdate',
    summary: 'guardar un producto con todos sus datos',
    params: {
      ID: param.optional(param.id(group, 'Producto; uno nuevo si falta')),
      CODIGO: value('Código', 60),
      PARTIDA: value('Clasificación arancelaria, con o sin puntos', 20),
      PAIS_ORIGEN: value('País de origen', 10),
      DESCRIPCION: value('Descripción', 300),
      CARACTERISTICAS: value('Características', 500),
      MODELO: value('Modelo', 100),
      ESTADO: value('Estado de la mercancía', 10),
      MEDIDA: value('Unidad', 10),
      OBSERVACIONES: value('Notas', 2000),
      ACTIVO: value('1 si se propone al clasificar', 1),
      MARCA: value('Marca', 100),
      ID_PROVEEDOR: value('Identificación del proveedor', 40),
      NOMBRE_PROVEEDOR: value('Proveedor', 200),
      DETALLE_PRODUCTO: value(
        'Líneas entre «|»: ID (en blanco la nueva), TIPO, NOMBRE, OBSERVACIONES y URL (ID_ARCHIVO de un archivo del producto; en blanco deja el que tiene) entre tabuladores',
        60_000,
      ),
      DESCRIPCIONES_MINIMAS: value(
        'Líneas entre «|»: NOMBRE_CATALOGO, VALOR_CATALOGO y TEXTO entre tabuladores',
        60_000,
      ),
      CARACTERISTICAS_INCISO: value('Como las descripciones mínimas', 60_000),
    },
    result: saveResult,
  }),
};
