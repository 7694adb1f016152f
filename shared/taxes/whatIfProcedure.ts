import * as z from 'zod';
import { param } from '../foundation/contracts/params.ts';
import { procedure } from '../foundation/contracts/procedure.ts';
import type { DocumentKind } from '../foundation/documents/kind.ts';
import { indefinite } from '../foundation/documents/noun.ts';
import { changeSchema } from '../foundation/documents/patch.ts';
import { problemSchema } from '../foundation/documents/procedures.ts';
import { keyed, keysOf } from '../foundation/keyed.ts';
import type { SupposedTerms } from './supposed.ts';

const supposedText = z.string('debe ser texto').max(60, 'admite hasta 60 caracteres').optional();

/** The declaration as it stands and as it would be, nothing of it saved. */
const whatIfResult = z.object({
  VERSION: z.int(),
  /** Why it cannot be tried; '' when it can, and the lists are empty when it cannot. */
  RECHAZO: z.string(),
  /** Customs value in US dollars, each tax and the totals in local currency, two decimals. */
  DIFERENCIAS: z.array(
    z.object({ CONCEPTO: z.string(), AHORA: z.string(), SERIA: z.string(), DIFERENCIA: z.string() }),
  ),
  /** What of the terms does not change the taxes, and why. */
  AVISOS: z.array(z.string()),
  /** What it would have to be completed with besides, and what would no longer be asked; the foremost of each. */
  PEDIRIA: z.array(problemSchema),
  YA_NO_PEDIRIA: z.array(problemSchema),
  /** The edits that would make it so, for `patch`. */
  CAMBIOS: z.array(changeSchema),
});

/**
 * Contract by which other terms of a declaration are tried out.
 * @param said what a caller must know of single terms.
 */
export function whatIfProcedure<const G extends DocumentKind['module'], N extends string>(
  { module: group, noun }: { module: G; noun: DocumentKind['noun'] },
  { dataSet }: SupposedTerms<N>,
  said: string,
) {
  return procedure({
    group,
    permission: `${group}:read` as const,
    effect: 'read',
    name: 'whatIf',
    summary: `probar otros términos en ${indefinite(noun)} sin cambiarla`,
    params: {
      ID: param.id(group, `Identificador de la ${noun.singular}`),
      VERSION: param.optional(param.integer('Versión; la actual si falta', 1)),
      TERMINOS: param.json(
        `Lo que se prueba, como texto; lo que falta o va en blanco queda igual. ${said}`,
        z.strictObject(keyed(keysOf(dataSet.fields), () => supposedText)),
      ),
    },
    result: whatIfResult,
  });
}

export type WhatIfContract = ReturnType<typeof whatIfProcedure<DocumentKind['module'], string>>;
