import { comboNames, combosOf, ofCountry, orNoResults } from '../../shared/catalogues/combo.ts';
import { catalogue } from '../../shared/catalogues/names.ts';
import type { comboProcedures } from '../../shared/catalogues/comboProcedures.ts';
import type { Implementation } from '../runtime/executor.ts';
import { listsInForce } from './listsInForce.ts';

export const combos: Implementation<typeof comboProcedures.combos> = async (call) => {
  const lists = await listsInForce(call);
  return combosOf(comboNames(call.input.TABLAS), (name) => lists.get(name)?.rows);
};

/** Places of a country. */
export const locations: Implementation<typeof comboProcedures.locations> = async (call) => {
  const lists = await listsInForce(call);
  return ofCountry(lists.get(catalogue.locations)?.rows ?? [], call.input.PAIS);
};

export const documentTypes: Implementation<typeof comboProcedures.documentTypes> = async (call) => {
  const lists = await listsInForce(call);
  return [catalogue.invoiceDocuments, catalogue.transportDocuments].map((name) =>
    orNoResults(lists.get(name)?.rows ?? []),
  );
};

export const issuers: Implementation<typeof comboProcedures.issuers> = async (call) => {
  const lists = await listsInForce(call);
  return [catalogue.invoiceIssuers, catalogue.transportIssuers, catalogue.sealIssuers].map((name) =>
    ofCountry(lists.get(name)?.rows ?? [], call.input.PAIS ?? ''),
  );
};
