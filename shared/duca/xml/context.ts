import { catalogue } from '../../catalogues/names.ts';
import type { Reference } from '../../foundation/documents/reference.ts';

/** What the rules of the message ask besides the record at hand. One object a reference, modality and class. */
export interface DucaXmlContext {
  modality: string;
  /** The modality leaves the country: the office sent is that of exit (spec 5). */
  exit: boolean;
  /** Packages and unit totals go without decimals (spec 5: when a flag is set). */
  wholeTotals: boolean;
  /** Tariff codes of preferential goods are cut to 8 digits (spec 5: user configuration, module 7). */
  preference8: boolean;
  /** Message function 4 and identifier 1 instead of the usual (spec 4). */
  variant: boolean;
}

const contexts = new WeakMap<Reference, Map<string, DucaXmlContext>>();

/** Context of a declaration's message; the same object for the same answers, so that what hangs on it is kept. */
export function xmlContext(modality: string, reference: Reference): DucaXmlContext {
  const known = contexts.get(reference) ?? new Map<string, DucaXmlContext>();
  contexts.set(reference, known);
  let context = known.get(modality);
  if (!context) {
    const setting = (name: string): boolean => reference.row(catalogue.settings, name)?.['ACTIVO'] === '1';
    context = {
      modality,
      exit: reference.row(catalogue.modalities, modality)?.['SALIDA'] === '1',
      wholeTotals: setting('XML_TOTALES_ENTEROS'),
      preference8: setting('XML_PARTIDA_8_DIGITOS'),
      variant: setting('XML_MENSAJE_VARIANTE'),
    };
    known.set(modality, context);
  }
  return context;
}
