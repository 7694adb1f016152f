import { comboNames, combosOf, ofCountry, orNoResults } from '../../shared/catalogues/combo.ts';
import { catalogue } from '../../shared/catalogues/names.ts';
import type { comboProcedures } from '../../shared/catalogues/comboProcedures.ts';
import { localDay } from '../../shared/foundation/dates/date.ts';
import { rowsInForce } from '../../shared/foundation/documents/inForce.ts';
import type { CatalogueRow } from '../../shared/foundation/documents/reference.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { listsInForce } from './listsInForce.ts';

/** Rows of a list that may be chosen today. */
async function offered(call: Pick<Call<unknown>, 'services' | 'scope' | 'revision'>) {
  const lists = await listsInForce(call);
  const today = localDay(call.services.now());
  return (name: string) => rowsInForce(lists.get(name)?.rows ?? NONE, today);
}

const NONE: readonly CatalogueRow[] = [];

export const combos: Implementation<typeof comboProcedures.combos> = async (call) => {
  const rowsOf = await offered(call);
  return combosOf(comboNames(call.input.TABLAS), rowsOf);
};

/** Places of a country. */
export const locations: Implementation<typeof comboProcedures.locations> = async (call) => {
  const rowsOf = await offered(call);
  return ofCountry(rowsOf(catalogue.locations), call.input.PAIS);
};

export const documentTypes: Implementation<typeof comboProcedures.documentTypes> = async (call) => {
  const rowsOf = await offered(call);
  return [catalogue.invoiceDocuments, catalogue.transportDocuments].map((name) => orNoResults(rowsOf(name)));
};

export const issuers: Implementation<typeof comboProcedures.issuers> = async (call) => {
  const rowsOf = await offered(call);
  return [catalogue.invoiceIssuers, catalogue.transportIssuers, catalogue.sealIssuers].map((name) =>
    ofCountry(rowsOf(name), call.input.PAIS ?? ''),
  );
};
