import * as z from 'zod';
import { param } from '../contracts/params.ts';
import { procedure } from '../contracts/procedure.ts';
import type { RefusalCode } from '../contracts/refusal.ts';
import { LARGEST_CONTRACT_BYTES } from '../contracts/sizes.ts';
import { APPLICATIONS } from '../modules.ts';
import type { AnyBody } from '../fields/dataSet.ts';
import { documentHeader } from './header.ts';
import type { DocumentKind } from './kind.ts';
import { indefinite, ofThe } from './noun.ts';
import { changeSchema } from './patch.ts';

export const otherPlaceSchema = z.object({
  module: z.enum(APPLICATIONS),
  id: z.string(),
  path: z.string(),
  label: z.string(),
});

export const problemSchema = z.object({
  code: z.string(),
  path: z.string(),
  message: z.string(),
  severity: z.enum(['missing', 'error', 'warning']),
  relatedPath: z.string().optional(),
  other: otherPlaceSchema.optional(),
});

const fieldValues = z.record(z.string(), z.string());
export const bodySchema: z.ZodType<AnyBody> = z.record(
  z.string(),
  z.union([z.array(fieldValues), fieldValues]),
);

const moveSchema = z.object({
  path: z.string(),
  kind: z.enum(['moved', 'kept', 'added', 'removed']),
  from: z.string(),
  to: z.string(),
});

const catalogueRow = z.object({ CLAVE: z.string(), VALOR: z.string() }).catchall(z.string());

const openedSchema = z.object({
  header: documentHeader,
  body: bodySchema,
  /** What the last derivation wrote, when the document is a derived one: the base for «cambiado a mano». */
  derived: bodySchema.optional(),
  problems: z.array(problemSchema),
  /** Checks of the company for documents of this kind, which the browser judges by while a person types. */
  REVISIONES: z.array(catalogueRow).optional(),
  /** Login of the person who has it open besides the caller. */
  inUseBy: z.string().optional(),
});

const savedSchema = z.object({
  header: documentHeader,
  problems: z.array(problemSchema),
  /** Computed fields that the save wrote; the caller applies them to what it shows. */
  computed: z.array(changeSchema),
});

const versionSchema = z.object({
  VERSION: z.int(),
  FECHA: z.string(),
  USUARIO: z.string(),
  /** Spanish sentence: what the save did. */
  ACCION: z.string(),
});

const differenceSchema = z.object({
  kind: z.enum(['changed', 'added', 'removed']),
  path: z.string(),
  before: z.string().optional(),
  after: z.string().optional(),
});

/** Most rows of one page. */
export const LARGEST_PAGE = 200;

const pageSchema = z.object({
  rows: z.array(documentHeader),
  /** How many match on all pages. */
  total: z.int(),
  /** Whether more than `total` may match: a search looks at so many at most. */
  orMore: z.boolean().optional(),
  /** The order in which they stand: what was asked for, or «-CREADO» where there are too many to sort by that. */
  order: z.string(),
  /** Spanish sentence on why the answer is not all that was asked for, and what to do. */
  note: z.string().optional(),
  /** CURSOR of the page before and of the one behind; absent at the ends. */
  previous: z.string().optional(),
  next: z.string().optional(),
});

export const derivedSchema = savedSchema.extend({ body: bodySchema, moves: z.array(moveSchema) });
export const openedDocument = openedSchema;

/** What every change of a document may refuse, whoever asks for it: the store's rules and the modules' own. */
export const changeRefusals: readonly RefusalCode[] = [
  'document.stale',
  'document.state',
  'document.duplicate',
  'document.impossible-change',
  'document.not-yours',
  'rejected',
];

type Named = Pick<DocumentKind, 'module' | 'noun'>;

const pageParams = {
  TERMINO: param.optional(param.text('Texto que se busca en las columnas', 100)),
  FILTROS: param.optional(
    param.json(
      'Columna o ESTADO (uno, o varios separados por coma) o ID_ORDEN y su valor; «COLUMNA>=» y «COLUMNA<=» son los extremos de un rango de fechas',
      z.record(z.string(), z.string()),
    ),
  ),
  ORDEN: param.optional(
    param.text('Columna de orden, con «-» delante si es descendente; «-CREADO» si falta', 40),
  ),
  CURSOR: param.optional(
    param.text('«next» o «previous» de la página que se tiene; sin él, la primera página', 4000),
  ),
  TAMANO: param.optional(param.integer('Filas por página', 1, LARGEST_PAGE)),
};

function readings({ module: group, noun }: Named) {
  const a = indefinite(noun);
  const many = noun.plural;
  const read = { group, permission: `${group}:read`, effect: 'read' } as const;
  const id = param.id(group, `Identificador ${ofThe(noun)}`);
  return {
    list: procedure({
      ...read,
      name: 'list',
      summary: `listar ${many}`,
      params: pageParams,
      result: pageSchema,
    }),
    totals: procedure({
      ...read,
      name: 'totals',
      summary: `contar ${many} por estado`,
      params: {},
      result: z.array(z.object({ ESTADO: z.string(), CANTIDAD: z.int() })),
    }),
    open: procedure({
      ...read,
      name: 'open',
      summary: `abrir ${a}`,
      params: { ID: id, VERSION: param.optional(param.integer('Versión; la actual si falta', 1)) },
      result: openedSchema,
    }),
    history: procedure({
      ...read,
      name: 'history',
      summary: `ver el historial de ${a}`,
      params: { ID: id },
      result: z.array(versionSchema),
    }),
    diff: procedure({
      ...read,
      name: 'diff',
      summary: `comparar versiones de ${a}`,
      params: {
        ID: id,
        DESDE: param.integer('Versión anterior', 1),
        HASTA: param.integer('Versión posterior', 1),
      },
      result: z.array(differenceSchema),
    }),
  };
}

function changes({ module: group, noun }: Named) {
  const a = indefinite(noun);
  const write = { group, permission: `${group}:write`, effect: 'write', refusals: changeRefusals } as const;
  const id = param.id(group, `Identificador ${ofThe(noun)}`);
  return {
    create: procedure({
      ...write,
      name: 'create',
      summary: `crear ${a}`,
      params: {
        ID_ORDEN: param.optional(param.id('work-orders', 'Orden de trabajo a la que pertenece')),
        CUERPO: param.optional(param.json('Datos iniciales por grupo', bodySchema)),
      },
      result: openedSchema,
      maxBytes: LARGEST_CONTRACT_BYTES,
    }),
    patch: procedure({
      ...write,
      name: 'patch',
      summary: `modificar ${a}`,
      params: {
        ID: id,
        LOCK: param.integer('Número de bloqueo que se vio al abrir'),
        CAMBIOS: param.json('Cambios: ruta y valor', z.array(changeSchema).max(20_000)),
      },
      result: savedSchema,
      maxBytes: LARGEST_CONTRACT_BYTES,
    }),
    transition: procedure({
      ...write,
      name: 'transition',
      summary: `cambiar el estado de ${a}`,
      params: {
        ID: id,
        LOCK: param.integer('Número de bloqueo que se vio al abrir'),
        ACCION: param.text('Nombre de la transición', 40),
      },
      result: documentHeader,
    }),
  };
}

/** Contracts that every kind of document has: list, totals, open, history, diff, create, patch, transition. */
export const documentProcedures = (definition: Named) => ({
  ...readings(definition),
  ...changes(definition),
});
