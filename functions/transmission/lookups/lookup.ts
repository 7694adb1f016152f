import { documentKinds } from '../../../shared/documentKinds.ts';
import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { none } from '../../../shared/foundation/documents/noun.ts';
import { lookupKey } from '../../../shared/transmission/lookups/register.ts';
import type { transmissionProcedures } from '../../../shared/transmission/procedures.ts';
import { isKnownTo } from '../../runtime/documents/ownImporters.ts';
import type { HeaderRow } from '../../runtime/documents/rows.ts';
import type { Call, Implementation } from '../../runtime/executor.ts';
import { companyKey } from '../../runtime/keys.ts';
import { askLookup } from './ask.ts';
import { keep, keptOf, keptRow, publicLookup } from './keep.ts';
import type { DocumentOf } from './rows.ts';

const DOCUMENT_ID = /^[a-z]{3}-[0-9a-z]{1,40}$/;

/**
 * The document that a call names, if the person may do that with it.
 * @throws Refusal as for one that never was, when it is another company's or another importer's.
 */
async function documentOf(
  { services, scope, input }: Call<{ TIPO: string; DOCUMENTO: string }>,
  right: 'read' | 'write',
): Promise<DocumentOf> {
  const kind = documentKinds.find(({ module }) => module === input.TIPO);
  if (!kind) throw refusal('not-found', { what: 'ese tipo de documento' });
  if (!scope.permissions.has(`${kind.module}:${right}`))
    throw refusal('permission.denied', {
      action: right === 'read' ? `ver ${kind.noun.plural}` : `cambiar ${kind.noun.plural}`,
    });
  const key = { pk: companyKey(scope), sk: `H#${input.DOCUMENTO}` };
  const header = DOCUMENT_ID.test(input.DOCUMENTO)
    ? await services.database.get<HeaderRow>(kind.module, key)
    : undefined;
  if (!header || !isKnownTo(scope, kind, header)) throw refusal('not-found', { what: none(kind.noun) });
  const { company, country } = scope;
  return { company, country, kind: kind.module, id: input.DOCUMENTO };
}

/** Asks the service that knows a thing that a document names, and keeps what it says with the document. */
export const lookup: Implementation<typeof transmissionProcedures.lookup> = async (call) => {
  const { services, scope, input } = call;
  const document = await documentOf(call, 'write');
  // Asked for in the form in which a document would: whatever else is no question.
  const parts = input.CLAVE.split('|');
  const record = { CLAVE: input.CLAVE, MARCA: parts[0] ?? '', LINEA: parts[1] ?? '', MODELO: parts[2] ?? '' };
  const key = lookupKey(input.CONSULTA, scope.country, record, 'CLAVE');
  if (key === undefined)
    throw refusal('params.invalid', {
      name: 'CLAVE',
      reason: `«${input.CLAVE.slice(0, 40)}» no tiene la forma de lo que se consulta en su país`,
    });
  const known = await askLookup(services, scope, input.CONSULTA, key, { anew: input.DE_NUEVO === true });
  const row = keptRow(services, document, input.CONSULTA, key, known);
  await keep(services, row);
  return publicLookup(services, row);
};

/** What the services said of a document. */
export const lookupsOf: Implementation<typeof transmissionProcedures.lookupsOf> = async (call) =>
  keptOf(call.services, await documentOf(call, 'read'));
