import { invalidParam } from '../../../shared/foundation/contracts/refusal.ts';
import { lookupKey } from '../../../shared/transmission/lookups/register.ts';
import type { transmissionProcedures } from '../../../shared/transmission/procedures.ts';
import type { Implementation } from '../../runtime/executor.ts';
import { plainTaxId } from '../../../shared/foundation/numbers/plainTaxId.ts';
import { documentOf } from '../documentOf.ts';
import { askLookup } from './ask.ts';
import { keep, keptOf, keptRow, publicLookup } from './keep.ts';

/** Asks the service that knows a thing that a document names, and keeps what it says with the document. */
export const lookup: Implementation<typeof transmissionProcedures.lookup> = async (call) => {
  const { services, scope, input } = call;
  const document = await documentOf(call, 'write');
  // Asked for in the form in which a document would: whatever else is no question.
  const parts = input.CLAVE.split('|');
  const record = { CLAVE: input.CLAVE, MARCA: parts[0] ?? '', LINEA: parts[1] ?? '', MODELO: parts[2] ?? '' };
  const key = lookupKey(input.CONSULTA, scope.country, record, 'CLAVE');
  if (key === undefined)
    throw invalidParam(
      'CLAVE',
      `«${input.CLAVE.slice(0, 40)}» no tiene la forma de lo que se consulta en su país`,
    );
  const known = await askLookup(services, scope, input.CONSULTA, key, { anew: input.DE_NUEVO === true });
  const row = keptRow(services, document, input.CONSULTA, key, known);
  await keep(services, row);
  return publicLookup(services, row);
};

/**
 * What the services said of a document. An order keeps what they said of every importer that it had, and a client's people
 * are told of their own alone.
 */
export const lookupsOf: Implementation<typeof transmissionProcedures.lookupsOf> = async (call) => {
  const kept = await keptOf(call.services, await documentOf(call, 'read'));
  const { importers } = call.scope;
  if (!importers) return kept;
  const own = new Set([...importers].map(plainTaxId));
  return kept.filter(({ CLAVE }) => own.has(plainTaxId(CLAVE)));
};
