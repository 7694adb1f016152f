import { documentKinds } from '../../shared/documentKinds.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { none } from '../../shared/foundation/documents/noun.ts';
import { isKnownTo } from '../runtime/documents/ownImporters.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import type { Call } from '../runtime/executor.ts';
import { companyKey } from '../runtime/keys.ts';
import type { DocumentOf } from './lookups/rows.ts';

const DOCUMENT_ID = /^[a-z]{3}-[0-9a-z]{1,40}$/;

/**
 * The document that a call names, if the person may do that with it.
 * @throws Refusal as for one that never was, when it is another company's or another importer's.
 */
export async function documentOf(
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
