import { catalogue } from '../catalogues/names.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import { round, sum } from '../foundation/decimal/decimal.ts';

/** What a term of delivery says of the price (spec 3, incoterm reference). */
export interface Incoterm {
  includes: { fob: boolean; freight: boolean; insurance: boolean; others: boolean };
  declares: { freight: boolean; insurance: boolean; others: boolean };
}

/** Amounts of an invoice, canonical decimals in its currency; '' counts as 0. */
export interface Parts {
  fob: string;
  freight: string;
  insurance: string;
  others: string;
}

/** The term by its code; undefined while none is chosen or the catalogue is not loaded. */
export function incotermOf(reference: Reference, code: string): Incoterm | undefined {
  const row = code === '' ? undefined : reference.row(catalogue.incoterms, code);
  if (!row) return undefined;
  const yes = (name: string): boolean => row[name] === '1';
  return {
    includes: {
      fob: yes('INCLUYE_FOB'),
      freight: yes('INCLUYE_FLETE'),
      insurance: yes('INCLUYE_SEGURO'),
      others: yes('INCLUYE_OTROS'),
    },
    declares: {
      freight: yes('DECLARA_FLETE'),
      insurance: yes('DECLARA_SEGUROS'),
      others: yes('DECLARA_OTROS'),
    },
  };
}

/**
 * Invoice total in the declaration: each part counted only if the term includes it (spec 5, customs value). Two
 * decimals.
 */
export function invoiceTotal(parts: Parts, { includes }: Incoterm): string {
  const counted = [
    includes.fob ? parts.fob : '',
    includes.freight ? parts.freight : '',
    includes.insurance ? parts.insurance : '',
    includes.others ? parts.others : '',
  ];
  return round(sum(counted), 2);
}

/**
 * A declared amount: '0' if the price already includes it, else the rounded amount, '' if it is not declared (spec 5,
 * customs value).
 */
export function declaredPart(amount: string, included: boolean, declared: boolean): string {
  if (!declared) return '';
  return included ? '0' : round(amount, 2);
}
