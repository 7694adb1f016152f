import type { DocumentDefinition } from '../../../shared/foundation/documents/definition.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import { invalidParam } from '../../../shared/foundation/contracts/refusal.ts';
import { foremost } from '../../../shared/foundation/rules/problem.ts';
import {
  readSupposed,
  supposedOf,
  type Supposed,
  type SupposedTerms,
} from '../../../shared/taxes/supposed.ts';
import type { WhatIf } from '../../../shared/taxes/whatIf.ts';
import type { WhatIfContract } from '../../../shared/taxes/whatIfProcedure.ts';
import { storeOf } from '../../runtime/documents/implementations.ts';
import type { Implementation } from '../../runtime/executor.ts';

/**
 * What a saved version of a declaration would cost and ask under other terms, with the function that the screen runs;
 * writes nothing.
 */
export const whatIfOf =
  <B>(
    definition: DocumentDefinition<B>,
    terms: SupposedTerms,
    tryOut: (body: B, supposed: Supposed, reference: Reference) => WhatIf<B>,
  ): Implementation<WhatIfContract> =>
  async (call) => {
    const { ID, VERSION, TERMINOS } = call.input;
    const [{ header, body }, reference] = await Promise.all([
      storeOf(definition, call).open(ID, VERSION),
      call.reference(),
    ]);
    const read = readSupposed(terms, TERMINOS, reference);
    if (!read.ok) throw invalidParam(`TERMINOS.${read.name}`, read.reason);
    const found = tryOut(body, supposedOf(terms, read.record), reference);
    return {
      VERSION: VERSION ?? header.VERSION,
      RECHAZO: found.refused ?? '',
      DIFERENCIAS: found.differences.map(({ label, from, to, change }) => ({
        CONCEPTO: label,
        AHORA: from,
        SERIA: to,
        DIFERENCIA: change,
      })),
      AVISOS: found.notes,
      PEDIRIA: foremost(found.asked),
      YA_NO_PEDIRIA: foremost(found.released),
      CAMBIOS: found.changes,
    };
  };
