import type { CatalogueList } from '../../shared/foundation/documents/makeReference.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import { entriesOf, type StoredOptions } from '../../shared/foundation/options/storedOptions.ts';
import { withOptions } from '../../shared/foundation/options/withOptions.ts';
import type { Item, Key, Write } from './database.ts';
import { companyKey } from './keys.ts';
import { referenceFor } from './reference.ts';
import type { TenantScope } from './scope.ts';
import type { Services } from './services.ts';

/**
 * A company's options beside the lists that they are laid over: what works without a person reads them there and needs
 * no right to the rows of people. Each change of the company's own row writes it too, in the same transaction.
 */
interface OptionsRow extends Item {
  OPCIONES: StoredOptions;
}

export const companyOptionsKey = (company: string): Key => ({ pk: companyKey({ company }), sk: 'OPCIONES' });

/** Tells the options to what works without a person; for the transaction that changes the company's row. */
export const optionsWrite = (company: string, OPCIONES: StoredOptions): Write => ({
  kind: 'put',
  table: 'catalogues',
  item: { ...companyOptionsKey(company), OPCIONES },
});

/** The lists as a company says them, for work that no person called; a call has `reference()`. */
export async function companyReference(
  { services, scope }: { services: Services; scope: TenantScope },
  shipped: readonly CatalogueList[],
): Promise<Reference> {
  const [lists, row] = await Promise.all([
    referenceFor(services, scope.country, shipped),
    services.database.get<OptionsRow>('catalogues', companyOptionsKey(scope.company)),
  ]);
  return withOptions(lists, entriesOf(row?.OPCIONES));
}
